import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../src/generate/documentation/anchors.ts';
import { badge } from '../../../../src/generate/documentation/markdown.ts';
import { plainMarkdown } from '../../../../src/generate/documentation/page.ts';

test('the Markdown for programs uses only standard Markdown', () => {
  const markdown = [
    '# A page',
    '`GET /a/{id}` {.operation}',
    '<TryIt />',
    '## Responses {#responses}',
    `| \`a\`{#a} | ${badge('chosen')} Text. |`,
    '::: code-group\n\n```json [One]\n{}\n```\n\n:::',
    '<!-- of the\nsources -->',
    'See [the limits](/reference/limits#a) and [all](/reference/).',
    '::: code-group\n\n```sh [curl]\ncurl\n```\n\n:::',
  ].join('\n\n');
  expect(plainMarkdown({ path: 'a', title: 'A page', markdown })).toBe(
    `${[
      '# A page',
      '`GET /a/{id}`',
      '## Responses',
      '| `a` | (**Chosen**) Text. |',
      'One:\n\n```json\n{}\n```',
      'See [the limits](/docs/reference/limits.md#a) and [all](/docs/reference/index.md).',
      'curl:\n\n```sh\ncurl\n```',
    ].join('\n\n')}\n`,
  );
});

test('the URLs of a page are its own and those of its headings and names', () => {
  const html =
    '<h2 id="menu">Menu</h2><div class="vp-doc"><h1 id="a-page">A</h1><code id="name">n</code><input id="tab-1"></div>';
  const pages = new Map([
    ['reference/index', html],
    ['index', '<div class="vp-doc"></div>'],
  ]);
  expect(anchorsOf(pages)).toEqual([
    '/docs/',
    '/docs/reference/',
    '/docs/reference/#a-page',
    '/docs/reference/#name',
  ]);
});
