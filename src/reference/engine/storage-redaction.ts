/** Keeps a request's storage settings out of what a worker of one's own says about a job. */
import { Secrets } from '../../evidence/secrets.ts';
import type { Task } from './worker.ts';

/** Replaces every text and number of four characters and more, whatever its key. */
export function storageRedaction(storage: Task['s3Config']): (text: string) => string {
  if (storage === undefined) return (text) => text;
  // Most workers say nothing.
  let secrets: Secrets | undefined;
  return (text) => {
    secrets ??= secretsIn(storage);
    return secrets.replaceIn(text);
  };
}

function secretsIn(storage: object): Secrets {
  const secrets = new Secrets();
  for (const text of textsIn(storage)) secrets.add(text, '[storage]');
  return secrets;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield `${value}`;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* textsIn(part);
}
