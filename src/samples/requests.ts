/** Requests as a command for a shell and as an object of Python's standard library. */

export interface CurlRequest {
  readonly method: string;
  /** Words of a shell, as are all other members. */
  readonly url: string;
  /** Default: none. */
  readonly options?: readonly string[];
  readonly headers: readonly string[];
  /** The option with the body; undefined for none. */
  readonly data?: string | undefined;
}

/** A command that prints the body of the response, and fails for an error status. */
export function curlCommand({ method, url, options = [], headers, data }: CurlRequest): string {
  const isPlain = method === (data === undefined ? 'GET' : 'POST');
  const change = method === 'HEAD' ? '--head' : `--request ${method}`;
  return [
    ['curl --fail-with-body', ...options, ...(isPlain ? [] : [change]), url].join(' '),
    ...headers.map((header) => `--header ${header}`),
    ...(data === undefined ? [] : [data]),
  ].join(' \\\n  ');
}

/** Expressions of Python; undefined for what is left out. */
export interface PythonRequest {
  readonly url: string;
  readonly method?: string | undefined;
  readonly headers?: readonly string[] | undefined;
  readonly data?: string | undefined;
}

/** The lines that make a `request`. */
export function pythonRequest({ url, method, headers, data }: PythonRequest): string[] {
  return [
    'request = urllib.request.Request(',
    `    ${url},`,
    ...(method === undefined ? [] : [`    method=${method},`]),
    ...(headers === undefined ? [] : [`    headers={${headers.join(', ')}},`]),
    ...(data === undefined ? [] : [`    data=${data},`]),
    ')',
  ];
}
