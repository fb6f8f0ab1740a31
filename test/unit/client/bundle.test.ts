/** What the client costs a web page. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the client is smaller than 7.6 kB and imports no package, Node module or table', async () => {
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
  expect(used.filter((file) => !/^src\/(client|core)\//.test(file))).toEqual([]);
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(7600);
});
