/** The request that the form of a page makes, and its answer as text. */

export interface TryItOperation {
  readonly method: string;
  readonly path: string;
  readonly needsKey: boolean;
  readonly takesToken: boolean;
  readonly parameters: readonly TryItParameter[];
  readonly bodies: readonly TryItBody[];
}

/** An example of a body. */
export interface TryItBody {
  readonly name: string;
  readonly text: string;
  /** The endpoint that it is for; empty where any takes it. */
  readonly endpoint: string;
}

/** A parameter of the path, the query or a header. */
export interface TryItParameter {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly example: string;
}

export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly key: string;
  readonly token: string;
  readonly body: string;
}

/** A request to the service that the page comes from. */
export interface TryItRequest {
  /** Path and query. */
  readonly target: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Why a request cannot be sent as it is filled in, as a sentence; undefined if it can. */
export function obstacleToSending(
  { needsKey, takesToken, parameters }: TryItOperation,
  { values, key, token }: FilledForm,
): string | undefined {
  const filledIn = ({ name }: TryItParameter) => values[name] ?? '';
  const missing = parameters.filter(
    (parameter) => parameter.isRequired && filledIn(parameter).trim() === '',
  );
  if (missing.length > 0) return `Fill in ${missing.map(({ name }) => name).join(', ')}.`;
  // An address without these segments would be another one.
  const dots = parameters.find(
    (parameter) => parameter.in === 'path' && /^\.\.?$/.test(filledIn(parameter)),
  );
  if (dots !== undefined) return `Expected a name in ${dots.name}, got ${filledIn(dots)}.`;
  const headers = [
    ...(needsKey ? [['the API key', key] as const] : []),
    ...(takesToken ? [['the control token', token] as const] : []),
    ...parameters
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => [parameter.name, filledIn(parameter)] as const),
  ];
  const unsendable = headers.find(([, value]) => !/^[\t\x20-\x7e\xa0-\xff]*$/.test(value));
  if (unsendable === undefined) return undefined;
  return `Headers cannot hold all characters of ${unsendable[0]}: expected letters, digits and signs of Latin-1.`;
}

/** Parameters that are left empty are not sent. */
export function requestFromForm(
  { method, path, needsKey, takesToken, parameters, bodies }: TryItOperation,
  { values, key, token, body }: FilledForm,
): TryItRequest {
  const filled = parameters
    .map(({ name, in: place }) => ({ name, place, value: values[name] ?? '' }))
    .filter(({ value }) => value !== '');
  const target = filled
    .filter(({ place }) => place === 'path')
    .reduce(
      (rest, { name, value }) => rest.replace(`{${name}}`, () => encodeURIComponent(value)),
      path,
    );
  const query = new URLSearchParams(
    filled
      .filter(({ place }) => place === 'query')
      .map(({ name, value }): [string, string] => [name, value]),
  );
  const headers = {
    ...(needsKey && key !== '' ? { authorization: `Bearer ${key}` } : {}),
    ...(takesToken && token !== '' ? { 'x-control-token': token } : {}),
    ...(bodies.length > 0 ? { 'content-type': 'application/json' } : {}),
    ...Object.fromEntries(
      filled.filter(({ place }) => place === 'header').map(({ name, value }) => [name, value]),
    ),
  };
  return {
    target: query.size === 0 ? target : `${target}?${query}`,
    method,
    headers,
    ...(bodies.length > 0 ? { body } : {}),
  };
}

/** The page of the console that runs models. */
const playground = '/console/playground';

/**
 * The address that opens an example of a submission in the playground; undefined for operations that
 * submit nothing. It is after the `#`, so it stays in the browser.
 */
export function playgroundAddress(
  { path }: TryItOperation,
  { endpoint, text }: TryItBody,
): string | undefined {
  const mode = /^\/v2\/\{endpoint_id\}\/(run|runsync)$/.exec(path)?.[1];
  if (mode === undefined) return undefined;
  return `${playground}#${new URLSearchParams({ endpoint, mode, request: text })}`;
}

/** Whether the service has the console: its first page is then that of the console. */
export async function hasConsole(): Promise<boolean> {
  try {
    const { ok, url } = await fetch('/', { method: 'HEAD' });
    return ok && new URL(url).pathname === '/console/';
  } catch {
    return false;
  }
}

/** JSON with line breaks; anything else as it is. */
export function prettyJson(text: string): string {
  const value = jsonValue(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** The id of the job in an answer, for the next form; undefined where there is none. */
export function jobIdIn(text: string): string | undefined {
  const job = jsonValue(text);
  const id = typeof job === 'object' && job !== null && 'status' in job && 'id' in job && job.id;
  return typeof id === 'string' ? id : undefined;
}

/** The addresses of images and videos in an answer that the page's own service offers. */
export function mediaIn(text: string, origin: string): { url: string; isVideo: boolean }[] {
  const urls = [...text.matchAll(/"(https?:[^"\s]+)"/g)].map(([, url = '']) => url);
  return urls
    .filter((url) => URL.canParse(url) && new URL(url).origin === origin)
    .filter((url) => /\.(png|jpe?g|mp4)$/.test(url))
    .map((url) => ({ url, isVideo: url.endsWith('.mp4') }));
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
