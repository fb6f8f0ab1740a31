/** The browser build without a browser: its size, what is in it, and a job where no global of Node exists. */
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { browserBundle } from '../../../src/generate/browser-bundle.ts';

const { outputFiles, metafile } = await browserBundle();
const code = outputFiles.map(({ text }) => text).join('');

test('is one file of less than 155 kB compressed, which imports nothing', () => {
  expect(outputFiles).toHaveLength(1);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  expect(gzipSync(code).length).toBeLessThanOrEqual(155_000);
});

/** What pages and workers of a browser have, as far as the service uses it. */
const web = Object.fromEntries(
  [
    ...['AbortController', 'AbortSignal', 'Blob', 'CompressionStream', 'DOMException', 'Headers'],
    ...['Request', 'Response', 'ReadableStream', 'TextDecoder', 'TextEncoder', 'URL'],
    ...['URLSearchParams', 'atob', 'btoa', 'clearTimeout', 'console', 'crypto', 'fetch'],
    ...['performance', 'setTimeout', 'structuredClone'],
  ].map((name) => [name, Reflect.get(globalThis, name)]),
);

describe('without any global of Node', async () => {
  const { code: script } = await transform(code, { format: 'iife', globalName: 'service' });
  const run = (body: string): Promise<unknown> =>
    runInNewContext(
      `${script}; (async () => { ${body} })().then((value) => JSON.stringify(value))`,
      web,
    ).then(JSON.parse);

  test('runs a job of the demo settings, and answers the control interface', async () => {
    const got = await run(`
      const { createReferenceService, demoSettings, ManualClock } = service;
      const clock = new ManualClock();
      const { fetch } = createReferenceService({
        settings: demoSettings(), clock, seed: 'one', control: { enabled: true },
      });
      const call = async (path, body) => {
        const response = await fetch(new Request('http://service.test' + path, {
          headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        }));
        return response.json();
      };
      const endpoint = '/v2/black-forest-labs-flux-1-schnell';
      const { id } = await call(endpoint + '/run', { input: { prompt: 'A lighthouse' } });
      await clock.advance(300);
      return {
        globals: [typeof process, typeof Buffer, typeof require, typeof setImmediate],
        job: await call(endpoint + '/status/' + id),
        refused: await call(endpoint + '/run', { input: 1 }),
        service: await call('/control/service'),
      };
    `);
    expect(got).toMatchObject({
      globals: ['undefined', 'undefined', 'undefined', 'undefined'],
      job: { status: 'COMPLETED', output: { cost: 0.0025165824 } },
      refused: { status: 400 },
      service: { account: 'demo', version: '0.1.0' },
    });
  });

  test('waits for a job of a minute on a skipping clock', async () => {
    const got = await run(`
      const { createReferenceService, demoSettings, SkippingClock } = service;
      const settings = demoSettings();
      const { fetch, close } = createReferenceService({ settings, clock: new SkippingClock() });
      const response = await fetch(new Request('http://service.test/v2/script/runsync', {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
        body: JSON.stringify({ input: { script: { afterMs: 60_000 } } }),
      }));
      const { executionTime, status } = await response.json();
      close();
      return [status, executionTime >= 60_000];
    `);
    expect(got).toEqual(['COMPLETED', true]);
  });

  test.each(['module', 'url'])('says that a worker with `%s` needs Node', async (kind) => {
    const refusal = run(`
      service.createReferenceService({ settings: {
        accounts: { demo: { keys: { key: {} } } },
        endpoints: { own: { kind: 'serverless', worker: { ${kind}: 'http://worker.test/' } } },
      } });
    `);
    await expect(refusal).rejects.toThrow(`Endpoint own: a worker with \`${kind}\` needs Node.`);
  });
});
