/** The records of an evidence file. openapi/conformance/ describes every member. */
import type { components } from '#generated/conformance/types.d.ts';

type Schemas = components['schemas'];

/** One line of an evidence file. */
export type EvidenceRecord = Schemas['EvidenceRecord'];
/** The deployment and its owner's declarations. */
export type Subject = Schemas['SubjectRecord'];
export type SubjectEndpoint = Schemas['SubjectEndpoint'];
/** The scenarios that a run left out. */
export type PlanRecord = Schemas['PlanRecord'];
export type ScenarioLeftOut = Schemas['ScenarioLeftOut'];
/** Whether the deployment can reach the webhook receiver. */
export type Receiver = Schemas['ReceiverRecord'];
export type Exchange = Schemas['ExchangeRecord'];
/** A webhook call that arrived. */
export type Delivery = Schemas['DeliveryRecord'];
/** A period in which a webhook receiver was open. */
export type Watch = Schemas['WatchRecord'];
/** How a scenario ended. */
export type ScenarioEnd = Schemas['ScenarioRecord'];
/** The charges of the account at one time. */
export type LedgerReading = Schemas['LedgerRecord'];
/** The result of a run. */
export type RunRecord = Schemas['RunRecord'];

/** The recorded reason if a scenario was left out because the caller selected others. */
export const notSelected = 'Not selected.';

/** The recorded reason of scenarios that stopped because somebody cancelled the run. */
export const cancelledReason = 'The run was cancelled.';
