/** What the client costs a web page. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the client is at most 9 kB and imports only openapi-fetch, no Node module or table', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/client/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(
    used.filter((file) => !/^(src\/(client|core)|node_modules\/openapi-fetch)\//.test(file)),
  ).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(9000);
});
