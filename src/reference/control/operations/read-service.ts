import { readFileSync } from 'node:fs';
import type { components } from '#generated/control/types.d.ts';
import { parseJson, valueAt } from '../../../core/json.ts';
import { jsonResponse } from '../../../validation/http.ts';
import type { ControlOperation } from '../control-operation.ts';

const manifest = new URL('../../../../package.json', import.meta.url);
export const packageVersion = String(
  valueAt(parseJson(readFileSync(manifest, 'utf8'), 'package.json'), '#/version'),
);

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
