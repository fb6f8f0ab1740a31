/** The endpoints of the account: workers, queue, price and failures, and their faults as switches. */
import type { EndpointSummary } from '../../client/control.ts';
import { priceText } from '../parts/endpoints.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { linkTo, route } from '../router.ts';
import { control } from '../session.ts';
import { EndpointPage } from './endpoint-page.tsx';
import { FaultSwitches } from './fault-switches.tsx';
import './endpoints.css';

export function EndpointsPage() {
  const [, id] = route.value.parts;
  const loaded = useLoaded('endpoints and faults', async (signal) => {
    const [endpoints, faults] = await Promise.all([
      control.listEndpoints({ signal }),
      control.listFaults({ signal }),
    ]);
    return { endpoints, faults };
  });
  return (
    <Show loaded={loaded}>
      {({ endpoints, faults }) => {
        if (id !== undefined) {
          return <EndpointPage id={id} endpoint={endpoints.find((each) => each.id === id)} />;
        }
        if (endpoints.length === 0) return <Empty title="No endpoints" />;
        return (
          <table class="endpoints">
            <thead>
              <tr>
                <th>Endpoint</th>
                <th>Workers</th>
                <th>Queue</th>
                <th>Jobs</th>
                <th>Price</th>
                <th>Faults</th>
              </tr>
            </thead>
            <tbody>
              {endpoints.map((endpoint) => (
                <tr key={endpoint.id}>
                  <EndpointCells endpoint={endpoint} />
                  <td>
                    <FaultSwitches
                      endpointId={endpoint.id}
                      faults={faults}
                      onChange={loaded.reload}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </Show>
  );
}

function EndpointCells({ endpoint }: { readonly endpoint: EndpointSummary }) {
  const { id, kind, model, price, workersMax, health, inputSchema, outputSchema } = endpoint;
  const { jobs, workers } = health;
  const isDescribed = kind === 'serverless' && (inputSchema ?? outputSchema) !== undefined;
  const jobsLink = (state: string) => linkTo('jobs', new URLSearchParams({ endpoint: id, state }));
  return (
    <>
      <td>
        <a href={linkTo('endpoints', id)}>
          <bdi>{id}</bdi>
        </a>{' '}
        <span class="quiet">{model ?? (isDescribed ? `${kind}, with schemas` : kind)}</span>
      </td>
      <td title="Workers with a job, of the ready ones; those that start; the most there can be">
        {`${workers.running} of ${workers.ready} busy`}
        {workers.initializing > 0 && `, ${workers.initializing} starting`}
        <span class="quiet">{`, max. ${workersMax}`}</span>
      </td>
      <td>
        <a href={jobsLink('IN_QUEUE')}>{`${jobs.inQueue} waiting`}</a>
        {`, ${jobs.inProgress} running`}
      </td>
      <td>
        {`${jobs.completed} completed`}
        {jobs.failed > 0 && (
          <>
            {', '}
            <a class="wrong" href={linkTo('endpoints', id)}>{`${jobs.failed} failed`}</a>
          </>
        )}
      </td>
      <td class={price === undefined ? 'quiet' : undefined}>
        {price === undefined ? 'not charged' : priceText(price)}
      </td>
    </>
  );
}
