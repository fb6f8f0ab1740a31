/** The client in a real browser, on a page of another origin; skipped where there is no Chromium. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { chromium, withBrowser } from './chromium.ts';

/** Calls the service in all ways, and sends what it got. */
const page = (baseUrl: string) => `<!doctype html><script type="module">
import { createClient } from '/client.js';
async function call() {
  const events = [];
  const client = createClient({
    baseUrl: ${JSON.stringify(baseUrl)},
    apiKey: 'demo-key',
    pollIntervalMs: 50,
    debug: ({ type }) => events.push(type),
  });
  const { id } = await client.run('script', { input: { script: { afterMs: 200, output: { a: 1 } } } });
  const states = [];
  for await (const { status } of client.watch('script', id)) states.push(status);
  const done = await client.runAndWait('image', { input: { prompt: 'A lighthouse' } });
  const refused = await client.status('script', 'no-such-job').catch((error) => error);
  const health = await client.extended.health('script');
  const parts = [];
  const chunks = [{ afterMs: 0, output: 'one' }, { afterMs: 0, output: 'two' }];
  const streamed = await client.run('script', { input: { script: { chunks } } });
  for await (const part of client.extended.stream('script', streamed.id)) parts.push(part);
  const hanging = await client.run('script', { input: { script: { hang: true } } });
  const wait = client.waitFor('script', hanging.id, { signal: AbortSignal.timeout(100) });
  const aborted = await wait.catch((error) => error);
  const image = await fetch(done.output.image_url);
  const wrong = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: 'wrong-key' });
  const { data, response } = await client.status('script', id).withResponse();
  return {
    states,
    parts,
    events,
    completed: health.jobs.completed,
    cost: done.output.cost,
    imageType: image.headers.get('content-type'),
    refused: [refused.name, refused.status, refused.body.code],
    unauthorized: (await wrong.status('script', id).catch((error) => error)).status,
    aborted: [aborted.name, aborted.cause.name, aborted.jobId === hanging.id],
    response: [response.status, data.phase],
  };
}
call()
  .catch((error) => ({ error: String(error) }))
  .then((seen) => fetch('/seen', { method: 'POST', body: JSON.stringify(seen) }));
</script>`;

describe.skipIf(chromium === undefined)('the client in Chromium', () => {
  test('calls a service of another origin', { timeout: 60_000 }, async () => {
    const { outputFiles } = await build({
      entryPoints: ['src/client/index.ts'],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const service = createReferenceService({
      settings: {
        accounts: { demo: { keys: { 'demo-key': {} } } },
        endpoints: {
          image: { kind: 'public', model: 'image', price: 'image-fast' },
          script: { kind: 'serverless', worker: 'script' },
        },
      },
    });
    const deployment = await listen(service.handle, { host: '127.0.0.1', port: 0 });
    let tell: (seen: unknown) => void = () => undefined;
    const seen = new Promise<unknown>((resolve) => {
      tell = resolve;
    });
    const site = createServer(async (request, response) => {
      if (request.url === '/seen') {
        const parts = await request.toArray();
        response.end();
        tell(JSON.parse(Buffer.concat(parts).toString()));
      } else if (request.url === '/client.js') {
        response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
      } else {
        response.setHeader('content-type', 'text/html').end(page(deployment.url));
      }
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const { port } = site.address() as AddressInfo;
    try {
      const result = await withBrowser({ url: `http://127.0.0.1:${port}/` }, seen);
      expect(result).toEqual({
        states: expect.arrayContaining(['COMPLETED']),
        parts: ['one', 'two'],
        events: expect.arrayContaining(['request', 'response']),
        completed: 1,
        cost: 0.0025165824,
        imageType: 'image/png',
        refused: ['HttpError', 404, 'jobNotFound'],
        unauthorized: 401,
        aborted: ['AbortError', 'TimeoutError', true],
        response: [200, 'completed'],
      });
    } finally {
      site.closeAllConnections();
      site.close();
      service.close();
      await deployment.close();
    }
  });
});
