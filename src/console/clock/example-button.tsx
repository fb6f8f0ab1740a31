/** Something to look at: a job that never ends, and a webhook that fails twice. */
import { useAction } from '../parts/action.tsx';
import { goTo, linkTo } from '../router.ts';
import { sendJob } from '../send-job.ts';
import { control } from '../session.ts';

export function ExampleButton() {
  const { start, failure } = useAction();
  const show = async () => goTo(linkTo('jobs', await submitHangingJob()));
  return (
    <>
      <button type="button" onClick={() => start(show)}>
        Submit a job that hangs, with a webhook that fails twice
      </button>
      {failure}
    </>
  );
}

/** A fault that happens once makes the job hang; a receiver fails its webhook twice. */
async function submitHangingJob(): Promise<string> {
  const [endpoints, declared] = await Promise.all([control.listEndpoints(), control.listFaults()]);
  const endpoint = endpoints.find(({ kind }) => kind === 'serverless') ?? endpoints[0];
  if (endpoint === undefined) throw new Error('This account has no endpoint.');
  const { url } = await control.createReceiver({
    name: 'Fails twice',
    responses: [{ status: 500 }, { status: 500 }, { status: 200 }],
  });
  const hang = { endpoint: endpoint.id, count: 1, effect: { worker: 'hang' } } as const;
  await control.declareFaults([hang, ...declared.map(({ fault }) => fault)], { keepCounts: true });
  const { id } = await sendJob(endpoint.id, { input: { prompt: 'Hello' }, webhook: url });
  return id;
}
