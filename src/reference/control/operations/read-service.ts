import type { components } from '#generated/control/types.d.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';
import { packageVersion } from '../package-version.ts';

export const getService: ControlOperation<'getService'> = {
  about: 'account',
  handle({ account, instance }) {
    return jsonResponse(200, {
      ...instance,
      version: packageVersion,
      account: account.id,
    } satisfies components['schemas']['Service']);
  },
};
