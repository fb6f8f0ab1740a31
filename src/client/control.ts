/** The package entry `inference-contract/control`: the control interface of the local service. */
import { isAccountEvent } from '#generated/control/guards.js';
import { type ControlClient, type ControlClientOptions, controlClient } from './control-client.ts';

export type {
  AccountEvent,
  AccountList,
  AlternativeInForce,
  Alternatives,
  ApplicationReport,
  ClockAdvance,
  ClockOptions,
  ControlCallOptions,
  ControlClient,
  ControlClientOptions,
  ControlledClock,
  CreatedKey,
  DeclaredFault,
  DeclareFaultsOptions,
  Delivery,
  Due,
  EndpointSummary,
  Estimate,
  Fault,
  HttpArchive,
  JobDetails,
  JobList,
  Key,
  KeyChange,
  Ledger,
  LedgerOptions,
  NewAccount,
  NewKey,
  NewReceiver,
  OneFaultOptions,
  Receiver,
  ReceiverCall,
  ReceiverResponse,
  Report,
  RequestDetails,
  RequestList,
  RequestSummary,
  ResentWebhook,
  Service,
  StreamEventsOptions,
  ThrowAwayAccount,
} from './control-client.ts';

/**
 * Makes a client; nothing is sent yet. Throws a `TypeError` for a `baseUrl`, a key or a token that
 * cannot be sent, which the error does not repeat, and a `RangeError` for a `maxResponseBytes` below 1.
 *
 * @example
 * ```ts
 * // First, in another terminal: npx inference-contract serve
 * import { createClient } from 'inference-contract/client';
 * import { createControlClient } from 'inference-contract/control';
 *
 * const baseUrl = 'http://127.0.0.1:8080';
 * const account = await createControlClient({ baseUrl }).createAccount({ clock: 'manual' });
 * const client = createClient({ baseUrl, apiKey: account.apiKey });
 * const { id } = await client.run('echo', { input: { word: 'hello' } });
 * await account.control.advanceClock({ ms: 5_000 });
 * console.log(await client.status('echo', id));
 * await account.delete();
 * ```
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  return controlClient(options, isAccountEvent);
}
