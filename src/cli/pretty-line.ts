/** Writes a record of the log for people. */

/** A record as it is logged: flat, with the instant in ISO 8601. */
export type LogRecord = Readonly<Record<string, string | number | boolean>>;

/**
 * A line such as `03:04:05.000  200  GET   /v2/echo/run  12 ms` for a request. Any other record is
 * its level, its event and what belongs to it; the places where a fault came from follow below.
 */
export function prettyLine({ time, level, event, ...rest }: LogRecord): string {
  const clock = String(time).slice(11, 23);
  if (event === 'request') {
    const { status, method, path, durationMs } = rest;
    return `${clock}  ${status}  ${String(method).padEnd(4)}  ${path}  ${durationMs} ms`;
  }
  if (event === 'warning') return `${clock}  Warning: ${rest.text}`;
  const { stack, ...details } = rest;
  const parts = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  const line = [clock, String(level).padEnd(5), event, ...parts].join('  ');
  return typeof stack === 'string' && stack !== '' ? `${line}\n${stack}` : line;
}
