/** The answer to a submission as a program gets it: status, headers and body. */
import { CopyButton } from '../parts/copy-button.tsx';
import { Headers } from '../parts/fact.tsx';
import { JsonView } from '../parts/json-view.tsx';
import type { PlaygroundRequest } from './request-draft.ts';
import type { SeenResponse } from './shown-attempt.ts';

export function Response({
  request: { endpointId, isSync },
  response: { status, headers, body },
}: {
  readonly request: PlaygroundRequest;
  readonly response: SeenResponse;
}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return (
    <section class="response" aria-label="Response">
      <h3>
        <span class={status < 400 ? 'status' : 'status wrong'}>{status}</span>
        {` from POST /v2/${endpointId}/${isSync ? 'runsync' : 'run'}`}
      </h3>
      {headers === undefined ? (
        <p class="quiet">Headers are not known.</p>
      ) : (
        <Headers headers={headers} />
      )}
      {body === undefined ? (
        <p class="quiet">No body</p>
      ) : (
        <>
          {typeof body === 'string' ? <pre>{body}</pre> : <JsonView value={body} />}
          <CopyButton text={text} label="Copy the body" />
        </>
      )}
    </section>
  );
}
