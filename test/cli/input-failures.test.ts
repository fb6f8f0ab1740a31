/** Files that cannot be what an option or argument asks for: each is refused soon, with what was expected and what arrived. */
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, fileOptions, preparedFiles, read, written } from './file-options.ts';
import { runCommand } from './setup.ts';

const wrong = ['folder', 'missing', 'device', 'pipe', 'large', 'bytes', 'zeros', 'empty'];

const env = {
  ...{ KEY: 'demo-key', INFERENCE_API_KEY: 'demo-key' },
  INFERENCE_BASE_URL: 'http://127.0.0.1:1',
};

test('each option that names a file has a call', async () => {
  expect([...Object.keys(read), ...Object.keys(written)].toSorted()).toEqual(
    (await fileOptions()).toSorted(),
  );
});

/** What was expected and what arrived; of a syntax, the parser says that. */
const expectation =
  /expected .*, got |not valid JSON: |is not text in UTF-8|worker module .* (cannot be loaded: |has no )/is;

/** What a folder to read from may be, and what it holds is nothing to look at. */
const isFitting = (option: string, kind: string) =>
  option === 'compile --folder' && kind === 'folder';

describe.runIf(process.platform === 'linux')('is refused', () => {
  let files: Files;
  beforeAll(async () => {
    files = await preparedFiles();
  });
  afterAll(() => files.remove());

  const cases = Object.entries(read).flatMap(([option, call]) =>
    wrong.flatMap((kind) => (isFitting(option, kind) ? [] : [[option, kind, call] as const])),
  );

  test.each(cases)('%s: %s', async (_, kind, call) => {
    const file = files.at(`${kind}.yaml`);
    const [name = '', ...args] = files.wordsOf(call, file);
    const { status, printed, warned } = await runCommand(name, args, { env });
    // Where a module is loaded, its folder is none of the message.
    expect(warned).toContain(name === 'worker' ? basename(file) : file);
    expect(warned).toMatch(expectation);
    expect(warned).not.toMatch(/^ +at |(?<![\w-])E[A-Z]{4,}/m);
    expect(warned.length).toBeLessThan(1000);
    expect(status).toBe(2);
    // What a module prints while it loads is in the log.
    if (name !== 'worker') expect(printed).toBe('');
  });
});
