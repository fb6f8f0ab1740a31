/** The workflow of the guide to checking in CI: its steps run here, on a smaller target. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { freePort } from '../servers/free-port.ts';
import { root, run } from './run-command.ts';

test('the workflow starts the service, waits for it, checks it and keeps the reports', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ci-guide-'));
  const port = String(await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const { endpoints, ...target } = parse(await readFile(join(root, 'mocks/target.yaml'), 'utf8'));
  const smaller = { ...target, baseUrl, endpoints: { echo: endpoints.echo }, declares: {} };
  await writeFile(join(folder, 'target.yaml'), stringify(smaller));

  const guide = await readFile(join(root, 'docs/guides/ci.md'), 'utf8');
  const { steps } = parse(/```yaml\n(.*?)```/s.exec(guide)?.[1] ?? '').jobs.contract;
  let pid = 0;
  onTestFinished(async () => {
    if (pid > 0) process.kill(pid);
    await rm(folder, { recursive: true });
  });

  for (const step of steps) {
    if (step.run === undefined || step.run === 'npm ci') continue;
    const script = step.run
      .replaceAll('npx inference-contract', `"${process.execPath}" "${root}dist/cli/main.js"`)
      .replaceAll('node_modules/inference-contract/mocks/target.yaml', 'target.yaml')
      .replaceAll('http://127.0.0.1:8080', baseUrl)
      .replace(/&$/, '& echo $!');
    const { exitCode, output, errors } = await run(
      'bash',
      ['-eo', 'pipefail', '-c', script],
      { PORT: port },
      { cwd: folder },
    );
    expect(exitCode, `${step.name}: ${output}${errors}`).toBe(0);
    if (pid === 0) pid = Number(output);
  }

  const kept: string = steps.at(-1).with.path;
  expect(await readdir(folder)).toEqual(expect.arrayContaining(kept.trim().split(/\s+/)));
  expect(await readFile(join(folder, 'contract.xml'), 'utf8')).toMatch(/<testsuite.*tests="[1-9]/);
});
