/** The records of an evidence file. openapi/json-schemas/ describes every member. */
import type { components } from '#generated/file-formats/types.d.ts';

type Schemas = components['schemas'];

export type EvidenceRecord = Schemas['EvidenceRecord'];
export type Subject = Schemas['SubjectRecord'];
export type SubjectEndpoint = Schemas['SubjectEndpoint'];
export type PlanRecord = Schemas['PlanRecord'];
export type ScenarioLeftOut = Schemas['ScenarioLeftOut'];
export type ReceiverRecord = Schemas['ReceiverRecord'];
export type Exchange = Schemas['ExchangeRecord'];
export type DeliveryRecord = Schemas['DeliveryRecord'];
export type Watch = Schemas['WatchRecord'];
export type ScenarioEnd = Schemas['ScenarioRecord'];
export type LedgerReading = Schemas['LedgerRecord'];
export type ApplicationRecord = Schemas['ApplicationRecord'];
export type WorkRecord = Schemas['WorkRecord'];
export type RestartRecord = Schemas['RestartRecord'];
export type RunRecord = Schemas['RunRecord'];

/** The recorded reason if a scenario was left out because the caller selected others. */
export const notSelected = 'Not selected.';

/** The recorded reason of scenarios that stopped because somebody cancelled the run. */
export const cancelledReason = 'The run was cancelled.';
