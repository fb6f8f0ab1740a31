/** The built documentation: complete, small, and in need of nothing else. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtSite } from './built-site.ts';

const { pages, files } = await builtSite();
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
