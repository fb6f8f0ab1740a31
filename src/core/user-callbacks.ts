/** Callbacks of users that are told about something, such as `onError`. */

/** Wraps a callback so that its errors are ignored: they must end neither our work nor the process. Never rejects. */
export function reporter<Arguments extends readonly unknown[]>(
  callback: (...args: Arguments) => unknown,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    try {
      await callback(...args);
    } catch {
      // Reporting has failed, too.
    }
  };
}
