/** Calls of the service as commands for a shell. */

export interface CurlCall {
  /** Of this service, encoded. */
  readonly path: string;
  /** Default: POST. */
  readonly method?: 'PUT';
  readonly body: unknown;
}

/** The command. The API key comes from the environment variable `API_KEY`. */
export function curlCommand({ path, method, body }: CurlCall): string {
  return [
    `curl --fail-with-body ${method === undefined ? '' : `--request ${method} `}${quoted(location.origin + path)}`,
    `--header "Authorization: Bearer $API_KEY"`,
    `--header 'Content-Type: application/json'`,
    `--data ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ');
}

/** In a shell, nothing has a meaning between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
