/** What has happened, in words. */
import type { AccountEvent } from '../../client/control.ts';
import { type EndpointPrice, quantityText } from './price.tsx';
import { exactMoneyText, itemCountText } from './values.tsx';

interface EventContext {
  /** The number of a part of the output, where it is known. */
  readonly part?: number;
  /** Of the endpoint, where it is known. */
  readonly price?: EndpointPrice | undefined;
}

export function eventText(event: AccountEvent, { part, price }: EventContext = {}): string {
  switch (event.type) {
    case 'submitted':
      return event.submission === 'runJobSync' ? 'Submitted by runsync' : 'Submitted by run';
    case 'started':
      return `Started on worker ${event.workerId}`;
    case 'progressed':
      return `Progress: ${JSON.stringify(event.progress)}`;
    case 'streamed':
      return part === undefined ? 'A part of the output' : `Part ${part} of the output`;
    case 'noted':
      return `Log: ${event.text}`;
    case 'ended':
      return `Ended: ${event.status}${event.error === undefined ? '' : `: ${event.error}`}`;
    case 'retried':
      return 'Queued again';
    case 'forgotten':
      return event.early ? 'Deleted early to free memory' : 'Deleted';
    case 'charged':
      return `Charged ${exactMoneyText(event.cost)} for ${quantityText(event.quantity, price)}`;
    case 'webhookAttempted':
      return `Webhook call ${event.attempt}: ${event.outcome}${
        event.acknowledged ? ', acknowledged' : ''
      }`;
    case 'webhookResent':
      return `Webhook called again at ${event.host}: ${event.outcome}${
        event.acknowledged ? ', acknowledged' : ''
      }`;
    case 'webhookGivenUp':
      return `Webhook given up after ${itemCountText(event.attempts, 'call')}`;
    case 'faultInjected':
      return `Fault: ${injectedEffectText(event)}`;
    case 'workerStarting':
      return `Worker ${event.workerId} starts`;
    case 'workerReady':
      return `Worker ${event.workerId} is ready`;
    case 'workerStopped':
      return `Worker ${event.workerId} stopped`;
    case 'limited':
      return `Rate limit of ${event.operationId} exceeded`;
    case 'budgetExceeded':
      return 'Budget exceeded';
    case 'requestArrived':
      return `${event.request.method} ${event.request.path} waits for its answer`;
    case 'requestAnswered':
      return `${event.request.method} ${event.request.path}: ${event.request.status}`;
    case 'changed':
      return `Changed: ${event.what}`;
    case 'accountReset':
      return 'Account reset';
  }
}

type InjectedFault = Extract<AccountEvent, { type: 'faultInjected' }>;

/** What a fault did, by name: `worker crash`, `status 503`. */
export function injectedEffectText({ fault, effect }: InjectedFault): string {
  if (effect === undefined) return fault;
  if ('worker' in effect) return `worker ${effect.worker}`;
  if ('webhook' in effect) return `webhook ${effect.webhook}`;
  if ('status' in effect) return `status ${effect.status}`;
  if ('latency' in effect) return 'slow response';
  return 'drop' in effect ? 'closed connection' : 'old state';
}
