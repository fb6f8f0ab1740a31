/** How submissions with a fault may be taken wrongly. */
import { requestKeywords } from '../../src/conformance/contract/request-schema.ts';
import { rulesAt } from '../../src/conformance/contract/rules.ts';
import { groupBy } from '../../src/evidence/indexes.ts';
import { reply } from '../mutants/request-wire.ts';
import { madeUpId, refusal, type Table } from './breakage-parts.ts';
import type { Body, Breakage } from './variant.ts';

/** The members of a submission that may have a fault, with the rules that speak of it. */
const faults = [...groupBy(requestKeywords, ({ member }) => member.at)]
  .filter(([pointer]) => pointer !== '')
  .map(([pointer, keywords]) => {
    const rules = new Set(keywords.flatMap((keyword) => rulesAt(keyword.pointer)));
    return { pointer, rules: [...rules] };
  });

/** A fault in place of these leaves nothing of them, or no valid value. */
const replaces: Readonly<Record<string, readonly string[]>> = {
  '/policy': ['policy', 'timeout', 'ttl', 'priority'],
  '/policy/lowPriority': ['priority'],
};

const presence: Readonly<Record<string, Breakage['under']>> = {
  '/webhook': { webhook: 'with' },
  '/policy/executionTimeout': { policy: 'given', timeout: 'given' },
  '/policy/lowPriority': { policy: 'given' },
  '/policy/ttl': { policy: 'given', ttl: 'given' },
};

/** What the checks do not risk: a fault that is accepted is paid for. */
const tooDear = ['kind video', 'kind transcription'];

export const acceptedFaults: Table = Object.fromEntries(
  faults.map(({ pointer, rules }): [string, Omit<Breakage, 'name'>] => {
    const { [pointer]: under = pointer.startsWith('/s3Config') ? { storage: 'with' } : undefined } =
      presence;
    return [
      `fault${pointer.replaceAll('/', '-')}-accepted`,
      {
        rules,
        ...(under && { under }),
        unseenUnder: [...tooDear, ...(replaces[pointer] ?? [])],
        begin: () => {
          let accepted = 0;
          return {
            of: 'fault',
            answer({ situation }, { errors = [] }) {
              const isOnly =
                errors.length > 0 && errors.every((error: Body) => error.pointer === pointer);
              if (!isOnly) return undefined;
              accepted += 1;
              const id = madeUpId(accepted);
              return situation.operation === 'run'
                ? reply(200, { id, status: 'IN_QUEUE' })
                : reply(200, { id: `sync-${id}`, status: 'COMPLETED', output: {} });
            },
          };
        },
      },
    ];
  }),
);

export const otherRefusals: Table = {
  'fault-answered-422': {
    rules: ['invalid-request-is-400'],
    unseenUnder: tooDear,
    begin: () => ({ of: 'fault', answer: () => reply(422, refusal) }),
  },
  'fault-answered-500': {
    rules: ['invalid-request-is-400'],
    unseenUnder: tooDear,
    begin: () => ({ of: 'fault', answer: () => reply(500, refusal) }),
  },
};
