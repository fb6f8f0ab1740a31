/** What the README shows, done in this clone: only the port differs. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService, type ReferenceService } from '../../src/reference/service.ts';
import { demoSettings } from '../../src/reference/settings/demo-settings.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { root, run } from './run-command.ts';

const readme = await readFile(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```(\w+)\n(.*?)```/gs)].map(
  ([, language = '', source = '']) => ({ language, source }),
);

/** The commands whose beginning is given, and what the README shows of their output. */
function shownFor(start: string): { command: string; output: string } {
  const index = blocks.findIndex(({ source }) => source.startsWith(start));
  return { command: blocks[index]?.source ?? '', output: blocks[index + 1]?.source ?? '' };
}

let service: ReferenceService;
let server: Listening;
let folder: string;

beforeAll(async () => {
  service = createReferenceService({ settings: await demoSettings(), control: { enabled: true } });
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'readme-'));
  const target = await readFile(join(root, 'mocks/target.yaml'), 'utf8');
  await writeFile(join(folder, 'target.yaml'), atPort(target));
});
afterAll(async () => {
  service.close();
  await server.close();
  await rm(folder, { recursive: true });
});

function atPort(text: string): string {
  return text.replaceAll('http://127.0.0.1:8080', server.url);
}

function bash(command: string) {
  const here = atPort(command).replace('mocks/target.yaml', join(folder, 'target.yaml'));
  return run('bash', ['--norc', '-c', here], { NO_COLOR: '1' }, { cwd: root });
}

describe('the README', () => {
  test('has at most 110 lines, one picture, and two commands that set everything up', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(110);
    expect(readme.match(/!\[/g)).toHaveLength(1);
    expect(blocks.filter(({ source }) => source.includes('npm ci'))).toHaveLength(2);
  });

  test('begins with a job and its charge', async () => {
    const { command, output } = shownFor('curl');
    const answer = await bash(command);
    const [job, shown] = [JSON.parse(answer.output), JSON.parse(output)];
    expect(Object.keys(job)).toEqual(Object.keys(shown));
    expect(job).toMatchObject({ status: shown.status, output: { cost: shown.output.cost } });
  });

  test('checks a deployment', { timeout: 300_000 }, async () => {
    const { command, output } = shownFor('node dist/cli/main.js test');
    const check = await bash(command);
    expect(check.output).toContain(output.trim());
    expect(check.exitCode).toBe(0);
  });

  test('checks a program', { timeout: 120_000 }, async () => {
    const { command, output } = shownFor('node dist/cli/main.js check-app');
    const check = await bash(command);
    expect(check.output).toContain(output.trim());
    expect(check.exitCode).toBe(1);
  });
});
