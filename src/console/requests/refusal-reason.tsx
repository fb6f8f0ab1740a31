/** Why a request was refused: what was wrong, where, and where to read on. */
import type { RequestDetails } from '../../client/control.ts';
import { fileNameOf } from '../code/code-context.ts';
import { faultKindOf, faultText } from '../faults/fault-kinds.ts';
import { linkTo } from '../router.ts';
import { unescapePointer, whyNotServed } from './request-values.tsx';

type ProblemPlace = NonNullable<NonNullable<RequestDetails['problem']>['errors']>[number];

/** Nothing for a request that got what it asked for. */
export function Refusal({ request }: { readonly request: RequestDetails }) {
  const { problem, faults = [] } = request;
  const reason = whyNotServed(request);
  if (reason === undefined) return null;
  const places = problem?.errors ?? [];
  return (
    <section class="refusal" aria-label="What went wrong">
      {problem !== undefined && <h3>{problem.title}</h3>}
      <p class="detail" dir="auto">
        {reason}
      </p>
      {places.length > 0 && <Places places={places} />}
      {faults.map((fault, at) => (
        <p key={at}>{`${faultKindOf(fault.effect).label}: ${faultText(fault)}`}</p>
      ))}
      <ReadOn request={request} places={places} />
    </section>
  );
}

function Places({ places }: { readonly places: readonly ProblemPlace[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Where</th>
          <th>Expected</th>
          <th>Got</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place, at) => (
          <tr key={at}>
            <td>
              <code>
                <bdi>{placeText(place)}</bdi>
              </code>
            </td>
            <td dir="auto">{place.expected}</td>
            <td dir="auto">{place.received}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The first segment of the pointer to a parameter is its name. */
function placeText({ in: part, pointer }: ProblemPlace): string {
  if (part === 'body') return pointer === '' ? 'the whole body' : `body ${pointer}`;
  return `${part} ${unescapePointer(pointer.slice(1))}`;
}

interface ReadOnProps {
  readonly request: RequestDetails;
  readonly places: readonly ProblemPlace[];
}

function ReadOn({ request: { operationId, code, faults }, places }: ReadOnProps) {
  const part = places[0]?.in === 'body' ? 'body' : 'parameters';
  return (
    <p class="row">
      {faults !== undefined && <a href={linkTo('faults')}>Faults of this account</a>}
      {code === 'unauthorized' && <a href={linkTo('keys')}>API keys of this account</a>}
      {code !== undefined && faults === undefined && (
        <a href={`/docs/reference/errors#${encodeURIComponent(code)}`}>
          About <code>{code}</code>
        </a>
      )}
      {operationId !== undefined && places.length > 0 && (
        <a href={`/docs/reference/${fileNameOf({ operationId })}#${part}`}>
          What <code>{operationId}</code> takes
        </a>
      )}
    </p>
  );
}
