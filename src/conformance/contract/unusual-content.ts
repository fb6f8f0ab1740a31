/** Content that JSON permits and that services lose: in an input, it must reach the worker unchanged. */
import { isObject } from '../../core/json.ts';

/** A name that no worker uses itself, so that its content in an output is the one that was sent. */
const member = 'conformance content';

const content: Readonly<Record<string, unknown>> = {
  text: "äß π ж あ 语 🙂 👩‍🚀 e\u0301 \u2028 \"\\/\n\t <a href='%41&amp;'> $x {{y}}",
  long: 'long 🙂 '.repeat(400),
  // All of them are exact as doubles.
  numbers: [0, -1, 1.5, 0.1, 1e21, 1e-7, 9_007_199_254_740_991, 4_294_967_296],
  texts: ['', ' padded ', '1', 'true', 'null', '2026-01-31T00:00:00Z'],
  nothing: null,
  no: false,
  empty: { object: {}, list: [] },
  nested: [[[{ deep: { deeper: [null, [], {}] } }]]],
  'key äß 🙂 .$': { Upper: 1, upper: 2, snake_case: 3, 'kebab-case': 4 },
};

/** An input with this content besides its own members. */
export function withUnusualContent(
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...input, [member]: content };
}

/** The content within an input or output; undefined if it has none. */
export function unusualContentIn(value: unknown): unknown {
  return isObject(value) ? value[member] : undefined;
}
