/** Streams have no end of their own: this gives them one. */

/** The same stream, which also ends when `stop` is aborted. */
export function endingWith(
  stop: AbortSignal,
  stream: AsyncIterable<string>,
): AsyncIterable<string> {
  const source = stream[Symbol.asyncIterator]();
  const end = () => void source.return?.();
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const result = await source.next();
        if (result.done) stop.removeEventListener('abort', end);
        return result;
      },
      async return() {
        stop.removeEventListener('abort', end);
        return (await source.return?.()) ?? { done: true, value: undefined };
      },
    }),
  };
}
