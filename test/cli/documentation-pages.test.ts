import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest';
import { parse } from 'yaml';
import type { BuildState } from '../../src/cli/serve/documentation-build.ts';
import { documentationPages } from '../../src/cli/serve/documentation-pages.ts';
import type { EndpointSchemas } from '../../src/endpoints/endpoint-schemas.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const files = {
    'outside.html': 'outside',
    'index.html': '<p>Index',
    'site/index.html': '<p>Home',
    'site/assets/app.x1.js': 'let app;',
    'site/reference/index.html': '<p>Reference',
    'site/reference/run-job.html': '<p>Run',
    'site/reference/run-job.md': '# Run',
    'site/404.html': '<p>Missing',
    'site/.hidden': 'hidden',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function get(
  target: string,
  {
    headers = {},
    profile = 'reference',
  }: { headers?: Record<string, string>; profile?: 'reference' | 'contract' } = {},
) {
  const pages = documentationPages(join(folder, 'site'), profile);
  const response = await pages({ target, header: (name) => headers[name] });
  return response && { ...response, text: Buffer.from(response.body ?? '').toString() };
}

describe('documentationPages', () => {
  test.each(['/', '/docs', '/docs?a'])('redirects %s to the site', async (path) => {
    expect(await get(path)).toMatchObject({ status: 302, headers: { location: '/docs/' } });
  });

  test('begins with the profile that the service runs', async () => {
    const response = await get('/docs', { profile: 'contract' });
    expect(response).toMatchObject({
      status: 302,
      headers: { location: '/docs/reference/?stated' },
    });
  });

  test.each(['/docs/reference', '/docs/reference?a'])(
    'redirects %s to the page of the folder',
    async (path) => {
      expect(await get(path)).toMatchObject({
        status: 302,
        headers: { location: '/docs/reference/' },
      });
    },
  );

  test('shows a browser a page for an unknown address of the site', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    expect(await get('/docs/nothing', { headers })).toMatchObject({
      status: 404,
      text: '<p>Missing',
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(await get('/nothing', { headers })).toBeUndefined();
  });

  test.each([
    ['/docs/', '<p>Home', 'text/html; charset=utf-8'],
    ['/docs/reference/', '<p>Reference', 'text/html; charset=utf-8'],
    ['/docs/reference/run-job', '<p>Run', 'text/html; charset=utf-8'],
    ['/docs/reference/run-job.html?a#b', '<p>Run', 'text/html; charset=utf-8'],
    ['/docs/reference/run-job.md', '# Run', 'text/markdown; charset=utf-8'],
    ['/docs/assets/app.x1.js', 'let app;', 'text/javascript; charset=utf-8'],
  ])('serves %s', async (path, text, type) => {
    expect(await get(path)).toMatchObject({ status: 200, text, headers: { 'content-type': type } });
  });

  test.each(['index.html/', 'index.html/more', 'a'.repeat(251), 'a/'.repeat(5000)])(
    'knows no file with the name %s',
    async (name) => {
      const pages = documentationPages(folder, 'reference');
      expect(await pages({ target: `/docs/${name}`, header: () => undefined })).toBeUndefined();
    },
  );

  test('lets a browser cache scripts and styles but revalidate pages', async () => {
    const script = await get('/docs/assets/app.x1.js');
    expect(script?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await get('/docs/');
    expect(page?.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': page?.headers['etag'] ?? '' };
    expect(await get('/docs/', { headers })).toMatchObject({ status: 304, text: '' });
  });

  test.each([
    ['gzip', true],
    ['br, GZIP;q=0.5', true],
    ['*', true],
    ['gzip;q=0', false],
    ['gzip;q=0.0', false],
    ['br', false],
    ['', false],
  ])('compresses for a client that accepts %j: %s', async (accepted, isCompressed) => {
    const answer = await get('/docs/', { headers: { 'accept-encoding': accepted } });
    expect(answer?.headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined);
    expect(answer?.headers['vary']).toBe('accept-encoding');
    const body = Buffer.from(answer?.body ?? '');
    expect((isCompressed ? gunzipSync(body) : body).toString()).toBe('<p>Home');
  });

  test('forbids pages to contact any host but the service', async () => {
    const policy = (await get('/docs/'))?.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test.each([
    ['running', 'is being built'],
    ['failed', 'npm run docs'],
    ['missing', 'npm run docs'],
  ] as const)('says of a missing site whose build is %s: %s', async (state, text) => {
    const pages = documentationPages(join(folder, 'none'), 'reference', () => state);
    for (const target of ['/docs/', '/docs/guides/quickstart']) {
      const answer = await pages({ target, header: () => undefined });
      expect(answer?.status).toBe(503);
      expect(Buffer.from(answer?.body ?? '').toString()).toContain(text);
    }
    expect(await pages({ target: '/docs/reference.json', header: () => undefined })).toMatchObject({
      status: 200,
    });
  });

  test('serves no part of a site before its build is done', async () => {
    const site = join(folder, 'late');
    let state: BuildState = 'running';
    const pages = documentationPages(site, 'reference', () => state);
    const statusOf = async () =>
      (await pages({ target: '/docs/', header: () => undefined }))?.status;
    expect(await statusOf()).toBe(503);
    await mkdir(site);
    await writeFile(join(site, 'index.html'), '<p>Half');
    expect(await statusOf()).toBe(503);
    state = 'done';
    expect(await statusOf()).toBe(200);
  });

  test('builds nothing where there is a site', async () => {
    const pages = documentationPages(join(folder, 'site'), 'reference', () => {
      throw new Error('built');
    });
    expect(await pages({ target: '/docs/', header: () => undefined })).toMatchObject({
      status: 200,
    });
  });

  test.each(['reference', 'contract'] as const)(
    'serves the document of the %s',
    async (profile) => {
      const json = await get('/openapi.json', { profile });
      const yaml = await get('/openapi.yaml', { profile });
      expect(yaml?.headers['content-type']).toBe('application/yaml');
      expect(parse(yaml?.text ?? '')).toEqual(JSON.parse(json?.text ?? ''));
      expect(json?.text).toBe((await get(`/docs/${profile}.json`))?.text);
    },
  );

  test('serves the document of the endpoints that have schemas, as the settings are now', async () => {
    let endpoints: Readonly<Record<string, EndpointSchemas>> = { own: { kind: 'serverless' } };
    const pages = documentationPages(
      join(folder, 'site'),
      'reference',
      () => 'missing',
      () => endpoints,
    );
    const read = async (target: string) => {
      const answer = await pages({ target, header: () => undefined });
      return parse(Buffer.from(answer?.body ?? '').toString());
    };
    const before = await read('/openapi.json');
    expect(Object.keys(before.paths)).toContain('/v2/{endpoint_id}/run');
    endpoints = { own: { kind: 'serverless', output: { type: 'object' } } };
    const after = await read('/openapi.json');
    expect(Object.keys(after.paths)).toContain('/v2/own/stream/{job_id}');
    expect(Object.keys(after.paths)).not.toContain('/v2/{endpoint_id}/run');
    expect(after.servers).toEqual([{ url: '/' }]);
    expect(await read('/openapi.yaml')).toEqual(after);
    expect(await read('/docs/reference.json')).toEqual(before);
    expect(await read('/docs/')).toBe('<p>Home');
  });

  test.each(['/openapi.json', '/openapi.yaml', '/docs/control.json'])(
    'names the service itself as the server in %s, at whatever port',
    async (path) => {
      expect(parse((await get(path))?.text ?? '').servers).toMatchObject([{ url: '/' }]);
    },
  );

  test.each([
    '/docs/..',
    '/docs/../outside.html',
    '/docs/reference/../../outside',
    '/docs/%2e%2e/outside',
    '/docs/..%2foutside.html',
    '/docs/..\\outside.html',
    '/docs//etc/passwd',
    '/docs/.hidden',
    '/docs/x',
    '/docs/__proto__',
    '/x',
  ])('answers 404 at %s', async (path) => {
    expect(await get(path)).toBeUndefined();
  });
});
