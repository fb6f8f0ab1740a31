/** The made-up English of the demo models, and how it is counted. */
import type { Random } from '../../core/random.ts';

const qualities = [
  'quiet',
  'silver',
  'patient',
  'narrow',
  'bright',
  'distant',
  'weathered',
  'warm',
];
const things = ['harbour', 'lantern', 'café', 'river', 'signal', 'garden', 'railway', 'letter'];
const deeds = ['follows', 'remembers', 'answers', 'crosses', 'carries', 'leaves', 'finds', 'keeps'];
const endings = [[], [' at', ' dusk'], [' again'], [',', ' slowly'], [' before', ' winter']];

/** The tokens of a sentence; joined they are its text. Such as `The`, ` quiet`, ..., `.`. */
export function writeSentence(random: Random): string[] {
  const pick = <Item>(items: readonly Item[]): Item[] => {
    const item = items[random.nextUint32() % items.length];
    return item === undefined ? [] : [item];
  };
  const thing = () => [...pick(qualities), ...pick(things)].map((word) => ` ${word}`);
  const deed = pick(deeds).map((word) => ` ${word}`);
  return [
    'The',
    ...thing(),
    ...deed,
    ...pick([' the', ' a']),
    ...thing(),
    ...pick(endings).flat(),
    '.',
  ];
}

/**
 * How many tokens a text has: each run of letters, marks and digits is one, and so is each other
 * character which is not white space. `It's 5 °C.` has seven. Real models count differently; this
 * count can be checked by hand.
 */
export function countTokens(text: string): number {
  // Finds the last character of each run. A loop over a long run could overflow the stack.
  const token = /[\p{L}\p{M}\p{N}](?![\p{L}\p{M}\p{N}])|[^\s\p{L}\p{M}\p{N}]/gu;
  let count = 0;
  while (token.test(text)) count += 1;
  return count;
}

/** How many characters a text has: Unicode code points, neither bytes nor UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
