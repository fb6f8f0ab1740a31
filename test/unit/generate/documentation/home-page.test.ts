import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { homePage } from '../../../../src/generate/documentation/home-page.ts';

const oneLine = (text: string) => text.replaceAll(/\\\n/g, ' ').replaceAll(/\s+/g, ' ').trim();

test('commands and results are those of the README, whose commands are tested', () => {
  const readme = oneLine(readFileSync('README.md', 'utf8'));
  const blocks = [...homePage.markdown.matchAll(/^```(?:sh|text)\n([\s\S]*?)^```/gm)].map(
    ([, text = '']) => oneLine(text),
  );
  const own = blocks.filter((text) => !readme.includes(text));
  // The README calls the service with curl only.
  expect(own).toEqual([
    expect.stringContaining('main.js run --wait'),
    'IN_QUEUE 0 s IN_PROGRESS 0 s COMPLETED 1 s',
  ]);
});
