/** Run a public model: its form, the result, the cost and earlier runs. */
import { useEffect, useState } from 'preact/hooks';
import type { EndpointSummary } from '../../client/control.ts';
import { submissionRequest } from '../code/code-request.ts';
import { curlCode } from '../code/curl.ts';
import { useEndpoints } from '../parts/endpoints.ts';
import { Empty, Show } from '../parts/loading.tsx';
import { useCodeContext } from '../parts/use-code-context.ts';
import { goTo, route } from '../router.ts';
import { EarlierAttempts } from './earlier-attempts.tsx';
import {
  chooseEndpoint,
  draft,
  fieldsFor,
  type PlaygroundRequest,
  readDraft,
  showRequest,
} from './request-draft.ts';
import { readFragment } from './request-links.ts';
import './playground.css';
import type { EarlierAttempt } from './kept-attempts.ts';
import { RequestForm } from './request-form.tsx';
import { Result } from './result.tsx';
import { attempt, showEarlier } from './shown-attempt.ts';

export function PlaygroundPage() {
  const endpoints = useEndpoints();
  return <Show loaded={endpoints}>{(all) => <Playground endpoints={all} />}</Show>;
}

function Playground({ endpoints }: { readonly endpoints: readonly EndpointSummary[] }) {
  const [notice, setNotice] = useState<string>();
  const { fragment } = route.value;
  const byId = (wanted: string) => endpoints.find(({ id }) => id === wanted);
  const show = (request: PlaygroundRequest): boolean => {
    const endpoint = byId(request.endpointId);
    if (endpoint === undefined) {
      setNotice(`The service has no endpoint ${request.endpointId}. Choose another one.`);
      return false;
    }
    showRequest(endpoint, request);
    setNotice(undefined);
    return true;
  };
  const chosen = byId(draft.value.endpointId);
  const [first] = endpoints.toSorted((a, b) => a.kind.localeCompare(b.kind));
  useEffect(() => {
    const linked = readFragment(fragment);
    if (linked.kind === 'refused') setNotice(linked.reason);
    if (linked.kind === 'request' && show(linked.request)) setNotice(linked.note);
    // A reload does not overwrite what was typed since.
    if (linked.kind !== 'none') goTo(location.pathname + location.search, { replace: true });
    if (byId(draft.value.endpointId) === undefined && first !== undefined) chooseEndpoint(first);
  }, [fragment, chosen, first?.id]);
  if (first === undefined) {
    return (
      <Empty title="No endpoints">
        <p>
          Add one to the settings that you pass to <code>serve</code>, and start it again.
        </p>
      </Empty>
    );
  }
  return (
    <>
      {notice !== undefined && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      {chosen !== undefined && <Workbench endpoints={endpoints} endpoint={chosen} show={show} />}
    </>
  );
}

interface WorkbenchProps {
  readonly endpoints: readonly EndpointSummary[];
  readonly endpoint: EndpointSummary;
  readonly show: (request: PlaygroundRequest) => boolean;
}

function Workbench({ endpoints, endpoint, show }: WorkbenchProps) {
  const fields = fieldsFor(endpoint);
  const read = readDraft(draft.value, fields);
  const context = useCodeContext();
  return (
    <div class="playground">
      <div class="bench">
        <RequestForm endpoints={endpoints} endpoint={endpoint} fields={fields} read={read} />
        <section aria-label="Result" class="result">
          <h2>Result</h2>
          {attempt.value === undefined ? (
            <Empty title="Nothing has run yet">
              <p>Select Run to see the job and its result here.</p>
            </Empty>
          ) : (
            <Result attempt={attempt.value} />
          )}
        </section>
      </div>
      <section aria-label="Earlier runs" class="earlier">
        <h2>Earlier runs</h2>
        <EarlierAttempts
          curl={read.request && curlCode(submissionRequest(read.request), context)}
          onShow={(attempt: EarlierAttempt) => {
            if (show(attempt.request)) void showEarlier(attempt);
          }}
        />
      </section>
    </div>
  );
}
