/** Colours on a terminal: of headings, results and errors, in texts that are complete without them. */
import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

/** Whether a stream shows colours. `NO_COLOR` and `FORCE_COLOR` mean what they mean to other programs. */
export function showsColours(env: Terminal['env'], isTerminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTerminal && env['TERM'] !== 'dumb';
}

type TextStyle = Parameters<typeof styleText>[0];

const heading = /^[A-Z][^.\n]*:$/gm;

/** How the headlines of reports begin, and how these words are shown. */
const headlines: readonly (readonly [string, TextStyle])[] = [
  ['Conforms', 'green'],
  ['Does not conform', 'red'],
  ['The check could not run', 'red'],
  ['The check failed in part', 'red'],
  ['Incomplete', 'yellow'],
  ['Differs from the local service', 'yellow'],
];

const results = headlines.map(([words, style]) => [lineFrom(words), style] as const);

/** Counts in the last line of a report. */
const counts: readonly (readonly [RegExp, TextStyle])[] = [
  [/\b[1-9]\d* (verified|kept)\b/g, 'green'],
  [/\b[1-9]\d* (violated|broken)\b/g, 'red'],
  [/\b[1-9]\d* (different|inconclusive|not run)\b/g, 'yellow'],
];

const headline = new RegExp(`^(?:${headlines.map(([words]) => words).join('|')})\\b.*$`, 'gm');

/** Colours headings, counts and results of a report or a message. */
export function paint(text: string): string {
  const counted = text.replaceAll(headline, (line) => paintMatches(line, counts));
  return paintMatches(counted, [[heading, 'bold'], ...results, [lineFrom('error:'), 'red']]);
}

function lineFrom(words: string): RegExp {
  return new RegExp(`^${words}(?!\\w)`, 'gm');
}

function paintMatches(text: string, styles: readonly (readonly [RegExp, TextStyle])[]): string {
  return styles.reduce(
    (painted, [pattern, style]) =>
      painted.replaceAll(pattern, (match) => styleText(style, match, { validateStream: false })),
    text,
  );
}
