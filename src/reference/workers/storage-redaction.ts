/** Keeps a request's storage settings out of what a worker of one's own says about a job. */
import type { Task } from './worker.ts';

/** Values shorter than this are words of every text, and no secrets. */
const shortestValue = 4;

/**
 * Replaces every value of the settings, whatever its key, also where it stands within JSON and
 * where only one of its lines is met.
 */
export function storageRedaction(storage: Task['s3Config']): (text: string) => string {
  if (storage === undefined) return (text) => text;
  const forms = new Set<string>();
  for (const text of textsIn(storage)) {
    for (const value of [text, ...text.split(/\r?\n/)]) {
      if (value.length < shortestValue) continue;
      const escaped = JSON.stringify(value).slice(1, -1);
      for (const form of [value, escaped, escaped.replaceAll('/', '\\/')]) forms.add(form);
    }
  }
  // The longest first: a value may be a part of another.
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, '[storage]'), text);
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* textsIn(part);
}
