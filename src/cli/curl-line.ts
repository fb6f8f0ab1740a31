/** Writes a request as one line for a POSIX shell. */

/** A `curl` call that submits JSON with an API key. */
export function curlLine(url: string, { key, body }: { key: string; body: object }): string {
  return [
    `curl ${quoted(url)}`,
    `-H ${quoted(`Authorization: Bearer ${key}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' ');
}

/** One word for the shell. */
function quoted(text: string): string {
  return /^[\w:/.~-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
