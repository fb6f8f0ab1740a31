/** Compares a document with an old one, for `document --check`. */
import { readFileSync } from 'node:fs';
import { compareDocuments } from '../../compatibility/compare-documents.ts';
import { ComparedDocument } from '../../compatibility/compared-document.ts';
import type { JsonObject } from '../../core/json.ts';
import { DocumentError } from '../../validation/document-error.ts';
import { exitStatus } from '../shared/exit-status.ts';
import { Refusal } from '../shared/refusal.ts';
import { readYaml } from '../shared/yaml-file.ts';
import { compatibilityText, type NamedDocument } from './compatibility-text.ts';

/** What is compared with the old document: a file, or the document of a settings file. */
export type NewDocument =
  | { readonly file: string }
  | { readonly document: JsonObject; readonly config: string };

/** Throws `Refusal` for a file that is no OpenAPI document, or one with mistakes. */
export function compareFiles(
  oldFile: string,
  latest: NewDocument,
): { readonly text: string; readonly status: number } {
  const before = readCompared('--check', oldFile);
  const after =
    'file' in latest
      ? readCompared('document', latest.file)
      : new ComparedDocument(latest.document);
  const changes = compareDocuments(before, after);
  const documents = {
    before: namedFile(oldFile),
    after:
      'file' in latest
        ? namedFile(latest.file)
        : { name: `the document of ${latest.config}`, source: undefined },
  };
  const effects = new Set(changes.map(({ effect }) => effect));
  const undecided = effects.has('undecided') ? exitStatus.incomplete : exitStatus.done;
  return {
    text: compatibilityText(changes, documents),
    status: effects.has('breaking') ? exitStatus.failed : undecided,
  };
}

function readCompared(source: string, file: string): ComparedDocument {
  try {
    return new ComparedDocument(file);
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause;
    const lines = cause.problems.map(({ pointer, message }) =>
      pointer.startsWith('#') ? `${file}: ${pointer}: ${message}` : `${pointer}: ${message}`,
    );
    throw new Refusal(lines.map((line) => `${source}: ${line}`).join('\n'), { cause });
  }
}

function namedFile(file: string): NamedDocument {
  return { name: file, source: readYaml(readFileSync(file, 'utf8')) };
}
