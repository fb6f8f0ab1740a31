/** The schema of the settings, as far as messages about them need it. */
import { readFile } from 'node:fs/promises';
import { packageFile } from './package-files.ts';

/** Looks up what the schema says at the place where a keyword failed. */
export interface SettingsSchema {
  /** The properties that the failing object may have. */
  keysAt(schemaPath: string): readonly string[];
  /** How many forms the failing `oneOf` offers. */
  formsAt(schemaPath: string): number;
}

/** Reads mocks/service.schema.json. */
export async function readSettingsSchema(): Promise<SettingsSchema> {
  const root: unknown = JSON.parse(
    await readFile(packageFile('mocks/service.schema.json'), 'utf8'),
  );
  const definitions = recordAt(root, '$defs');
  // Every object of the settings is a definition of its own, so the name of the definition tells
  // the place: `#/components/schemas/KeySettings/additionalProperties`.
  const definitionAt = (schemaPath: string): unknown => {
    const name = schemaPath.split('/').at(-2) ?? '';
    return definitions[name] ?? root;
  };
  return {
    keysAt: (schemaPath) => Object.keys(recordAt(definitionAt(schemaPath), 'properties')),
    formsAt: (schemaPath) => Object.keys(recordAt(definitionAt(schemaPath), 'oneOf')).length,
  };
}

function recordAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return {};
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}
