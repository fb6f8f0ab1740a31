/** `inference-contract compile`: writes the validators of an OpenAPI document as ES modules. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { DocumentError } from '../validation/document/document-error.ts';
import { validatorFiles } from '../validation/document/validator-files.ts';
import { defineCommand, exitStatus, messageOf, Refusal } from './command.ts';

/** Compiles a document; names the pointer of everything in it that is not handled. */
export const compile = defineCommand({
  summary: 'Write the validators of an OpenAPI document as modules that need no eval',
  options: {
    document: {
      type: 'string',
      value: 'FILE',
      description: 'The OpenAPI 3.0 or 3.1 document, as JSON or YAML, bundled',
    },
    out: { type: 'string', value: 'FOLDER', description: 'Where to write' },
    formats: {
      type: 'string',
      value: 'NAMES',
      description: 'Formats that are not checked, with commas between',
      default: '',
    },
    unchecked: {
      type: 'string',
      value: 'MEDIA-TYPES',
      description: 'Media types whose bodies are not checked, with commas between',
      default: '',
    },
    receives: {
      type: 'string',
      value: 'NAME=PATH',
      description:
        'Webhooks and callbacks to check in place of the requests that the service takes, with commas between',
      default: '',
    },
    defaults: {
      type: 'boolean',
      description: 'Fill in the defaults of what a request lacks',
    },
    coercion: {
      type: 'boolean',
      description: 'Read text in JSON bodies by the type of its schema',
    },
  },
  async run(
    { document, out, formats, unchecked, receives, defaults = false, coercion = false },
    terminal,
  ) {
    if (document === undefined) throw new Refusal('--document: expected the document to compile.');
    if (out === undefined) throw new Refusal('--out: expected the folder to write to.');
    const made = filesOf(parsed(await textOf(document), document), {
      formats: Object.fromEntries(listed(formats).map((name) => [name, true] as const)),
      unchecked: listed(unchecked),
      ...(receives === '' ? {} : { receives: Object.fromEntries(listed(receives).map(arrival)) }),
      defaults,
      coercion,
    });
    for (const { pointer, message } of made.warnings) terminal.warn(`${pointer}: ${message}`);
    await makeFolder(out);
    for (const [name, text] of made.files) {
      await writeFile(join(out, name), text);
      terminal.print(join(relative(process.cwd(), out), name));
    }
    return exitStatus.done;
  },
});

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw new Refusal(`--out: ${path} cannot be made a folder: ${messageOf(cause)}`, { cause });
  }
}

function filesOf(...args: Parameters<typeof validatorFiles>): ReturnType<typeof validatorFiles> {
  try {
    return validatorFiles(...args);
  } catch (cause) {
    if (cause instanceof DocumentError) throw new Refusal(cause.message, { cause });
    throw cause;
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return parse(text, { maxAliasCount: 10_000 });
  } catch (cause) {
    throw new Refusal(`${path}: ${messageOf(cause)}`, { cause });
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new Refusal(`${path} cannot be read: ${cause}`, { cause });
  }
}

function arrival(item: string): [name: string, path: string] {
  const [, name, path] = /^([^=]+)=(\/.*)$/.exec(item) ?? [];
  if (name !== undefined && path !== undefined) return [name, path];
  throw new Refusal(`--receives: expected names with their paths, such as a=/b, got "${item}".`);
}

function listed(text: string): string[] {
  return text.split(',').filter((item) => item !== '');
}
