/** An endpoint: its row of the list, its schemas, and what it refused. */
import type { ComponentChildren } from 'preact';
import type { EndpointSummary } from '../../client/control.ts';
import { failureRevision, listFailures } from '../failures/failure-log.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DetailHeader } from '../parts/detail-header.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { Empty, useLoaded } from '../parts/loading.tsx';
import { linkFragment } from '../playground/request-links.ts';
import { RequestTime } from '../requests/request-values.tsx';
import { linkTo } from '../router.ts';

interface EndpointPageProps {
  readonly id: string;
  /** Undefined if the account has none of this id. */
  readonly endpoint: EndpointSummary | undefined;
  /** Its row. */
  readonly children: ComponentChildren;
}

export function EndpointPage({ id, endpoint, children }: EndpointPageProps) {
  return (
    <>
      <DetailHeader
        back={{ to: linkTo('endpoints'), text: 'All endpoints' }}
        copied={id}
        about="the id"
      >
        <bdi>{id}</bdi>
      </DetailHeader>
      {endpoint === undefined ? (
        <Empty title={`The account has no endpoint ${id}.`} />
      ) : (
        <Endpoint endpoint={endpoint}>{children}</Endpoint>
      )}
    </>
  );
}

function Endpoint({
  endpoint,
  children,
}: Pick<EndpointPageProps, 'children'> & { readonly endpoint: EndpointSummary }) {
  const { id, inputSchema, outputSchema } = endpoint;
  const of = new URLSearchParams({ endpoint: id });
  const body = { input: endpoint.examples?.[0]?.input ?? {} };
  return (
    <div class="endpoint">
      <p class="row">
        <a href={linkTo() + linkFragment({ endpointId: id, isSync: false, body })}>Run</a>
        <a href={linkTo('jobs', of)}>Jobs</a>
        <a href={linkTo('requests', of)}>Requests</a>
      </p>
      {children}
      <EndpointFailures id={id} />
      <div class="schemas">
        <Schema name="Input" schema={inputSchema} />
        <Schema name="Output" schema={outputSchema} />
      </div>
    </div>
  );
}

const mostShown = 10;

/** Its latest failures, of those that the page has. */
function EndpointFailures({ id }: { readonly id: string }) {
  const { value: failures = [] } = useLoaded(
    `refused by ${id}`,
    async () =>
      listFailures()
        .filter(({ endpointId, kind }) => endpointId === id && kind !== 'webhook')
        .slice(0, mostShown),
    { counter: failureRevision },
  );
  return (
    <section>
      <h2>What was refused or failed</h2>
      {failures.length === 0 && <p class="quiet">Nothing.</p>}
      <ul class="refusals">
        {failures.map(({ kind, id: item, sequence, reason, ...time }) => (
          <li key={`${kind} ${sequence}`}>
            <a href={linkTo(kind === 'request' ? 'requests' : 'jobs', item)}>
              <bdi>{reason}</bdi>
            </a>{' '}
            <span class="quiet">
              {`${kind}, `}
              <RequestTime request={time} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SchemaProps {
  readonly name: string;
  readonly schema: EndpointSummary['inputSchema'];
}

function Schema({ name, schema }: SchemaProps) {
  return (
    <section>
      <div class="row">
        <h2>{`${name} schema`}</h2>
        {schema !== undefined && (
          <CopyButton text={() => JSON.stringify(schema, null, 2)} about="the schema" isIcon />
        )}
      </div>
      {schema === undefined ? (
        <p class="quiet">None: any object.</p>
      ) : (
        <JsonView value={schema} open={8} />
      )}
    </section>
  );
}
