/** The schema of the settings, as far as messages about them need it. */
import { readFile } from 'node:fs/promises';
import { isArray, isObject, type JsonObject, parseJson, valueAt } from '../core/json.ts';
import { packageFile } from './command.ts';

/** One of the forms between which a value may choose. */
export interface Form {
  /** What the pointers of all keywords of this form begin with. */
  readonly pointer: string;
  readonly schema: JsonObject;
}

/** Looks up what the schema says at the place where a keyword failed. */
export interface SettingsSchema {
  /** The properties that the failing object may have. */
  keysAt(schemaPath: string): readonly string[];
  /** The forms that the failing `oneOf` offers. */
  formsAt(schemaPath: string): readonly Form[];
}

/** Reads the schema that the validator of a kind of files was made of. */
export async function readSettingsSchema(
  kind: 'service-settings' | 'conformance',
): Promise<SettingsSchema> {
  const path = `generated/${kind}/schema.json`;
  const document = parseJson(await readFile(packageFile(path), 'utf8'), path);
  return {
    keysAt(schemaPath) {
      const schema = valueAt(document, schemaPath.slice(0, schemaPath.lastIndexOf('/')));
      return keysOf(isObject(schema) ? schema : {});
    },
    formsAt(schemaPath) {
      const forms = valueAt(document, schemaPath);
      return (isArray(forms) ? forms : []).flatMap((form, index) => {
        const reference = isObject(form) ? form.$ref : undefined;
        const pointer = typeof reference === 'string' ? reference : `${schemaPath}/${index}`;
        const schema = valueAt(document, pointer);
        return isObject(schema) ? [{ pointer, schema }] : [];
      });
    },
  };
}

/** The properties that a schema describes. */
export function keysOf({ properties }: JsonObject): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}
