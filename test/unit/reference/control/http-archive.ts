/** The required members of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/), as a schema. */
import { Ajv } from 'ajv';

const text = { type: 'string' };
const number = { type: 'number' };
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional, comment: text },
  required: Object.keys(required),
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const pair = object({ name: text, value: text });
const message = {
  httpVersion: text,
  cookies: list(object({ name: text, value: text })),
  headers: list(pair),
  headersSize: { type: 'integer', minimum: -1 },
  bodySize: { type: 'integer', minimum: -1 },
};
const entry = object({
  startedDateTime: {
    type: 'string',
    pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(Z|[+-]\\d\\d:\\d\\d)$',
  },
  time: { type: 'number', minimum: 0 },
  request: object(
    {
      ...message,
      method: { type: 'string', minLength: 1 },
      url: { type: 'string', pattern: '^https?://[^#]*$' },
      queryString: list(pair),
    },
    { postData: object({ mimeType: text, params: list(pair), text }) },
  ),
  response: object({
    ...message,
    status: { type: 'integer', minimum: 0 },
    statusText: text,
    content: object({ size: { type: 'integer' }, mimeType: text }, { text, encoding: text }),
    redirectURL: text,
  }),
  cache: { type: 'object' },
  timings: object({ send: number, wait: number, receive: number }),
});
const archive = object({
  log: object({
    version: { const: '1.2' },
    creator: object({ name: text, version: text }),
    entries: list(entry),
  }),
});

const check = new Ajv({ allErrors: true }).compile(archive);

/** What breaks the format, with its place. */
export function archiveErrors(value: unknown): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
