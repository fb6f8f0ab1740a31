/** What a fault of the local service does, in words. */
import { operations } from '#generated/reference/tables.js';
import { isObject } from '../../core/json.ts';

/**
 * A sentence about a fault in the form of the service's settings. Evidence of another version may have faults that this
 * one does not know.
 */
export function faultSentence({
  effect,
  operation,
  endpoint,
  probability,
  count,
}: Readonly<Record<string, unknown>>): string {
  const limits = [
    ...(typeof operation === 'string' ? [operationText(operation)] : []),
    ...(typeof endpoint === 'string' ? [`endpoint \`${endpoint}\``] : []),
    ...(typeof probability === 'number' ? [`with a probability of ${probability}`] : []),
    ...(typeof count === 'number' ? [count === 1 ? 'once' : `${count} times`] : []),
  ];
  return `${effectClause(effect)}${limits.length === 0 ? '' : ` (${limits.join(', ')})`}.`;
}

function operationText(id: string): string {
  const operation = Object.values(operations).find(({ operationId }) => operationId === id);
  return operation === undefined ? `\`${id}\`` : `\`${operation.method} ${operation.path}\``;
}

function effectClause(effect: unknown): string {
  const { status, retryAfterSeconds, ...other } = isObject(effect) ? effect : {};
  if (typeof status === 'number') {
    const retry =
      retryAfterSeconds === undefined ? '' : ` and \`Retry-After: ${retryAfterSeconds}\``;
    return `Requests are answered with ${status}${retry}`;
  }
  const [[name, value] = ['', undefined]] = Object.entries(other);
  return (
    texts[typeof value === 'string' ? `${name} ${value}` : name] ?? 'Something else goes wrong'
  );
}

const texts: Readonly<Record<string, string>> = {
  latency: 'Answers come late',
  drop: 'Connections close without an answer',
  stale: 'Answers show the job as it was before',
  'worker crash': 'The worker of a job crashes',
  'worker hang': 'The worker of a job never ends it',
  'webhook lost': 'A webhook call gets lost',
  'webhook duplicated': 'A webhook call comes twice',
};
