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

/** How a line of a result is shown, by its first words. */
const results: readonly (readonly [RegExp, TextStyle])[] = [
  [/^Conforms\b/gm, 'green'],
  [/^(Does not conform|error:|The check (could not run|failed in part))/gm, 'red'],
  [/^(Incomplete|Differs from the local service)\b/gm, 'yellow'],
];

/** Counts in the last line of a report. */
const counts: readonly (readonly [RegExp, TextStyle])[] = [
  [/\b[1-9]\d* (verified|kept)\b/g, 'green'],
  [/\b[1-9]\d* (violated|broken)\b/g, 'red'],
  [/\b[1-9]\d* (different|inconclusive|not run)\b/g, 'yellow'],
];

const headline = /^(Conforms|Does not conform|Incomplete|Differs from the local service)\b.*$/gm;

/** Colours headings, counts and results of a report or a message. */
export function paint(text: string): string {
  const counted = text.replaceAll(headline, (line) => paintMatches(line, counts));
  return paintMatches(counted, [[heading, 'bold'], ...results]);
}

function paintMatches(text: string, styles: readonly (readonly [RegExp, TextStyle])[]): string {
  return styles.reduce(
    (painted, [pattern, style]) =>
      painted.replaceAll(pattern, (match) => styleText(style, match, { validateStream: false })),
    text,
  );
}
