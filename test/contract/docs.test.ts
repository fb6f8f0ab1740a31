/** The built API reference stands alone and tells stated from chosen. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycle, rules } from '#generated/reference/tables.js';
import { badge } from '../../src/generate/documentation/markdown.ts';
import { runCli } from '../cli/cli-process.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-'));
  const { status, stderr } = await runCli([folder], { from: 'docs' });
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

/** The sections of a page by name, as its document has them. */
async function sectionsOf(edition: string): Promise<ReadonlyMap<string, string>> {
  const embedded = /__redoc_definition = (\{.*\});\n/.exec(await page(edition))?.[1] ?? '{}';
  const { tags }: { tags: { name: string; description: string }[] } = JSON.parse(embedded);
  return new Map(tags.map(({ name, description }) => [name, description]));
}

describe.each(['reference', 'contract'])('%s.html', (edition) => {
  test('loads nothing from elsewhere', async () => {
    const html = await page(edition);
    expect(loads.flatMap((pattern) => html.match(pattern) ?? [])).toEqual([]);
    expect(html.includes(`content="default-src 'none';`)).toBe(true);
    expect(html.includes('"disableTelemetry":true')).toBe(true);
  });

  test('has a section for each kind of behaviour', async () => {
    const sections = await sectionsOf(edition);
    expect([...sections.keys()]).toEqual(
      expect.arrayContaining(['States', 'Rules', 'Prices', 'What is not stated']),
    );
  });
});

describe('stated and chosen', () => {
  test('are told apart on every rule and every state', async () => {
    const sections = await sectionsOf('reference');
    for (const [section, things] of [
      ['Rules', rules],
      ['States', lifecycle.states],
    ] as const) {
      const missing = Object.entries(things).filter(
        ([name, { level }]) =>
          sections.get(section)?.includes(`\`${name}\` ${badge(level)}`) !== true,
      );
      expect(missing).toEqual([]);
    }
  });

  test('appear in the contract as stated alone', async () => {
    const html = await page('contract');
    expect(html.includes('class=\\"level stated\\"')).toBe(true);
    expect(html.includes('class=\\"level chosen\\"')).toBe(false);
  });
});
