/** Finds recognisers that are blind: over many deployments they never see what is served. */
import { gaps } from '#generated/reference/tables.js';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { recognisers, whyUnseen } from '../../src/conformance/recognisers.ts';
import { type GapRecognition, recognise } from '../../src/conformance/recognising/recognise.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { isObject } from '../../src/core/json.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import type { Alternatives } from './served-alternatives.ts';

/** Other alternatives hide some of them now and then, so that one that is served less often may never be seen. */
const fewestServed = 10;

/** What deployments in process do not show, although others would. */
export const needsMore: Readonly<Record<string, string>> = {
  'key-permissions all': 'There is no key without permission that could be refused.',
  'retention-after-runsync limited': 'The run ends before.',
  'result-lifetime limited': 'The run ends before.',
  'webhook-time-limit limited': 'It takes time that passes by itself.',
  'webhook-time-limit not-repeated': 'It takes time that passes by itself.',
  'webhook-spacing-origin attempt': 'It takes time that passes by itself.',
  'refused-request-effect server-errors': 'The store of the service does not fail.',
  'retry-after seconds': 'No limit is set.',
  'retry-after date': 'No limit is set.',
  'retry-after none': 'No limit is set.',
  'rate-limits limited': 'The limit is higher than the number of requests.',
};

interface Count {
  readonly served: number;
  readonly seen: number;
}

export class BlindRecognisers {
  readonly #see: (records: readonly EvidenceRecord[]) => readonly GapRecognition[];
  readonly #counts = new Map<string, Count>();

  constructor(
    see = (records: readonly EvidenceRecord[]) =>
      recognise(viewOf(records), { recognisers, scenarios }),
  ) {
    this.#see = see;
  }

  /** Counts what a deployment with these alternatives shows in the scenarios that ran. */
  add(records: readonly EvidenceRecord[], alternatives: Alternatives): void {
    const names = records.flatMap((record) => (record.kind === 'scenario' ? record.scenario : []));
    const ran = scenarios.filter(({ name }) => names.includes(name));
    for (const one of this.#see(records)) {
      const { gap, kind } = one;
      const setting = alternatives[gap] ?? gaps[gap].chosen ?? '';
      const [id = ''] = isObject(setting) ? Object.keys(setting) : [setting];
      const name = `${gap} ${id}`;
      const isShown = ran.some(({ shows }) => shows.includes(gap));
      if (!isShown || whyUnseen(gap, id) !== undefined || name in needsMore) continue;
      const { served, seen } = this.#counts.get(name) ?? { served: 0, seen: 0 };
      this.#counts.set(name, { served: served + 1, seen: seen + (kind === 'does' ? 1 : 0) });
    }
  }

  /** The alternatives that were served often and never seen. */
  found(): string[] {
    return [...this.#counts].flatMap(([name, { served, seen }]) =>
      served >= fewestServed && seen === 0 ? [`${name}: served ${served} times, never seen`] : [],
    );
  }
}
