/** A function that is often called with the input of the call before. */

/** The same function; it remembers its last input, and what came of it. */
export function rememberLast<Input, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return (input) => {
    if (last === undefined || last.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
