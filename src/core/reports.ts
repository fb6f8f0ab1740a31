/** Callbacks that something is only reported to. */

/**
 * The callback, safe to call: what it throws, or its promise rejects with, has nowhere to go, and must
 * end neither the work that reports nor the process. Never rejects.
 */
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
