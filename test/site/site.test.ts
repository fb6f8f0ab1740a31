/** The built documentation: complete, small, and in need of nothing else. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  lifecycle,
  limits,
  operations as operationsOfReference,
} from '#generated/reference/tables.js';
import { newAddress } from '../../src/generate/documentation/moved-pages.ts';
import { kebabCase } from '../../src/generate/documentation/operation-page.ts';
import { builtSite } from './built-site.ts';

const { pages, files, moved } = await builtSite();
const html = (path: string) => files.get(`${path}.html`)?.toString() ?? '';
const zipped = (path: string) => gzipSync(files.get(path) ?? '').length;

/** Places in HTML and CSS from which a browser loads; `<a href>` is none of them. */
const loads = [
  /<(?!a\b)[a-z]+\b[^>]*\b(?:src|srcset|href|poster|data)\s*=\s*["']?(?:https?:)?\/\//gi,
  /\burl\(\s*["']?(?:https?:)?\/\//gi,
  /@import\s+["']?(?:https?:)?\/\//gi,
];

describe.each(pages)('$path', ({ path }) => {
  test('exists as a page and as Markdown', () => {
    expect(html(path)).toContain('<!DOCTYPE html>');
    expect(files.get(`${path}.md`)?.toString()).toMatch(/^# /);
  });

  test('loads nothing from other hosts', () => {
    expect(loads.flatMap((pattern) => html(path).match(pattern) ?? [])).toEqual([]);
  });
});

describe('the site', () => {
  test('stays below 1 MB compressed, including everything that any page can load', () => {
    const shared = [...files.keys()].filter(
      (path) => /\.(js|css)$/.test(path) && !/\.md\./.test(path),
    );
    const assets = shared.reduce((sum, path) => sum + zipped(path), 0);
    const largest = Math.max(...pages.map(({ path }) => zipped(`${path}.html`)));
    expect(assets + largest).toBeLessThan(1_000_000);
  });

  test('adds at most 1,080 kB to the package', () => {
    // The package leaves the list of anchors out.
    const sizes = [...files.keys()].filter((path) => path !== 'anchors.txt').map(zipped);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_080_000);
  });

  test('is listed in llms.txt', () => {
    const list = files.get('llms.txt')?.toString() ?? '';
    const listed = [...list.matchAll(/\]\(\/docs\/(.*)\.md\)/g)].map(([, path]) => path);
    expect(listed).toEqual(pages.map(({ path }) => path).filter((path) => path !== 'index'));
  });

  test('has styles that load nothing from other hosts', () => {
    const styles = [...files].filter(([path]) => path.endsWith('.css'));
    const found = styles.flatMap(([, css]) =>
      loads.flatMap((pattern) => css.toString().match(pattern) ?? []),
    );
    expect(found).toEqual([]);
  });
});

describe('samples', () => {
  test('have a rule for every class of their words, instead of styles', () => {
    const rules = files.get('vp-icons.css')?.toString() ?? '';
    const classes = pages.flatMap(({ path }) => {
      expect(html(path)).not.toContain('style="--shiki');
      return [...html(path).matchAll(/<span class="(s\d+)">/g)].map(([, name = '']) => name);
    });
    expect(classes.length).toBeGreaterThan(pages.length);
    for (const name of new Set(classes))
      expect(rules).toContain(`.vp-code .${name}{--shiki-light:#`);
  });
});

describe('URLs', () => {
  const anchors = files.get('anchors.txt')?.toString().trim().split('\n') ?? [];
  const isThere = (address = '') => anchors.includes(address.replace(/\?\w+/, ''));

  test('of the last release still work', async () => {
    const listed = await readFile('docs/reference/anchors.txt', 'utf8');
    const gone = listed
      .split('\n')
      .filter((line) => line.startsWith('/docs/') && !anchors.includes(line))
      .filter((line) => !isThere(newAddress(moved, line.slice('/docs/'.length))));
    expect(gone).toEqual([]);
  });

  test('that have moved lead to what exists, from addresses that are gone', () => {
    const addresses = [...moved.keys()].filter((address) => !address.endsWith('*'));
    const wrong = addresses.filter((address) => {
      const target = newAddress(moved, address) ?? '';
      const isFound = !target.startsWith('/docs/') || isThere(target);
      return !isFound || isThere(`/docs/${address}`);
    });
    expect(wrong).toEqual([]);
  });

  test('that the sidebar leaves out are on a page, besides the list of all operations', () => {
    const others = pages.filter(({ path }) => !/(^|\/)index$/.test(path));
    const left = others.filter(({ isListed = true }) => !isListed);
    expect(left.length).toBeGreaterThan(5);
    const unlinked = left.filter(({ path }) =>
      others.every(
        (page) =>
          page.path === path ||
          ![')', '#'].some((end) => page.markdown.includes(`](/${path}${end}`)),
      ),
    );
    expect(unlinked.map(({ path }) => path)).toEqual([]);
  });

  test('that pages link to exist, with their anchors', () => {
    const known = new Set([
      ...anchors,
      '/docs',
      ...[...moved.keys()].map((address) => `/docs/${address}`),
      ...[...files.keys()].map((path) => `/docs/${path}`),
    ]);
    const links = pages.flatMap(({ path }) =>
      [...html(path).matchAll(/<a\b[^>]* href="(\/docs[^"]*|#[^"]*)"/g)].map(([, href = '']) => ({
        path,
        href: href.startsWith('#') ? addressOf(path) + href : href,
      })),
    );
    expect(links.length).toBeGreaterThan(pages.length);
    const dangling = links
      .filter(({ href }) => !known.has(href) && !/#VPContent$|\/(\w+)\.json$/.test(href))
      .map(({ path, href }) => `${path}: ${href}`);
    expect(dangling).toEqual([]);
  });
});

describe('words', () => {
  const counts = pages.map(({ path }) => ({ path, words: wordsIn(html(path)) }));

  test('of a page are at most 3,000', () => {
    expect(counts.filter(({ words }) => words > 3000)).toEqual([]);
  });

  test('of all pages are at most 60,000', () => {
    const sum = counts.reduce((total, { words }) => total + words, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThanOrEqual(60_000);
  });
});

describe('the reference', () => {
  const operations = pages.filter(({ data }) => data !== undefined);

  test('has operations of every document', () => {
    const folders = operations.map(({ path }) => path.split('/')[0]);
    expect(new Set(folders)).toEqual(new Set(['reference', 'control']));
  });

  test.each(operations)('$path has a request form and samples in three languages', ({ path }) => {
    const page = html(path);
    expect(page).toContain('class="try-it"');
    for (const label of ['curl', 'TypeScript', 'Python']) {
      expect(page).toContain(`data-title="${label}"`);
    }
  });

  test('marks what is chosen but not what is stated', () => {
    const marks = (folder: string) =>
      pages
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .flatMap(({ path }) => html(path).match(/<span class="level \w+">/g) ?? []);
    expect(new Set(marks('reference'))).toEqual(new Set(['<span class="level chosen">']));
    expect(marks('control')).toEqual([]);
  });

  test('quotes exactly the limit of each operation', () => {
    for (const { operationId } of Object.values(operationsOfReference)) {
      const page = files.get(`reference/${kebabCase(operationId)}.md`)?.toString() ?? '';
      const quoted = [...page.matchAll(/\(\[with limits on\]\([^)]*\), over (\d+) in (\d+) s/g)];
      const limit = new Map(Object.entries(limits.rates.operations)).get(operationId);
      const wanted =
        limit === undefined ? [] : [[`${limit.requests}`, `${limits.rates.windowMs / 1000}`]];
      expect(
        quoted.map(([, ...numbers]) => numbers),
        operationId,
      ).toEqual(wanted);
    }
  });

  test('shows no regular expressions and no real domains', () => {
    const texts = [...files].filter(([path]) => /^(reference|control)\/.*\.md$/.test(path));
    expect(texts.length).toBeGreaterThan(40);
    for (const [path, file] of texts) {
      expect(file.toString(), path).not.toMatch(/acme|\(\?:|\[\^|\\d|\$"/);
    }
  });

  test('has examples of every state and of the input and output of every model kind', () => {
    const job = files.get('reference/get-job-status.md')?.toString() ?? '';
    for (const state of Object.keys(lifecycle.states)) {
      if (state !== 'CANCELLED') expect(job).toContain(`"status": "${state}"`);
    }
    const models = files.get('reference/models.md')?.toString() ?? '';
    for (const field of ['image_url', 'video_url', 'transcription', 'text', 'audio', 'messages']) {
      expect(models).toContain(`\`${field}\``);
    }
    expect(models.match(/"input": \{/g)).toHaveLength(4);
    expect(models.match(/"status": "COMPLETED"/g)).toHaveLength(4);
  });
});

/** The words of a page's own text, also of what is closed at first; words in samples count. */
function wordsIn(page: string): number {
  const content = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  const text = content.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function addressOf(path: string): string {
  return `/docs/${path.replace(/(^|\/)index$/, '$1')}`;
}
