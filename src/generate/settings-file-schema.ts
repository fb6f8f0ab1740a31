/** The schema of settings files: what a file leaves out is as in the demo settings. */
import { asObject, type JsonObject } from '../core/json.ts';

/** The schema of complete settings, where nothing is required that the demo settings can have. */
export function settingsFileSchema({ required: _, ...whole }: JsonObject): JsonObject {
  const $defs = asObject(whole.$defs);
  const { required: __, ...account } = asObject($defs.AccountSettings);
  const kinds = ['PublicEndpointSettings', 'ServerlessEndpointSettings'];
  const members = kinds.flatMap((kind) =>
    Object.entries(asObject(asObject($defs[kind]).properties)),
  );
  const properties = Object.fromEntries(members.filter(([name]) => name !== 'kind'));
  const serverless = asObject($defs.ServerlessEndpointSettings);
  return {
    ...whole,
    $defs: {
      ...$defs,
      AccountSettings: account,
      // The worker of an endpoint with an output schema may be left out.
      ServerlessEndpointSettings: {
        ...serverless,
        required: ['kind'],
        if: { required: ['output'] },
        else: { required: ['worker'] },
      },
      EndpointSettings: {
        title: 'EndpointSettings',
        description:
          'An endpoint: a public model or a serverless worker. Without `kind`, the settings of an endpoint that the demo settings have, where they differ.',
        // Those of the alternative that is not meant would hide what is wrong with the other.
        if: { type: 'object', required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { oneOf: kinds.map((kind) => ({ $ref: `#/$defs/${kind}` })) },
        else: { type: 'object', properties, additionalProperties: false },
      },
    },
  };
}
