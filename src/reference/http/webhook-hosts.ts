/** Which URLs an account may have called: those that webhooks may have. */
import { isLoopback } from '../../core/network.ts';
import { quotedExcerpt } from '../../validation/errors/excerpt.ts';
import { type InvalidValue, invalidValue } from '../../validation/errors/invalid-values.ts';
import type { Account } from './accounts.ts';

/** What is wrong with a URL that matches the schema, at this place of the body; undefined if nothing is. */
export function invalidWebhook(
  url: string,
  pointer: string,
  account: Account,
): InvalidValue | undefined {
  const canBeCalled = URL.canParse(url);
  if (canBeCalled && isPermitted(new URL(url).hostname, account)) return undefined;
  const expected = canBeCalled
    ? 'an address with a host that the service may call'
    : 'an address that can be called';
  return invalidValue('body', pointer, expected, quotedExcerpt(url));
}

/** An account that restricts the hosts permits those of the settings, or of this machine if they list none. */
function isPermitted(hostname: string, { webhookHosts, alternatives }: Account): boolean {
  if (webhookHosts !== undefined) return webhookHosts.includes(hostname);
  return alternatives.id('webhook-addresses') === 'any' || isLoopback(hostname);
}
