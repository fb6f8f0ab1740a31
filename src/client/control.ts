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
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  return controlClient(options, isAccountEvent);
}
