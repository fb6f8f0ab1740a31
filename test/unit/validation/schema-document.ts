/** Documents and requests for tests of single schemas. */
import type { HttpRequest } from '../../../src/validation/http.ts';
import type { RequestVerdict } from '../../../src/validation/operation-types.ts';
import type { Validator } from '../../../src/validation/validator.ts';

/** A document with one operation for each schema, `POST /0`, `POST /1`..., whose body it describes. */
export function schemaDocument(schemas: readonly unknown[], version = '3.1.0'): object {
  const bodyOf = (index: number) => ({
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/S${index}` } } },
  });
  return {
    openapi: version,
    info: { title: 'Schemas', version: '1' },
    paths: Object.fromEntries(
      schemas.map((_, index) => [
        `/${index}`,
        { post: { operationId: `s${index}`, requestBody: bodyOf(index), responses: {} } },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema])),
    },
  };
}

/** A request as an adapter would make it. */
export function requestOf(
  method: string,
  target: string,
  {
    headers = {},
    body = '',
  }: { headers?: Record<string, string>; body?: string | Uint8Array } = {},
): HttpRequest {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    method,
    target,
    origin: 'http://localhost',
    header: (name) => headers[name],
    body: async () => bytes,
    signal: new AbortController().signal,
  };
}

/** What becomes of a value as the body of `POST /index`. */
export async function judge(
  validator: Validator,
  index: number,
  value: unknown,
): Promise<RequestVerdict> {
  const headers = { 'content-type': 'application/json' };
  return validator.check(requestOf('POST', `/${index}`, { headers, body: JSON.stringify(value) }));
}
