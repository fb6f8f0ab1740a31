/** How any request may be answered wrongly. */
import { reply } from '../mutants/request-wire.ts';
import { madeUpId, refusal, type Table } from './breakage-parts.ts';
import { dearKinds } from './conditions.ts';

export const requests: Table = {
  'key-refused-with-403': {
    // A job that a wrong key gets is paid for.
    unseenUnder: dearKinds,
    rules: ['wrong-key-refused', 'forbidden-key-refused'],
    begin: () => ({
      of: 'request',
      async answer({ pass }) {
        const response = await pass();
        return response.status === 401 ? reply(403, refusal) : undefined;
      },
    }),
  },
  'wrong-key-accepted': {
    // A job that a wrong key gets is paid for.
    unseenUnder: dearKinds,
    rules: ['wrong-key-refused', 'forbidden-key-refused'],
    begin: () => ({
      of: 'request',
      async answer({ sent, pass, situation: { operation } }) {
        const response = await pass();
        if (response.status !== 401 || sent.headers.get('authorization') === null) return undefined;
        return operation === 'run'
          ? reply(200, { id: madeUpId(1), status: 'IN_QUEUE' })
          : reply(200, { id: madeUpId(1), status: 'COMPLETED', output: {} });
      },
    }),
  },
  'unknown-endpoint-is-400': {
    rules: ['unknown-endpoint-is-404'],
    unseenUnder: ['kind'],
    begin: () => ({
      of: 'request',
      async answer({ pass, situation: { kind } }) {
        const response = await pass();
        return kind === 'none' && response.status === 404 ? reply(400, refusal) : undefined;
      },
    }),
  },
  'wrong-key-reads-jobs': {
    rules: ['wrong-key-refused', 'forbidden-key-refused'],
    under: { asked: 'status' },
    begin: () => ({
      of: 'request',
      async answer({ sent, pass }) {
        const response = await pass();
        if (response.status !== 401 || sent.headers.get('authorization') === null) return undefined;
        return reply(200, { id: madeUpId(2), status: 'IN_PROGRESS' });
      },
    }),
  },
};
