/** Errors of the system, such as a refused connection or a missing file. */

/** The code of a system's error, such as `ECONNREFUSED`; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
