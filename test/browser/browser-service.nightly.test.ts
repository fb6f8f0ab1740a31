/** The service within Chromium: in a page behind MSW, and in a service worker, as the guide shows both. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { describe, expect, onTestFinished } from 'vitest';
import { browserBundle } from '../../src/generate/browser-bundle.ts';
import { chromiumPath, test } from './browser.ts';

const guide = await readFile('docs/guides/msw.md', 'utf8');

/** The first block of a section of the guide. */
function snippet(heading: string): string {
  const section = guide.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return /```(?:ts|js)\n(.*?)```/s.exec(section)?.[1] ?? '';
}

/** As a bundler makes it of code that imports MSW, the client and the service. */
async function bundled(contents: string): Promise<string> {
  const [service] = (await browserBundle()).outputFiles;
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: '.' },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    plugins: [
      {
        name: 'this package',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^inference-contract\/browser$/ }, () => ({
            path: '/',
            namespace: 'service',
          }));
          onLoad({ filter: /./, namespace: 'service' }, () => ({ contents: service?.text ?? '' }));
          onResolve({ filter: /^inference-contract\/(client|control)$/ }, ({ path }) => {
            const file = path.endsWith('client') ? 'index.ts' : 'control.ts';
            return { path: `${process.cwd()}/src/client/${file}` };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves scripts, beside an empty page that may run no others and needs no `eval`. */
async function siteOf(scripts: Readonly<Record<string, string>>): Promise<string> {
  const site = createServer(({ url = '' }, response) => {
    const script = scripts[url];
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.setHeader('content-security-policy', "script-src 'self'; worker-src 'self'");
    response.end(script ?? '<!doctype html><link rel="icon" href="data:,">');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const endpoint = 'black-forest-labs-flux-1-schnell';

/** Behind what the guide shows: a picture, a refusal, faults, and the control interface. */
const further = `
const image = new Image();
image.src = job.output.image_url;
await image.decode();
const refused = await client.run('${endpoint}', { input: 'text' }).catch((error) => error);
const account = service.accounts.get('demo');
account.faults.declare([
  { operation: 'runJob', count: 1, effect: { status: 429, retryAfterSeconds: 2 } },
]);
const limited = await client.run('echo', { input: {} }, { maxRetries: 0 }).catch((error) => error);
account.faults.declare([{ operation: 'runJob', count: 1, effect: { drop: true } }]);
const dropped = await fetch('https://api.example.com/v2/echo/run', {
  method: 'POST',
  headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
  body: '{"input":{}}',
}).catch((error) => error);
globalThis.result = {
  globals: [typeof process, typeof Buffer],
  phase: job.phase,
  cost: job.output.cost,
  image: [image.naturalWidth, image.naturalHeight],
  webhooks,
  refused: [refused.status, refused.body.code, refused.body.errors?.[0]?.pointer],
  limited: [limited.status, limited.retryAfterMs],
  dropped: dropped.name,
};
worker.stop();
service.close();
`;

describe.skipIf(chromiumPath === undefined)('the service in Chromium', () => {
  test('answers a page through MSW', async ({ openPage }) => {
    const site = await siteOf({
      '/page.js': await bundled(snippet('In a page') + further),
      '/mockServiceWorker.js': await readFile('node_modules/msw/lib/mockServiceWorker.js', 'utf8'),
    });
    const page = await openPage({
      baseURL: site,
      origins: ['https://api.example.com', 'https://app.example.com'],
      expectedErrors: ['status of 400', 'status of 429', 'net::ERR_FAILED'],
    });
    await page.goto('/');
    const result = await page.evaluate("import('/page.js').then(() => globalThis.result)");
    expect(result).toEqual({
      globals: ['undefined', 'undefined'],
      phase: 'completed',
      cost: 0.0025165824,
      image: [1024, 1024],
      webhooks: [expect.objectContaining({ status: 'COMPLETED' })],
      refused: [400, 'invalidRequest', '/input'],
      limited: [429, 2000],
      dropped: 'TypeError',
    });
  });

  test('answers pages from a service worker', async ({ openPage }) => {
    const site = await siteOf({ '/worker.js': await bundled(snippet('In a service worker')) });
    const page = await openPage({ baseURL: site, origins: ['https://api.example.com'] });
    await page.goto('/');
    const result = await page.evaluate(`(async () => {
      const controlled = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
      await navigator.serviceWorker.register('/worker.js', { type: 'module' });
      await controlled;
      const call = async (path, token, body) => {
        const response = await fetch('https://api.example.com' + path, {
          headers: { authorization: 'Bearer ' + token, 'content-type': 'application/json' },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        });
        return response.json();
      };
      const { key } = await call('/control/accounts', '', { clock: 'manual' });
      const { id } = await call('/v2/${endpoint}/run', key, { input: { prompt: 'A lighthouse' } });
      const before = await call('/v2/${endpoint}/status/' + id, key);
      await call('/control/clock', key, { ms: 86_000 });
      const after = await call('/v2/${endpoint}/status/' + id, key);
      const image = await fetch(after.output.image_url);
      const bitmap = await createImageBitmap(await image.blob());
      return [before.status, after.status, image.headers.get('content-type'), bitmap.width];
    })()`);
    expect(result).toEqual(['IN_QUEUE', 'COMPLETED', 'image/png', 1024]);
  });
});
