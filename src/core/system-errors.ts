/** Errors of the system, such as a refused connection or a missing file. */

/** The code of a system's error, such as `ECONNREFUSED`; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Why a file cannot be read, after `got`: `none: there is no such file`. */
export function whyNotRead(cause: unknown): string {
  switch (codeOf(cause)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'none: there is no such file';
    case 'EISDIR':
      return 'a directory';
    case 'EACCES':
    case 'EPERM':
      return 'one that may not be read';
    case 'ELOOP':
      return 'a link that leads to itself';
    default:
      return cause instanceof Error ? cause.message : String(cause);
  }
}
