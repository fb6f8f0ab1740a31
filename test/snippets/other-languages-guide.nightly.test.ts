/** The tests that the guide to other languages shows, in Python and Go, as they stand. */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reference, temporaryFolder } from '../cli/setup.ts';
import { pytestFolder, pythonWith, runPytest } from '../pytest/run-pytest.ts';
import { fileOf } from './guide-code.ts';
import { root, run } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/other-languages.md'), 'utf8');

/** The block whose first line names a file. */
function shownFile(name: string): string {
  const blocks = [...guide.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.find((block) => fileOf(block)?.name === name) ?? '';
}

const python = pythonWith('pytest') ?? '';
const hasGo = spawnSync('go', ['version']).status === 0;

test.skipIf(python === '')('the tests of the guide pass in pytest', async () => {
  const folder = await pytestFolder({ 'test_images.py': shownFile('test_images.py') });
  const { exitCode, output } = await runPytest(python, { folder });
  expect(exitCode, output).toBe(0);
  expect(output).toContain(' 3 passed ');
});

test.skipIf(python === '')('a failed test is reported as the guide shows', async () => {
  const failing = `
def test_ecko(inference_account):
    inference_account.call("GET", "/v2/ecko/health")
`;
  const folder = await pytestFolder({ 'test_ecko.py': failing });
  const { output } = await runPytest(python, { folder });
  const [title = '', request = ''] = /```text\n-+(.*?)-+\n(.*?)\n```/s.exec(guide)?.slice(1) ?? [];
  expect(request).toMatch(/^GET/);
  expect(output).toContain(title);
  expect(output).toContain(request);
});

test.skipIf(!hasGo)('the tests of the guide pass in Go, and a failed one says why', async () => {
  const file = shownFile('inference_test.go');
  const failing = `
func TestAFailure(t *testing.T) {
	a := newAccount(t, map[string]any{})
	a.call("GET", "/v2/ecko/health", nil, nil)
}
`;
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'inference_test.go'), file);
  await writeFile(join(folder, 'failing_test.go'), file + failing);
  const INFERENCE_URL = await reference({ token: 'of the service' });
  const env = { INFERENCE_URL, CONTROL_TOKEN: 'of the service', GOFLAGS: '-count=1' };
  const passed = await run('go', ['test', '-v', 'inference_test.go'], env, { cwd: folder });
  expect(passed.exitCode, passed.output + passed.errors).toBe(0);
  expect(passed.output.match(/^--- PASS: Test/gm)).toHaveLength(1);
  const failed = await run('go', ['test', 'failing_test.go'], env, { cwd: folder });
  expect(failed.exitCode).toBe(1);
  expect(failed.output).toContain('refused: GET /v2/ecko/health 404 There is no endpoint ecko.');
});
