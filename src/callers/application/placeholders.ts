/** Placeholders in the texts of an application file, such as `{baseUrl}`. */
import { isObject, partAt } from '../../core/json.ts';

/** What placeholders may be called, and what stands for them. */
export const placeholders = {
  baseUrl: 'the base URL of the service, without /v2',
  apiKey: 'the API key',
  port: 'a free port at which the application listens',
  dataFolder: 'an empty folder for what the application keeps, removed at the end',
  endpoint: 'the endpoint of the file',
  piece: 'a name for the piece of work, another one each time',
} as const;

export type PlaceholderName = keyof typeof placeholders;

/** `${name}` belongs to a shell. */
const placeholder = /(?<!\$)\{([A-Za-z]+|(?:\/[^{}\s]*)+)\}/g;

/** The names of all placeholders of a text, known or not; JSON pointers are among them. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** @param lookup undefined leaves a placeholder as it is */
export function fillPlaceholders(
  text: string,
  lookup: (name: string) => string | undefined,
): string {
  return text.replaceAll(placeholder, (whole, name: string) => lookup(name) ?? whole);
}

/** A value of JSON with the placeholders of all its texts filled in. */
export function filledInAll(value: unknown, lookup: (name: string) => string | undefined): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, lookup);
  if (Array.isArray(value)) return value.map((item) => filledInAll(item, lookup));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, filledInAll(item, lookup)]),
  );
}

/** The member that a placeholder such as `{/order/id}` names, as a part of a path. */
export function memberFor(name: string, json: unknown): string | undefined {
  if (!name.startsWith('/')) return undefined;
  const value = partAt(json, name);
  return typeof value === 'string' || typeof value === 'number'
    ? encodeURIComponent(value)
    : undefined;
}
