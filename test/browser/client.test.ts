/** The client in a real browser, on a page of another origin; skipped where there is no Chromium. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { describe, expect } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { chromiumPath, test } from './browser.ts';

/** Calls the service in all ways; its value is what it got. */
const calls = (baseUrl: string) => `(async () => {
  const { createClient } = await import('/client.js');
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
})()`;

describe.skipIf(chromiumPath === undefined)('the client in Chromium', () => {
  test('calls a service of another origin', async ({ openPage }) => {
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
    const site = createServer((request, response) => {
      if (request.url === '/client.js') {
        response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
      } else {
        response.setHeader('content-type', 'text/html').end('<!doctype html>');
      }
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const { port } = site.address() as AddressInfo;
    try {
      const page = await openPage({
        baseURL: `http://127.0.0.1:${port}`,
        origins: [deployment.url],
        expectedErrors: ['status of 401', 'status of 404'],
      });
      await page.goto('/');
      expect(await page.evaluate(calls(deployment.url))).toEqual({
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
