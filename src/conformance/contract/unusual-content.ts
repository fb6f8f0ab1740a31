/** Content that JSON permits and that services lose: in an input, it must reach the worker unchanged. */
import { isObject } from '../../core/json.ts';

/** A name that no worker uses itself, so that its content in an output is the one that was sent. */
const member = 'conformance content';

const content: Readonly<Record<string, unknown>> = {
  text: "äß π ж あ 语 🙂 👩‍🚀 e\u0301 \u2028 \"\\/\n\t <a href='%41&amp;'> $x {{y}}",
  long: 'long 🙂 '.repeat(400),
  'long ASCII': 'long '.repeat(400),
  // All of them are exact as doubles.
  numbers: [0, -1, 1.5, 0.1, 1e21, 1e-7, 9_007_199_254_740_991, 4_294_967_296],
  texts: ['', ' padded ', '1', 'true', 'null', 'a\r\nb', '2026-01-31T00:00:00Z'],
  nothing: null,
  no: false,
  empty: { object: {}, list: [] },
  nested: [[[{ deep: { deeper: [null, [], {}] } }]]],
  'key äß 🙂 .$': { Upper: 1, upper: 2, snake_case: 3, 'kebab-case': 4 },
};

/** The same kinds of values as direct members, because some services treat those unlike nested ones. */
const direct: Readonly<Record<string, unknown>> = {
  'text ': content['text'],
  Text: ' padded\t',
  'long 🙂': 'x'.repeat(5000),
  'empty.text': '',
  zero: 0,
  fraction: -2.75,
  large: 9_007_199_254_740_991,
  no: false,
  nothing: null,
  'empty list': [],
  'empty object': {},
  list: [null, '', ' x ', 0.5, [], {}],
  many: Array.from({ length: 300 }, (_, index) => index),
};

interface UnusualContentOptions {
  /** Part of the content, by which it is told from that of other jobs. Default: it is the same for all. */
  readonly unique?: string;
  /** Whether to leave out members with other characters than ASCII. Default: no. */
  readonly isAscii?: boolean;
}

/** An input with this content besides its own members. */
export function withUnusualContent(
  input: Readonly<Record<string, unknown>>,
  { unique, isAscii = false }: UnusualContentOptions = {},
): Readonly<Record<string, unknown>> {
  const values = unique === undefined ? direct : { ...direct, unique };
  const select = isAscii ? asciiOf : (all: typeof direct) => all;
  const named = Object.entries(select(values)).map(([name, value]) => [nameOf(name), value]);
  return { ...input, [member]: select(content), ...Object.fromEntries(named) };
}

function nameOf(part: string): string {
  return `${member}, ${part}`;
}

/** The content without what tells it from that of other jobs. */
export function withoutUnique(
  unusual: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { [nameOf('unique')]: _, ...common } = unusual;
  return common;
}

/** The members that are ASCII, names and all. */
function asciiOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isAscii = (entry: readonly [string, unknown]) => /^[ -~]*$/.test(JSON.stringify(entry));
  return Object.fromEntries(Object.entries(values).filter(isAscii));
}

/** The content within an input or output; undefined if it has none. */
export function unusualContentIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(value)) return undefined;
  const members = Object.entries(value).filter(([name]) => name.startsWith(member));
  return members.length === 0 ? undefined : Object.fromEntries(members);
}
