/** Callbacks of users that are told about something, such as `onError`. */

/** Wraps a callback so that its errors are ignored: they must end neither our work nor the process. Never rejects. */
export function reporter<Given extends readonly unknown[]>(
  callback: (...given: Given) => unknown,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    try {
      await callback(...given);
    } catch {
      // Reporting has failed, too.
    }
  };
}
