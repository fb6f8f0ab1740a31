/** The last reports of checks, as the service is given them. */
import type { components } from '#generated/control/types.d.ts';

type Schemas = components['schemas'];

/** A report, and the same as an HTML page if there is one. */
export interface WithPage<Report> {
  readonly report: Report;
  readonly page?: (() => Uint8Array) | undefined;
}

export interface ReportSources {
  /** Of the contract checks. Default: there is none. */
  readonly deployment?: (() => WithPage<Schemas['Report']>) | undefined;
  /** Of the checks of an application. Default: there is none. */
  readonly application?: (() => WithPage<Schemas['ApplicationReport']>) | undefined;
}
