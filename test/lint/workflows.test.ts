/** The workflows, the action, the issue forms and the changesets, as far as they can be judged without GitHub. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../cli/setup.ts';
import { root } from '../snippets/run-command.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

const folder = '.github/workflows';
const read = (file: string) => readFile(join(root, file), 'utf8');

const workflows = await Promise.all(
  (await readdir(join(root, folder))).map(async (file) => {
    const { permissions, jobs } = parse(await read(`${folder}/${file}`));
    const all: [string, Job][] = Object.entries(jobs);
    return { file, permissions, jobs: all };
  }),
);
const action = parse(await read('action.yml'));
const { scripts } = JSON.parse(await read('package.json'));

const steps: [string, Step][] = [
  ...workflows.flatMap(({ file, jobs }) =>
    jobs.flatMap(([id, job]) =>
      (job.steps ?? []).map((step): [string, Step] => [`${file} ${id}`, step]),
    ),
  ),
  ...action.runs.steps.map((step: Step): [string, Step] => ['action.yml', step]),
];

describe('the workflows', () => {
  test.each(workflows)('$file may only read, unless a job needs more', ({ permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    const writing = jobs.flatMap(([id, job]) =>
      Object.entries(job.permissions ?? {})
        .filter(([, level]) => level === 'write')
        .map(([scope]) => `${id}: ${scope}`),
    );
    const needed = [
      ...['changelog: contents', 'changelog: pull-requests'],
      ...['page: contents', 'publish: id-token', 'image: packages'],
    ];
    expect(needed).toEqual(expect.arrayContaining(writing));
  });

  test.each(workflows)('$file names jobs and workflows that exist, with limits', ({ jobs }) => {
    const ids = jobs.map(([id]) => id);
    for (const [id, job] of jobs) {
      expect(ids, id).toEqual(expect.arrayContaining([job.needs ?? []].flat()));
      if (job.uses === undefined) expect(job['timeout-minutes'], id).toBeGreaterThan(0);
      else expect(existsSync(join(root, job.uses)), job.uses).toBe(true);
    }
  });

  test('run only scripts and files that exist, in valid shell', () => {
    const commands = steps.flatMap(([, { run }]) => run ?? []);
    expect(commands.length).toBeGreaterThan(8);
    for (const command of commands) {
      const plain = command.replaceAll(/\$\{\{.*?\}\}/g, 'value');
      const { status, stderr } = spawnSync('bash', ['-n'], { input: plain, encoding: 'utf8' });
      expect(status, `${command}\n${stderr}`).toBe(0);
      for (const [, script = ''] of command.matchAll(/\bnpm run ([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script);
      for (const [, tool = ''] of command.matchAll(/\bnpx --no ([\w-]+)/g))
        expect(existsSync(join(root, 'node_modules/.bin', tool)), tool).toBe(true);
      for (const [file] of command.matchAll(/\.ci\/[\w.-]+/g))
        expect(existsSync(join(root, file)), file).toBe(true);
    }
  });

  test('put no value of a caller into shell code', () => {
    for (const [where, { run = '' }] of steps) expect(run, where).not.toContain('${{');
  });

  test('publish only what was tested and checked as a package', () => {
    const release = new Map(workflows.find(({ file }) => file === 'release.yml')?.jobs);
    const needs = ['publish', 'page', 'image'].map((id) => release.get(id)?.needs);
    expect(needs).toEqual([['test', 'package'], ['publish'], ['publish']]);
    const commands = release.get('package')?.steps?.flatMap(({ run }) => run ?? []) ?? [];
    expect(commands.findIndex((one) => one.includes('npm run package'))).toBeLessThan(
      commands.findIndex((one) => one.includes('publint')),
    );
    expect(commands.join('\n')).toContain('attw');
    const published = release.get('publish')?.steps?.flatMap(({ run }) => run ?? []) ?? [];
    expect(published[0]).toContain('--provenance');
  });
});

describe('the action', () => {
  test('describes its inputs and uses all of them', async () => {
    const text = await read('action.yml');
    const used = [...text.matchAll(/\binputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    for (const [name, { description }] of Object.entries<{ description: string }>(action.inputs))
      expect(description, name).toMatch(/\.$/);
  });

  test('has the inputs and options that the guide and the command know', async () => {
    const guide = await read('docs/guides/ci.md');
    const uses = [...guide.matchAll(/uses: OWNER\/.*\n((?: +(?:with|env):\n(?: {10,}.*\n)+)+)/g)];
    expect(uses.length).toBeGreaterThan(0);
    for (const [, text = ''] of uses) {
      const step: Step = parse(text);
      expect(Object.keys(action.inputs)).toEqual(
        expect.arrayContaining(Object.keys(step.with ?? {})),
      );
      expect(step.with).toHaveProperty('target');
    }
  });
});

describe('the notes of a release', () => {
  const notes = async (version: string, changelog: string, tag: string) => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'package.json'), JSON.stringify({ version }));
    await writeFile(join(cwd, 'CHANGELOG.md'), changelog);
    const script = join(root, '.ci/release-notes.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, tag], {
      cwd,
      encoding: 'utf8',
    });
    return [status, stdout, stderr];
  };
  const changelog =
    '# Changelog\n\n## 1.2.0\n\n### Minor Changes\n\n- New.\n\n## 1.1.0\n\n- Old.\n';

  test('are the section of its version', async () => {
    expect(await notes('1.2.0', changelog, 'v1.2.0')).toEqual([
      0,
      '### Minor Changes\n\n- New.\n',
      '',
    ]);
  });

  test.each([
    ['1.2.0', 'v1.2.1', changelog, 'Expected the tag v1.2.0, as package.json says, got v1.2.1.'],
    ['1.2', 'v1.2', changelog, 'Expected "## 1.2" with text in CHANGELOG.md.'],
    ['1.2.0', 'v1.2.0', '## 1.2.0 (unreleased)\n\n- New.\n', 'Expected "## 1.2.0" with text'],
    ['1.2.0', 'v1.2.0', '## 1.2.0\n\n## 1.1.0\n', 'Expected "## 1.2.0" with text'],
  ])('are refused for %s with the tag %s: %j', async (version, tag, text, why) => {
    expect(await notes(version, text, tag)).toEqual([1, '', expect.stringContaining(why)]);
  });
});

test('each changeset says how the version rises, and what changes', async () => {
  const { name } = JSON.parse(await read('package.json'));
  const files = (await readdir(join(root, '.changeset'))).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => read(`.changeset/${file}`)));
  const shown = texts.map((text) => /```md\n(.*?)```/s.exec(text)?.[1] ?? text);
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) {
    const [, head = '', body] = /^---\n(.*?)\n---\n\n(\S.*)$/s.exec(text) ?? [];
    expect([...Object.keys(parse(head) ?? {})], text).toEqual([name]);
    expect(head).toMatch(/: (patch|minor|major)$/);
    expect(body).toBeDefined();
  }
});

test('the issue forms have what GitHub asks for', async () => {
  const forms = '.github/ISSUE_TEMPLATE';
  const files = (await readdir(join(root, forms))).filter((file) => file !== 'config.yml');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { name, description, body } = parse(await read(`${forms}/${file}`));
    expect([typeof name, typeof description], file).toEqual(['string', 'string']);
    const fields = body.filter(({ type }: { type: string }) => type !== 'markdown');
    const ids = fields.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size, file).toBe(fields.length);
    for (const { type, attributes } of fields) {
      expect(['dropdown', 'input', 'textarea', 'checkboxes'], file).toContain(type);
      expect(attributes.label, file).toMatch(/^[A-Z]/);
    }
  }
});
