/** Where code sends a request, and with which key. */
import type { Key } from '../../client/control.ts';
import type { CodeRequest } from './code-request.ts';

export interface CodeContext {
  /** Scheme, host and port of the service. */
  readonly baseUrl: string;
  /** All keys of the account. */
  readonly keys: readonly Key[];
}

/** The value itself, the environment variable `API_KEY`, or nothing. */
export type CodeKey =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'variable'; readonly name: string | undefined }
  | { readonly kind: 'none' };

/** A value that no account has. */
const unknownKey = 'unknown-key';

/** Of a request that names no key: the first key that may make it, if its value is known. */
export function keyForRequest(request: CodeRequest, { keys }: CodeContext): CodeKey {
  const { key, endpointId = '' } = request;
  if (typeof key === 'object') {
    return key.is === 'missing' ? { kind: 'none' } : { kind: 'value', value: unknownKey };
  }
  const wanted = key === undefined || key === 'console' ? undefined : key;
  const fitting = keys.filter(({ id, name, permission, endpoints }) =>
    wanted === undefined
      ? (endpoints[endpointId] ?? permission) === 'run'
      : wanted === (name ?? id) || wanted === id,
  );
  const value = fitting.find((candidate) => candidate.value !== undefined)?.value;
  return value === undefined ? { kind: 'variable', name: wanted } : { kind: 'value', value };
}

/** What the head of a program says about its key and its request, a sentence each. */
export function remarksOnRequest(request: CodeRequest, context: CodeContext): readonly string[] {
  const key = keyForRequest(request, context);
  const variable =
    key.kind === 'variable' &&
    `Set API_KEY to ${key.name === undefined ? 'an API key of the account' : `the API key ${oneLine(key.name)}`}.`;
  const unknown =
    typeof request.key === 'object' &&
    request.key.is === 'unknown' &&
    'The service did not know the key of this request, and does not know this one.';
  return [variable, unknown, request.note].filter((remark) => typeof remark === 'string');
}

/** A name in a comment must not end the comment. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ');
}

/** The names of files: `run-job` for `runJob`, and `request` for what is not an operation. */
export function fileNameOf({ operationId = 'request' }: Pick<CodeRequest, 'operationId'>): string {
  return operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
