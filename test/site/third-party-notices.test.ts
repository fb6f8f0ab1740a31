/** Every bundle has the licences of the packages in it beside it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserBundle } from '../../src/generate/browser-bundle.ts';
import { noticesFile, noticesFor, packageFolders } from '../../src/generate/third-party-notices.ts';

test('packages are found by the paths of their modules', () => {
  const modules = [
    ...['/a/node_modules/vue/index.js', '\0/a/node_modules/vue/dist/x.js?v=1', '/a/src/own.ts'],
    ...['node_modules/@preact/signals/dist/signals.mjs', '/a/node_modules/.cache/site-1/x.md'],
    '/a/node_modules/vite/node_modules/esbuild/lib/main.js',
  ];
  expect(packageFolders(modules)).toEqual([
    '/a/node_modules/vite/node_modules/esbuild',
    '/a/node_modules/vue',
    'node_modules/@preact/signals',
  ]);
});

test('notices name each package with its licence, also one that brings no text', async () => {
  const notices = await noticesFor(
    ['preact/dist/preact.mjs', '@docsearch/css/dist/style.css'].map(
      (path) => `node_modules/${path}`,
    ),
  );
  expect(notices).toMatch(/^preact [\d.]+ \(MIT\)$/m);
  expect(notices).toMatch(/^@docsearch\/css [\d.]+ \(MIT\)$/m);
  expect(notices).toContain('Jason Miller');
  expect(notices.split('Permission is hereby granted')).toHaveLength(3);
});

test('the service for browsers has the notices of what it contains', async () => {
  const { metafile } = await browserBundle();
  const folders = packageFolders(Object.keys(metafile.inputs));
  expect(folders).toContain('node_modules/ajv-formats');
  const notices = await readFile(join('dist/browser', noticesFile), 'utf8');
  for (const folder of packageFolders(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
        bytesInOutput > 0 ? path : [],
      ),
    ),
  )) {
    expect(notices).toContain(`${folder.replace('node_modules/', '')} `);
  }
});

test.each([
  ['console', ['preact', '@preact/signals', '@preact/signals-core']],
  ['docs', ['vue', '@vue/runtime-core', 'minisearch', 'vitepress', '@docsearch/css']],
])('%s has notices', async (name, packages) => {
  const notices = await readFile(join('dist', name, noticesFile), 'utf8');
  for (const part of packages) expect(notices).toMatch(new RegExp(`^${part} [\\d.]+ \\(`, 'm'));
});
