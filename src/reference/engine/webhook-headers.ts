/** The headers of webhook calls where the description leaves them open. */
import { createHmac } from 'node:crypto';
import type { Alternatives } from '../alternatives/alternatives.ts';
import type { SendWebhook } from './send-webhook.ts';

interface Sender {
  readonly alternatives: Alternatives;
  /** Key of the signatures. */
  readonly secret: string;
}

/** Sends with the headers that the alternatives add. */
export function withWebhookHeaders(send: SendWebhook, sender: Sender): SendWebhook {
  return (url, body) =>
    sender.alternatives.none ? send(url, body) : send(url, body, headersOf(body, sender));
}

function headersOf(body: string, { alternatives, secret }: Sender): Record<string, string> {
  const headers: Record<string, string> = {};
  const mediaType = mediaTypes[alternatives.id('webhook-media-type')];
  if (mediaType !== undefined) headers['content-type'] = mediaType;
  if (alternatives.isSet('webhook-user-agent')) {
    headers['user-agent'] = alternatives.parameter('webhook-user-agent', 'named');
  }
  if (alternatives.id('webhook-authentication') === 'signed') {
    const name = alternatives.parameter('webhook-authentication', 'signed');
    headers[name.toLowerCase()] = createHmac('sha256', secret).update(body).digest('hex');
  }
  return headers;
}

/** Undefined for what every call has anyway. */
const mediaTypes = {
  json: undefined,
  'with-charset': 'application/json; charset=utf-8',
  text: 'text/plain',
};
