/** Prism answers every operation with the example of the document. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#generated/contract/tables.js';
import { compiled } from '#generated/contract/validators/index.js';
import { packageFile } from '../../src/cli/shared/package-file.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  parseNamedJson,
  valueAt,
} from '../../src/core/json.ts';
import { type Serving, startCli } from '../cli/cli-process.ts';
import { responseCheck } from '../unit/generate/message-checks.ts';

let mock: Serving;
let bundle: JsonObject = {};
beforeAll(async () => {
  mock = await startCli(['--port', '0'], (line) => line.includes('listening on'), {
    from: 'mock',
  });
  const parsed = parseNamedJson(
    await readFile(packageFile('generated/contract/openapi.json'), 'utf8'),
    'the bundle',
  );
  if (isObject(parsed)) bundle = parsed;
}, 60_000);
afterAll(async () => {
  expect(await mock.stop('SIGTERM')).toBe(0);
});

/** The first example of a message's JSON. */
function exampleOf(message: Json | undefined): Json | undefined {
  const media = valueAt(resolve(message), '#/content/application~1json');
  const examples = isObject(media) ? media.examples : undefined;
  const [first] = isObject(examples) ? Object.values(examples) : [];
  return valueAt(resolve(first), '#/value');
}

function resolve(value: Json | undefined): Json {
  const reference = isObject(value) ? value.$ref : undefined;
  return (typeof reference === 'string' ? valueAt(bundle, reference) : value) ?? {};
}

function operationIn({ method, path }: { method: string; path: string }): JsonObject {
  const paths = isObject(bundle.paths) ? bundle.paths : {};
  const item = paths[path];
  const operation = isObject(item) ? item[method.toLowerCase()] : undefined;
  return isObject(operation) ? operation : {};
}

describe('mock', () => {
  test.each(Object.values(operations))(
    '$operationId responds with its example',
    async (operation) => {
      const { operationId, method, path } = operation;
      const documented = operationIn(operation);
      const request = exampleOf(documented.requestBody);
      const responses = isObject(documented.responses) ? documented.responses : {};
      const [success = ''] = Object.keys(responses).filter((status) => status.startsWith('2'));

      const answer = await fetch(`${mock.url}${path.replaceAll(/\{\w+\}/g, 'any-id')}`, {
        method,
        headers: { authorization: 'any-key', 'content-type': 'application/json' },
        ...(request === undefined ? {} : { body: JSON.stringify(request) }),
      });
      const body: unknown = await answer.json();

      expect(answer.status).toBe(200);
      expect(body).toEqual(exampleOf(responses[success]));
      const validate = await responseCheck(compiled, operationId, success);
      expect(validate(body)).toBe(true);
    },
  );
});
