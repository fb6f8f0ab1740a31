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
