/** Which URLs the webhooks of an account may have. */

import { isLoopback } from '../../core/loopback.ts';
import { isUrl } from '../../core/urls.ts';
import { quotedExcerpt } from '../../validation/errors/excerpt.ts';
import { type InvalidValue, invalidValue } from '../../validation/errors/invalid-values.ts';
import type { Account } from '../accounts/account.ts';

/** What is wrong with a URL that matches the schema, at this place of the body; undefined if nothing is. */
export function invalidWebhook(
  url: string,
  pointer: string,
  account: Account,
): InvalidValue | undefined {
  const canBeCalled = isUrl(url);
  if (canBeCalled && isWebhookHostPermitted(new URL(url), account)) return undefined;
  const expected = canBeCalled
    ? 'an address with a host that the service may call'
    : 'an address that can be called';
  return invalidValue('body', pointer, expected, quotedExcerpt(url));
}

/** An account that restricts the hosts permits those of the settings, or of this machine if they list none. */
function isWebhookHostPermitted(url: URL, { webhookHosts, alternatives }: Account): boolean {
  const { hostname } = url;
  if (webhookHosts === undefined)
    return alternatives.id('webhook-addresses') === 'any' || isLoopback(hostname);
  return webhookHosts.includes(hostname) || webhookHosts.includes(`${hostname}:${portOf(url)}`);
}

/** The port that is called, which a URL leaves out if it is that of its protocol. */
function portOf({ port, protocol }: URL): string {
  if (port !== '') return port;
  return protocol === 'https:' ? '443' : '80';
}
