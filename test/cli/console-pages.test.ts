import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consolePages } from '../../src/cli/serve/console-pages.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  const files = {
    'outside.js': 'outside',
    'console/index.html': '<p>Console',
    'console/assets/index.x1.js': 'let app;',
    'console/.built': 'hidden',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

function get(target: string, headers: Record<string, string> = {}, name = 'console') {
  const response = consolePages(join(folder, name))({ target, header: (key) => headers[key] });
  return response && { ...response, body: Buffer.from(response.body ?? '') };
}

describe('consolePages', () => {
  test.each(['/', '/?a', '/console', '/console?a'])('redirects %s to the console', (path) => {
    expect(get(path)).toMatchObject({ status: 302, headers: { location: '/console/' } });
  });

  test.each(['/console/', '/console/jobs', '/console/jobs/a-1?b', '/console/clock/'])(
    'answers %s with the page, which no other page may frame or script',
    (path) => {
      const page = get(path);
      expect(page?.body.toString()).toBe('<p>Console');
      expect(page?.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      const policy = page?.headers['content-security-policy']?.split('; ') ?? [];
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join()).not.toContain('unsafe');
    },
  );

  test('sends files for ever, compressed for those who want it', () => {
    const file = get('/console/assets/index.x1.js', { 'accept-encoding': 'gzip' });
    expect(file?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect(gunzipSync(file?.body ?? '').toString()).toBe('let app;');
    expect(get('/console/assets/index.x1.js')?.body.toString()).toBe('let app;');
  });

  test.each([
    '/console/assets/missing.js',
    '/console/.built',
    '/console/../outside.js',
    '/console/assets/../../outside.js',
    '/console/%2e%2e/outside.js',
    '/console/assets//index.x1.js',
    // Any page on the web can request it: a slow answer would stop the service.
    `/console/${'a'.repeat(10_000)}~`,
    '/consoles',
    '/docs/',
  ])('does not know %s', (path) => {
    expect(get(path)).toBeUndefined();
  });

  test.each([
    '/console/index.html/',
    '/console/assets/index.x1.js/',
    '/console/assets/index.x1.js/more.js',
    `/console/${'a'.repeat(251)}.js`,
    `/console/${'a/'.repeat(5000)}a.js`,
  ])('knows no file at %s', (path) => {
    expect(get(path)).toBeUndefined();
  });

  test('says how to build the console', () => {
    expect(get('/console/', {}, 'nothing')?.body.toString()).toContain('npm run console');
  });
});

test('the built console takes at most 80 kB, compressed, and loads nothing from elsewhere', async () => {
  const files = await readdir('dist/console/assets');
  const contents = await Promise.all(
    files.map((name) => readFile(join('dist/console/assets', name))),
  );
  expect(files.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  const sizes = contents.map((content) => gzipSync(content).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80_000);
  const page = await readFile('dist/console/index.html', 'utf8');
  expect(page).not.toMatch(/(?:src|href)="(?!\/console\/assets\/)|<style|<script>/);
});
