/** How submissions with a fault may be taken wrongly. */
import type { RuleId } from '../../src/conformance/contract/rules.ts';
import { reply } from '../mutants/request-wire.ts';
import { madeUpId, refusal, type Table } from './breakage-parts.ts';
import type { Body, Breakage } from './variant.ts';

/** The faults of a submission, by the member that has them, with the rules that speak of it. */
const faults: Readonly<Record<string, readonly RuleId[]>> = {
  '/input': ['input-required', 'input-is-object'],
  '/webhook': ['webhook-is-url'],
  '/policy': ['policy-is-object'],
  '/policy/executionTimeout': ['execution-timeout-type', 'execution-timeout-bound'],
  '/policy/lowPriority': ['low-priority-type'],
  '/policy/ttl': ['queue-ttl-type', 'queue-ttl-minimum', 'queue-ttl-maximum'],
  '/s3Config': ['storage-is-object'],
  '/s3Config/accessId': ['storage-access-id-type'],
  '/s3Config/accessSecret': ['storage-access-secret-type'],
  '/s3Config/bucketName': ['storage-bucket-name-type'],
  '/s3Config/endpointUrl': ['storage-endpoint-url-type'],
};

const presence: Readonly<Record<string, Breakage['under']>> = {
  '/webhook': { webhook: 'with' },
  '/policy/executionTimeout': { policy: 'given', timeout: 'given' },
  '/policy/lowPriority': { policy: 'given' },
  '/policy/ttl': { policy: 'given', ttl: 'given' },
};

export const acceptedFaults: Table = Object.fromEntries(
  Object.entries(faults).map(([pointer, rules]): [string, Omit<Breakage, 'name'>] => {
    const { [pointer]: under = pointer.startsWith('/s3Config') ? { storage: 'with' } : undefined } =
      presence;
    return [
      `fault${pointer.replaceAll('/', '-')}-accepted`,
      {
        rules,
        ...(under && { under }),
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
    begin: () => ({ of: 'fault', answer: () => reply(422, refusal) }),
  },
  'fault-answered-500': {
    rules: ['invalid-request-is-400'],
    begin: () => ({ of: 'fault', answer: () => reply(500, refusal) }),
  },
};
