/** Small values of requests: their status and their time. */
import type { RequestSummary } from '../../client/control.ts';
import { isManual } from '../account-clock.ts';
import { Age, MachineTime, Time } from '../parts/values.tsx';

/** Its status, or that it has none. */
export function statusText({ state, status, dropped }: RequestSummary): string {
  if (state === 'waiting') return state;
  return dropped ? 'dropped' : `${status ?? '–'}`;
}

export function Status({ request }: { readonly request: RequestSummary }) {
  const text = statusText(request);
  const isDoubtful = text.startsWith('2') && whyNotServed(request) !== undefined;
  return <StatusMark text={text} isDoubtful={isDoubtful} />;
}

interface StatusMarkProps {
  /** Of `statusText`. */
  readonly text: string;
  /** Whether the caller did not get what the status says. Default: no. */
  readonly isDoubtful?: boolean;
}

export function StatusMark({ text, isDoubtful = false }: StatusMarkProps) {
  const kind = /^\d/.test(text) ? text[0] : text;
  return (
    <span class="status" data-class={isDoubtful ? 'doubtful' : kind}>
      {text}
    </span>
  );
}

/** Method and path, if the service could read them. */
export function methodAndPath({ method, path }: RequestSummary): string {
  return method === '' ? 'unreadable HTTP' : `${method} ${path}`;
}

/** Why the caller did not get what it asked for; undefined if it did, as far as the service knows. */
export function whyNotServed(request: RequestSummary): string | undefined {
  const { method, detail, reason, refusedOrigin, callerLeft, dropped, faults } = request;
  const { jobStatus, jobError } = request;
  const isPreflight = method === 'OPTIONS' && refusedOrigin !== undefined;
  if (detail !== undefined && !isPreflight) return reason ?? detail;
  if (refusedOrigin !== undefined) {
    const what = isPreflight ? 'send this request' : 'read the answer';
    return `Web pages of ${refusedOrigin} may not ${what} (CORS, setting corsOrigins).`;
  }
  if (callerLeft) return 'The caller closed the connection before the answer.';
  if (dropped) return 'A fault closed the connection instead of answering.';
  if (jobStatus === 'FAILED' || jobStatus === 'TIMED_OUT') return jobReason(jobStatus, jobError);
  return faults && 'A fault changed the answer or delayed it.';
}

/** Why a job has ended without a result. */
export function jobReason(state: string, error: string | undefined): string {
  return error ?? `The job ended as ${state}.`;
}

/** The same, short: what is wrong begins with its place, such as `policy.ttl: at least 10000, got 5 (+1)`. */
export function shortReason(request: RequestSummary): string | undefined {
  const { place, morePlaces, reason } = request;
  if (place === undefined || reason !== undefined) return whyNotServed(request);
  const more = morePlaces === undefined ? '' : ` (+${morePlaces})`;
  const expected = place.expected.replace(/^an? (number|integer) of /, '');
  return `${fieldName(place)}: ${expected}, got ${place.received}${more}`;
}

/** In a row, which can stand for several reads of a job. */
export function Reason({ request }: { readonly request: RequestSummary }) {
  const { polls } = request;
  if (polls !== undefined) return <span class="quiet">{`The latest of ${polls} reads`}</span>;
  return <bdi>{shortReason(request)}</bdi>;
}

/** `policy.ttl`, or the name of a parameter. */
function fieldName({ in: part, pointer }: NonNullable<RequestSummary['place']>): string {
  const names = pointer.split('/').slice(1).map(unescapePointer);
  return names.length === 0 ? part : names.join('.');
}

/** A segment of a JSON pointer as it is in the value. */
export function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

interface RequestTimeProps {
  readonly request: Pick<RequestSummary, 'atMs' | 'hasAccount'>;
  /** Whether it is in a column of ages. */
  readonly isAge?: boolean;
}

/** A request that belongs to no account has the time of the service's machine. */
export function RequestTime({ request: { atMs, hasAccount }, isAge = false }: RequestTimeProps) {
  if (!hasAccount && isManual.value) return <MachineTime ms={atMs} />;
  return isAge ? <Age ms={atMs} /> : <Time ms={atMs} />;
}
