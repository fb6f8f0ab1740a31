/** One name for an operation everywhere: what it is called in the document names its files. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations as stated } from '#generated/contract/tables.js';
import { operations } from '#generated/reference/tables.js';

/** The same operation by another method has no files of its own. */
const ids = Object.keys(operations).filter((id) => !id.endsWith('ByPost'));

function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}

test('each stated operation has a file in the document', () => {
  expect(filesIn('openapi/operations', '.yaml')).toEqual(Object.keys(stated).map(kebab).sort());
});

test('each extended operation has an overlay', () => {
  const extended = ids.filter((id) => !Object.hasOwn(stated, id)).map(kebab);
  const overlays = filesIn('openapi/overlays/extended', '.yaml');
  expect(overlays.filter((name) => name !== 'every-operation')).toEqual(extended.sort());
});
