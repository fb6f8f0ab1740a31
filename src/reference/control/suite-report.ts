/** The last report of the contract checks, as the service is given it. */
import type { components } from '#generated/control/types.d.ts';

/** A report, and the same as an HTML page if there is one. */
export interface ReportWithPage {
  readonly report: components['schemas']['Report'];
  readonly page?: (() => Uint8Array) | undefined;
}

export type ReportSource = () => ReportWithPage;
