/** What evidence is made of. The schema in openapi/conformance/ describes every member. */
import type { components } from '#generated/conformance/types.d.ts';

type Schemas = components['schemas'];

/** One line of an evidence file. */
export type EvidenceRecord = Schemas['EvidenceRecord'];
/** The deployment, and what its owner has declared about it. */
export type Subject = Schemas['SubjectRecord'];
/** What a run was to leave out. */
export type PlanRecord = Schemas['PlanRecord'];
/** Whether the deployment can reach the webhook receiver. */
export type Receiver = Schemas['ReceiverRecord'];
/** A scenario that did not run, and why. */
export type ScenarioLeftOut = Schemas['ScenarioLeftOut'];
/** An endpoint of the deployment. */
export type SubjectEndpoint = Schemas['SubjectEndpoint'];
/** A request and what came of it. */
export type Exchange = Schemas['ExchangeRecord'];
/** A webhook call that arrived. */
export type Delivery = Schemas['DeliveryRecord'];
/** A time in which a webhook receiver was there. */
export type Watch = Schemas['WatchRecord'];
/** How a scenario ended. */
export type ScenarioEnd = Schemas['ScenarioRecord'];
/** What the account had been charged at an instant. */
export type LedgerReading = Schemas['LedgerRecord'];
/** How a run went as a whole. */
export type RunRecord = Schemas['RunRecord'];
