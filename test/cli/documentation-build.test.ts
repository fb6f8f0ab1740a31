import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentationBuild } from '../../src/cli/serve/documentation-build.ts';

const never = new AbortController().signal;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function scriptOf(code: string): Promise<string> {
  const file = join(folder, `${code.length}.ts`);
  await writeFile(file, code);
  return file;
}

describe('documentationBuild', () => {
  test('has nothing to do in a published package, which has no generator', () => {
    expect(documentationBuild(never, 'src/none.ts')()).toBe('missing');
  });

  test.each([
    ['process.exit(0);', 'done'],
    ['process.exitCode = 1;', 'failed'],
  ])('runs a process that ends with %s, once: %s', async (code, state) => {
    const build = documentationBuild(never, await scriptOf(code));
    expect(build()).toBe('running');
    await vi.waitFor(() => expect(build()).toBe(state), 60_000);
  });

  test('ends with the service', async () => {
    const stop = new AbortController();
    const build = documentationBuild(stop.signal, await scriptOf('setInterval(Date.now, 1000);'));
    expect(build()).toBe('running');
    stop.abort();
    await vi.waitFor(() => expect(build()).toBe('failed'), 60_000);
  });
});
