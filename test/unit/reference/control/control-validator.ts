/** Holds answers of the control interface against its document. No code for that is generated. */
import { createValidator } from '../../../../src/validation/create-validator.ts';

export const controlValidator = createValidator('generated/control/openapi.json', {
  strict: true,
  defaults: 'parameters',
  security: 'unchecked',
  undocumented: 'pass',
});
