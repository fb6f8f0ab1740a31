/** Endpoints in rows: workers, queue, price and failures, and their faults as switches. */
import type { DeclaredFault, EndpointSummary } from '../../client/control.ts';
import { Price } from '../parts/price.tsx';
import { linkTo } from '../router.ts';
import { FaultSwitches } from './fault-switches.tsx';

interface EndpointTableProps {
  readonly endpoints: readonly EndpointSummary[];
  readonly faults: readonly DeclaredFault[];
  readonly onChange: () => void;
}

export function EndpointTable({ endpoints, faults, onChange }: EndpointTableProps) {
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
              <FaultSwitches endpointId={endpoint.id} faults={faults} onChange={onChange} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
        {price === undefined ? 'not charged' : <Price price={price} />}
      </td>
    </>
  );
}
