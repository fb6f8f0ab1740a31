/** The image as far as it can be judged without an engine that builds it. */
import { spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationPages } from '../../src/cli/serve/operated-service.ts';
import { packageFile } from '../../src/cli/shared/package-file.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { runCommand } from './setup.ts';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

async function readStages(): Promise<Instruction[][]> {
  const text = await readFile(packageFile('Dockerfile'), 'utf8');
  const stages: Instruction[][] = [];
  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')) {
    const [, name, rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

const stages = await readStages();
const final = stages.at(-1) ?? [];
const all = stages.flat();

function only(name: string): string {
  const found = final.filter((instruction) => instruction.name === name);
  expect(found, `${name} in the last stage`).toHaveLength(1);
  return found[0]?.rest ?? '';
}

/** Sources and target of a COPY, and the stage that it copies from. */
function copies(instructions: readonly Instruction[]) {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ rest }) => {
      const words = rest.split(' ');
      const from = words[0]?.startsWith('--from=')
        ? words.shift()?.slice('--from='.length)
        : undefined;
      return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    });
}

describe('the Dockerfile', () => {
  test('copies only existing files, and only those are in the build context', async () => {
    const fromContext = copies(all).filter(({ from }) => from === undefined);
    const copied = [...new Set(fromContext.flatMap((copy) => copy.sources))];
    for (const source of copied) await access(packageFile(source));
    // A folder that reaches it brings its files along.
    const sources = copied.filter((source) => !copied.some((one) => source.startsWith(`${one}/`)));
    const ignored = await readFile(packageFile('.dockerignore'), 'utf8');
    const [first, ...allowed] = ignored
      .split('\n')
      .filter((line) => line !== '' && line[0] !== '#');
    expect(first).toBe('*');
    expect(allowed.toSorted()).toEqual(sources.map((source) => `!${source}`).toSorted());
  });

  test('contains everything that is published', async () => {
    const targets = copies(final).flatMap(({ sources, target }) =>
      target === './' ? sources : [target],
    );
    const { files } = JSON.parse(await readFile(packageFile('package.json'), 'utf8'));
    const needed = files.filter((file: string) => !file.startsWith('!'));
    expect(targets.toSorted()).toEqual([...needed, 'node_modules', 'package.json'].toSorted());
  });

  test('starts serve with valid options, reachable from outside the container', async () => {
    const [node, main = ''] = JSON.parse(only('ENTRYPOINT'));
    expect([node, main]).toEqual(['node', 'dist/cli/main.js']);
    await access(packageFile(join('src', main.slice('dist/'.length).replace('.js', '.ts'))));
    const [command, ...options] = JSON.parse(only('CMD'));
    expect(command).toBe('serve');
    expect(options).toEqual(['--host', '0.0.0.0', '--log', 'json']);
    const { printed: help } = await runCommand('serve', ['--help']);
    for (const option of options.filter((word: string) => word.startsWith('--'))) {
      expect(help).toContain(`${option} `);
    }
    expect(help).toContain(`or ${only('EXPOSE')})`);
  });

  test('checks its health with node', async () => {
    const [, command = ''] = only('HEALTHCHECK').split(' CMD ');
    const [program, ...args] = JSON.parse(command);
    expect(program).toBe('node');
    const check = (port: string) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, args, { env: { PORT: port } });
        child.once('close', resolve);
      });
    const pages = operationPages({ isDraining: () => false, metrics: { render: async () => '' } });
    const healthy = await listen(({ target }) => pages(target) ?? { status: 500, headers: {} }, {
      host: '127.0.0.1',
      port: 0,
    });
    const sick = await listen(() => ({ status: 500, headers: {} }), { host: '127.0.0.1', port: 0 });
    expect(await check(new URL(healthy.url).port)).toBe(0);
    expect(await check(new URL(sick.url).port)).toBe(1);
    await sick.close();
    expect(await check(new URL(sick.url).port)).toBe(1);
    await healthy.close();
  });
});

describe('the compose file', () => {
  test('starts the same command, under the name of its service, for this machine only', async () => {
    const { services } = parse(await readFile(packageFile('compose.yaml'), 'utf8'));
    const entries = Object.entries<Record<string, unknown>>(services);
    expect(entries).toHaveLength(1);
    const [name, service] = entries[0] ?? [];
    const command = [...JSON.parse(only('CMD')), '--allow-host', name].join(' ');
    expect(service).toMatchObject({ build: '.', command });
    expect(service?.['ports']).toEqual([`127.0.0.1:${only('EXPOSE')}:${only('EXPOSE')}`]);
  });

  test('for replicas starts three of them on Redis, reached through a load balancer as the guide says', async () => {
    const file = parse(await readFile(packageFile('compose.shared.yaml'), 'utf8'));
    const { inference, replica, redis } = file.services;
    const command = [...JSON.parse(only('CMD')), '--allow-host', 'inference'].join(' ');
    expect(replica).toMatchObject({
      build: '.',
      command: `${command} --redis redis://redis:6379`,
      deploy: { replicas: 3 },
    });
    expect(inference.ports).toEqual([`127.0.0.1:${only('EXPOSE')}:${only('EXPOSE')}`]);
    expect([replica.ports, redis.ports]).toEqual([undefined, undefined]);

    const guide = await readFile(packageFile('docs/guides/shared-service.md'), 'utf8');
    expect(guide).toContain(`\n${redis.command}\n`);
    const shared = (config: string) =>
      config
        .replace(/^resolvers .*\n.*\n\n/m, '')
        .split('\n')
        .filter((line) => !/^ +(bind|server|server-template) /.test(line))
        .join('\n');
    const shown = /```text\n(defaults.*?)```/s.exec(guide)?.[1] ?? '';
    const { content } = file.configs.haproxy;
    expect(shared(content)).toBe(shared(shown));
    const { replicas } = replica.deploy;
    const template = `server-template replica ${replicas} replica:${only('EXPOSE')} check `;
    const backends = content.split(/^backend /m).slice(1);
    expect(backends.length).toBeGreaterThan(0);
    for (const backend of backends) expect(backend.split(template)).toHaveLength(2);
    for (const backend of shown.split(/^backend /m).slice(1)) {
      expect(backend.match(/^ +server /gm)).toHaveLength(replicas);
    }
  });
});
