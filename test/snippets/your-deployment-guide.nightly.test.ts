/** The guide to `learn`: its commands, word for word, on a deployment that is not like the local service. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import type { ServiceSettings } from '../../src/reference/settings/check-settings.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import type { HttpHandler } from '../../src/validation/http.ts';
import { startCli } from '../cli/cli-process.ts';
import { freePort } from '../servers/free-port.ts';
import { root, run } from './run-command.ts';

const guide = await readFile(join(root, 'docs/guides/your-deployment.md'), 'utf8');

const key = 'the-real-key';

const settings: ServiceSettings = {
  accounts: { production: { keys: { [key]: {} } } },
  endpoints: {
    abc123: {
      kind: 'serverless',
      worker: 'script',
      script: { output: { confidential: 'output' } },
      durationMs: { distribution: 'lognormal', medianMs: 400, sigma: 0.3 },
    },
  },
  alternatives: {
    'success-status': 'created',
    'unknown-job': 'bad-request',
    'error-body': 'error-text',
  },
};

const changed: ServiceSettings = {
  ...settings,
  alternatives: { ...settings.alternatives, 'error-body': 'html' },
};

/** A deployment that can change while it is up. */
async function deployment() {
  const serviceOf = (now: ServiceSettings) => createReferenceService({ settings: now });
  let service = serviceOf(settings);
  const handle: HttpHandler = (request) => service.handle(request);
  const { url, close } = await listen(handle, { host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    service.close();
    await close();
  });
  return {
    url,
    change() {
      service.close();
      service = serviceOf(changed);
    },
  };
}

interface Block {
  readonly mark: string | undefined;
  readonly language: string;
  readonly source: string;
}

const blocks: readonly Block[] = [
  ...guide.matchAll(/(?:<!-- (.*?) -->\n)?^```(\w+)\n(.*?)^```$/gms),
].map(([, mark, language = '', source = '']) => ({ mark, language, source }));

/** Any text where the guide has an ellipsis. */
function likeness(shown: string): RegExp {
  const parts = shown.trimEnd().split('…');
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}

test('the guide works as it is written', { timeout: 400_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'your-deployment-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { url, change } = await deployment();
  const port = String(await freePort());
  const program = `"${process.execPath}" "${root}dist/cli/main.js"`;
  const here = (text: string) =>
    text
      .replaceAll('npx inference-contract', program)
      .replaceAll('https://host.example', url)
      .replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${port}`);
  const bash = (source: string) =>
    run(
      'bash',
      ['--norc', '-euo', 'pipefail', '-c', here(source)],
      { API_KEY: key },
      { cwd: folder },
    );
  const learned = () => readFile(join(folder, 'learned.yaml'), 'utf8');
  const background = async ({ source }: Block, ...options: readonly string[]) => {
    const args = here(source).replace(program, '').trim().split(/\s+/);
    const named = args.map((arg) => (/\.(yaml|ndjson)$/.test(arg) ? join(folder, arg) : arg));
    const child = await startCli([...named, ...options], (line) => line.includes('http://'));
    onTestFinished(async () => {
      await child.stop('SIGKILL');
    });
    return child;
  };

  const ran: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const shown = blocks[index + 1];
    if (block.language === 'yaml') {
      const lines = (await learned()).split('\n');
      for (const line of block.source.trimEnd().split('\n')) {
        expect(lines).toContainEqual(expect.stringMatching(likeness(line)));
      }
    } else if (block.mark === 'printed after a change') {
      change();
      const check = ran.at(-1) ?? '';
      const { exitCode, output, errors } = await bash(check);
      expect(exitCode, output + errors).toBe(1);
      expect(output).toMatch(likeness(block.source));
    } else if (block.mark === 'keeps running' && block.source.includes(' serve ')) {
      await background(block, '--port', port, '--log', 'pretty');
    } else if (block.mark === 'keeps running') {
      const proxy = await background(block, '--port', '0');
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{"input":{"confidential":"input"}}' };
      expect((await fetch(`${proxy.url}/v2/abc123/runsync`, init)).ok).toBe(true);
      await proxy.stop('SIGINT');
    } else if (block.language === 'sh') {
      const { exitCode, output, errors } = await bash(block.source);
      expect(exitCode, `${block.source}${output}${errors}`).toBe(0);
      if (shown?.language === 'text') expect(output).toMatch(likeness(shown.source));
      ran.push(block.source);
    }
  }
  expect(ran).toHaveLength(6);
  const text = await learned();
  for (const secret of [key, 'confidential', new URL(url).host]) expect(text).not.toContain(secret);
});
