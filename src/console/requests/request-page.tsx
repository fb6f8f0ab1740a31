/** A request: first what was wrong and where, then what was sent and answered. */
import { useState } from 'preact/hooks';
import type { RequestDetails } from '../../client/control.ts';
import { codeRequestFromLog } from '../code/code-request.ts';
import { requestRevision } from '../live-events.ts';
import { useTitle } from '../page-title.ts';
import { CopyAs } from '../parts/copy-as.tsx';
import { DetailHeader } from '../parts/detail-header.tsx';
import { Fact } from '../parts/fact.tsx';
import { Show, useLoaded } from '../parts/loading.tsx';
import { Duration } from '../parts/values.tsx';
import { changeFragment } from '../playground/request-links.ts';
import { linkTo } from '../router.ts';
import { control } from '../session.ts';
import { Downloads } from './downloads.tsx';
import { Refusal } from './refusal-reason.tsx';
import { listAddress } from './request-filter.tsx';
import { methodAndPath, RequestTime, Status, statusText } from './request-values.tsx';
import { SentOrAnswered } from './sent-or-answered.tsx';

export function RequestPage({ id }: { readonly id: string }) {
  const [isAnswered, setAnswered] = useState(false);
  const read = async (signal: AbortSignal) => {
    const request = await control.getRequest(id, { signal });
    setAnswered(request.state === 'answered');
    return request;
  };
  const loaded = useLoaded(id, read, { once: isAnswered, counter: requestRevision });
  const { value: request } = loaded;
  return (
    <>
      <DetailHeader
        back={{ to: linkTo('requests'), text: 'All requests' }}
        copied={request === undefined ? id : targetText(request)}
        about={request === undefined ? 'the id' : 'the method and the address'}
      >
        {request !== undefined && (
          <>
            <Status request={request} /> <bdi>{targetText(request)}</bdi>
          </>
        )}
      </DetailHeader>
      <Show loaded={loaded}>{(request) => <Request request={request} />}</Show>
    </>
  );
}

/** With its query, which a list leaves out. */
function targetText(request: RequestDetails): string {
  const { method, target } = request;
  return method === '' ? methodAndPath(request) : `${method} ${target}`;
}

function Request({ request }: { readonly request: RequestDetails }) {
  const { id, response } = request;
  const change = changeFragment(request);
  useTitle(`${statusText(request)} · ${methodAndPath(request)}`);
  return (
    <div class="request">
      <Refusal request={request} />
      <section class="row bar" aria-label="Actions">
        {change !== undefined && (
          <a class="button" href={linkTo() + change}>
            Change and send
          </a>
        )}
        <CopyAs request={codeRequestFromLog(request)} />
        <Downloads query={{ request: id, scope: 'all' }} name={`request-${id}`} />
      </section>
      <Facts request={request} />
      <div class="messages">
        <SentOrAnswered title="Request" message={request.request} />
        {response === undefined || request.dropped ? (
          <section aria-label="Response">
            <h3>Response</h3>
            <p class="quiet">
              {request.state === 'waiting'
                ? 'The request waits for its answer, which appears here.'
                : 'The connection was closed without a response.'}
            </p>
          </section>
        ) : (
          <SentOrAnswered title="Response" message={response} />
        )}
      </div>
    </div>
  );
}

function Facts({ request }: { readonly request: RequestDetails }) {
  const { durationMs, operationId, endpointId, jobId, key, hasAccount } = request;
  return (
    <dl class="facts">
      <Fact name="Job">{jobId && <a href={linkTo('jobs', jobId)}>{jobId}</a>}</Fact>
      <Fact name="Endpoint">
        {endpointId && <a href={listAddress({ endpoint: endpointId })}>{endpointId}</a>}
      </Fact>
      <Fact name="Operation">
        {operationId && <a href={listAddress({ operation: operationId })}>{operationId}</a>}
      </Fact>
      <Fact name="Key">
        {key === undefined ? (
          hasAccount ? (
            '–'
          ) : (
            'none that the service knows'
          )
        ) : (
          <a href={listAddress({ key })}>{key}</a>
        )}
      </Fact>
      <Fact name="Time">
        <RequestTime request={request} />
      </Fact>
      <Fact name="Duration">
        <Duration ms={durationMs} />
      </Fact>
    </dl>
  );
}
