/** Jobs that stream parts of their output. */
import { isFinished } from '../../client/job.ts';
import { PrerequisiteFailed } from '../engine/run/deployment.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { Target } from '../engine/target.ts';

const operations = ['streamJob', 'streamJobByPost'] as const;

/** Requests parts while a job runs, with both methods in turn, and all parts of an ended job. */
export const streamParts: Scenario = {
  name: 'stream-parts',
  purpose:
    'Streams the parts of an output while its job runs, and those of another job after its end.',
  evidence: 'a job of `inputs.streaming` whose parts are requested while it runs',
  rules: ['stream-each-part-once', 'stream-end-carries-rest', 'stream-waits'],
  needs: ['stream-operation', 'streaming-input'],
  profile: 'reference',
  estimate: (target) => ({
    submissions: [{ endpoint: streamOf(target).endpoint, count: 2 }],
    requests: 4 * mostRequests,
    durationMs: 60_000,
  }),
  async run(deployment) {
    const { target } = deployment;
    const offered = operations.filter((id) => target.declares.operations?.includes(id));
    const { endpoint, input } = streamOf(target);
    const [first] = offered;
    if (first === undefined) return;
    const { id: jobId } = deployment.job(await deployment.run(endpoint, { input }));
    for (let count = 0; count < mostRequests; count += 1) {
      const job = deployment.job(await deployment.status(endpoint, jobId));
      const operationId = offered[count % offered.length] ?? first;
      await deployment.call(operationId, { endpoint: endpoint.id, jobId });
      if (isFinished(job)) break;
    }
    const late = deployment.job(await deployment.complete(endpoint, { input }));
    for (const operationId of offered) {
      await deployment.call(operationId, { endpoint: endpoint.id, jobId: late.id });
    }
  },
};

/** After so many requests the scenario goes on, even if the job still runs. */
const mostRequests = 30;

function streamOf({ endpoints }: Target) {
  for (const endpoint of endpoints) {
    const { streaming } = endpoint.inputs;
    if (streaming !== undefined) return { endpoint, input: streaming.input };
  }
  throw new PrerequisiteFailed('No endpoint has a streaming input.');
}
