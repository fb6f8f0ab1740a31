import { validators } from '#generated/control/validators.js';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { readCallBody } from '../read-call.ts';

/** Creates an account to be thrown away, with a key of its own. */
export const createAccount: ControlOperation = {
  about: 'service',
  async handle({ request, throwAways }) {
    return jsonResponse(
      201,
      throwAways.create(await readCallBody(request, validators.createAccount)),
    );
  },
};
