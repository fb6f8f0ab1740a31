import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

/** Creates an account to be thrown away, with a key of its own. */
export const createAccount: ControlOperation<'createAccount'> = {
  about: 'service',
  async handle({ read, throwAways }) {
    const { body } = await read();
    return jsonResponse(201, throwAways.create(body));
  },
};
