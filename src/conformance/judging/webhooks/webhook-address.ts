/** The webhook address that a submission gives. */
import { isObject } from '../../../core/json.ts';
import { isSubmission, type OperationExchange } from '../../../evidence/operation-exchange.ts';

export function webhookAddress(call: OperationExchange | undefined): string | undefined {
  const webhook = isObject(call?.sent) ? call.sent['webhook'] : undefined;
  return typeof webhook === 'string' ? webhook : undefined;
}

/** The name of the receiver's address that a submission gives as its webhook. */
export function hookOf(call: OperationExchange): string | undefined {
  if (!isSubmission(call)) return undefined;
  return webhookAddress(call)
    ?.replace(/[?#].*$/s, '')
    .split('/')
    .at(-1);
}
