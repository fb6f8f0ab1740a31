/** `npm run mock` gives every response of every operation, whatever media types a request accepts. */
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asObject } from '../../src/core/json.ts';
import { documentOperations } from '../../src/generate/document-operations.ts';
import { resolve } from '../../src/generate/documentation/operations.ts';
import { type Serving, startCli } from '../cli/cli-process.ts';
import { root } from '../snippets/run-command.ts';

const accepted = [
  undefined,
  '*/*',
  'application/json',
  'application/problem+json',
  'application/*',
  'text/html',
  'text/html, application/xml;q=0.9, */*;q=0.8',
  'text/event-stream',
];

const agent = new Agent({ keepAlive: true });

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** `fetch` would add an `Accept` of its own. */
async function send(mock: Serving, { method, path, headers, body }: Call) {
  const sent = request(`${mock.url}${path}`, { method, headers, agent });
  const response = await new Promise<IncomingMessage>((respond, reject) => {
    sent.once('response', respond).once('error', reject);
    sent.end(body);
  });
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    body: await text(response),
  };
}

describe.each(['contract', 'reference'])('profile %s', (profile) => {
  test('every response is given as the document has it', { timeout: 300_000 }, async () => {
    const file = join(root, `generated/${profile}/openapi.json`);
    const document = JSON.parse(readFileSync(file, 'utf8'));
    const args = ['--port', '0', '--profile', profile];
    const mock = await startCli(args, (line) => line.includes('listening on'), { from: 'mock' });
    onTestFinished(async () => {
      agent.destroy();
      await mock.stop('SIGTERM');
    });
    const mistakes: string[] = [];
    let calls = 0;
    for (const { id, kind, method, path, requestBody, responses } of documentOperations(document)) {
      if (kind === 'callback') continue;
      for (const [code, response] of responses) {
        const status = code === 'default' ? 418 : Number(code.replace('XX', '02'));
        const content = asObject(response.value.content);
        for (const accept of accepted) {
          const headers: Record<string, string> = {
            authorization: 'Bearer any-key',
            prefer: `code=${status}`,
          };
          if (accept !== undefined) headers.accept = accept;
          if (requestBody !== undefined) headers['content-type'] = 'application/json';
          const answer = await send(mock, {
            method,
            path: path.replace('{until}', '1').replaceAll(/\{\w+\}/g, 'any'),
            headers,
            body: requestBody && JSON.stringify({ input: {} }),
          });
          const [type = ''] = answer.type.split(';');
          const examples = Object.values(asObject(asObject(content[type]).examples));
          const bodies = examples.map((example) =>
            JSON.stringify(resolve(document, example).value),
          );
          const isExample = bodies.length === 0 ? answer.body === '' : bodies.includes(answer.body);
          calls += 1;
          if (answer.status === status && type in content && isExample) continue;
          mistakes.push(`${id} ${code} ${accept}: ${answer.status} ${type} ${answer.body}`);
        }
      }
    }
    expect(mistakes).toEqual([]);
    expect(calls).toBeGreaterThan(150);
  });
});
