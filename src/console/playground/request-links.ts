/** Links that fill in the form, by their fragment. */

import type { RequestDetails } from '../../client/control.ts';
import { definedMembers } from '../../core/defined-members.ts';
import { isObject } from '../../core/json.ts';
import { valueOrMistake } from '../parts/json-text.ts';
import type { PlaygroundRequest, RequestBody } from './request-draft.ts';

/** The longest link that is read, in characters. */
const longestLink = 100_000;

/** What a link's fragment asks for. It is never sent to the service, so no log has its prompts. */
export type LinkedRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'request'; readonly request: PlaygroundRequest; readonly note?: string };

/** The fragment of a link that fills in the form. */
export function linkFragment({ endpointId, isSync, body }: PlaygroundRequest): string {
  const mode = isSync ? 'runsync' : 'run';
  return `#${new URLSearchParams({ endpoint: endpointId, mode, request: JSON.stringify(body) })}`;
}

/** The same for a recorded submission, to change it; undefined for any other request. Secrets that the log has replaced are left out. */
export function changeFragment({
  operationId,
  endpointId,
  request: { body = '', isRedacted, isShortened },
}: RequestDetails): string | undefined {
  const isSync = operationId === 'runJobSync';
  if (!isSync && operationId !== 'runJob') return undefined;
  const read = valueOrMistake(body);
  if (endpointId === undefined || isShortened || !('value' in read) || !isObject(read.value)) {
    return undefined;
  }
  const { webhook, s3Config: _, ...rest } = read.value;
  const content = isRedacted ? rest : { ...rest, webhook };
  const mode = isSync ? 'runsync' : 'run';
  return `#${new URLSearchParams({ endpoint: endpointId, mode, request: JSON.stringify(content) })}`;
}

/** Reads the fragment of a link, which may be untrusted. */
export function readFragment(fragment: string): LinkedRequest {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const endpointId = parameters.get('endpoint');
  if (endpointId === null) return { kind: 'none' };
  if (fragment.length > longestLink) return { kind: 'refused', reason: 'This link is too long.' };
  const read = valueOrMistake(parameters.get('request') ?? '{}');
  const content = 'value' in read && isObject(read.value) ? read.value : undefined;
  const { input = {}, webhook, policy, ...others } = content ?? {};
  if (content === undefined || !isObject(input)) {
    return { kind: 'refused', reason: 'The request in this link is not readable.' };
  }
  const body: RequestBody = definedMembers({
    input,
    webhook: typeof webhook === 'string' ? webhook : undefined,
    policy: isObject(policy) ? policy : undefined,
  });
  const isSync = parameters.get('mode') === 'runsync';
  const left = Object.keys(others);
  return {
    kind: 'request',
    request: { endpointId, isSync, body },
    ...(left.length > 0 && { note: `The playground left out of this link: ${left.join(', ')}.` }),
  };
}
