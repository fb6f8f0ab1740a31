/** The built API reference stands alone and tells stated from chosen. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifecycle, rules } from '#generated/reference/tables.js';
import { runCli } from './cli-process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  const { status, stderr } = await runCli(['docs', '--out', folder]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const page = (edition: string) => readFile(join(folder, `${edition}.html`), 'utf8');

/** Places in HTML, CSS and JavaScript from which a browser loads; `<a href>` is none of them. */
const loads = [
  /<(?!a\b)[a-z]+\b[^>]*\b(?:src|srcset|href|poster|data)\s*=\s*["']?(?:https?:)?\/\//gi,
  /\burl\(\s*["']?(?:https?:)?\/\//gi,
  /@import\s+["']?(?:https?:)?\/\//gi,
  /\b(?:from|import)\s*\(?\s*["'`](?:https?:)?\/\//g,
  /\bsrc\s*[:=][^,;}]{0,80}https?:\/\//g,
];

describe.each(['reference', 'contract'])('%s.html', (edition) => {
  it('loads nothing from elsewhere', async () => {
    const html = await page(edition);
    expect(loads.flatMap((pattern) => html.match(pattern) ?? [])).toEqual([]);
    expect(html).toContain(`content="default-src 'none';`);
    expect(html).toContain('"disableTelemetry":true');
  });

  it('has a section for each kind of behaviour', async () => {
    const html = await page(edition);
    for (const name of ['States', 'Rules', 'Prices', 'What is not stated']) {
      expect(html).toContain(`{"name":"${name}","description":`);
    }
  });
});

describe('stated and chosen', () => {
  it('are told apart on every rule and every state', async () => {
    const html = await page('reference');
    for (const things of [rules, lifecycle.states]) {
      for (const [name, { level }] of Object.entries(things)) {
        expect(html).toContain(`\`${name}\` <span class=\\"level ${level}\\">`);
      }
    }
  });

  it('appear in the contract as stated alone', async () => {
    const html = await page('contract');
    expect(html).toContain('class=\\"level stated\\"');
    expect(html).not.toContain('class=\\"level chosen\\"');
  });
});
