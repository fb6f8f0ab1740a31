/** Webhook calls as the alternatives of an account want them. */
import { hmacSha256Hex } from '../../core/digest.ts';
import type { Alternatives } from '../alternatives/account-alternatives.ts';
import type { AttemptOutcome } from './rules/webhook-attempts.ts';
import type { HowToCall, SendWebhook } from './send-webhook.ts';

/** Makes an attempt, which are counted from 1. Never rejects. */
export type CallWebhook = (url: string, body: string, attempt: number) => Promise<AttemptOutcome>;

interface Caller {
  readonly alternatives: Alternatives;
  /** Key of the signatures. */
  readonly secret: string;
  /** The only hosts that are called; undefined calls any. */
  readonly hosts: readonly string[] | undefined;
}

export function webhookCaller(send: SendWebhook, caller: Caller): CallWebhook {
  return (url, body, attempt) =>
    caller.alternatives.isDefault
      ? send(url, body)
      : send(url, body, howToCall(body, attempt, caller));
}

function howToCall(
  body: string,
  attempt: number,
  { alternatives, secret, hosts }: Caller,
): HowToCall {
  return {
    headers: webhookHeaders(body, { alternatives, secret }),
    limitMs: callLimitMs(alternatives),
    // Nobody knows where a redirect leads.
    followsRedirects: hosts === undefined && alternatives.id('webhook-redirect') === 'followed',
    probes: attempt === 1 && alternatives.id('webhook-probe') === 'get',
  };
}

/** How long an attempt may take, in milliseconds of real time. */
export function callLimitMs(alternatives: Alternatives): number {
  return alternatives.parameter('webhook-time-limit', 'limited');
}

function webhookHeaders(
  body: string,
  { alternatives, secret }: Pick<Caller, 'alternatives' | 'secret'>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const mediaType = mediaTypes[alternatives.id('webhook-media-type')];
  if (mediaType !== undefined) headers['content-type'] = mediaType;
  // The sender's own name is the document's choice.
  if (!alternatives.isChosen('webhook-user-agent')) {
    headers['user-agent'] = alternatives.parameter('webhook-user-agent', 'named');
  }
  if (alternatives.id('webhook-authentication') === 'signed') {
    const name = alternatives.parameter('webhook-authentication', 'signed');
    headers[name.toLowerCase()] = hmacSha256Hex(secret, body);
  }
  return headers;
}

/** Undefined for what every call has anyway. */
const mediaTypes = {
  json: undefined,
  'with-charset': 'application/json; charset=utf-8',
  text: 'text/plain',
};
