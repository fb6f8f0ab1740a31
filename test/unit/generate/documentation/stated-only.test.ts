/** The switch "Stated only": each page of an operation says what the contract's says, and otherwise what ours says. */
import { describe, expect, test } from 'vitest';
import { operationPage, placesOf } from '../../../../src/generate/documentation/operation-page.ts';
import { listOperations } from '../../../../src/generate/documentation/operations.ts';
import { readObject } from '../../../../src/generate/source-files.ts';

const contract = await readObject('generated/contract/openapi.json');
const reference = await readObject('generated/reference/openapi.json');
const stated = new Map(listOperations(contract).map((item) => [item.id, item]));
const operations = listOperations(reference).map((item) => ({ id: item.id, item }));
const folder = 'reference';

describe.each(operations.filter(({ id }) => stated.has(id)))('$id', ({ id, item }) => {
  const page = operationPage({ document: reference, contract, folder }, item).markdown;

  test('shows exactly what is stated, with the switch on', () => {
    const own = stated.get(id) ?? item;
    const expected = operationPage({ document: contract, folder }, own).markdown;
    expect(texts(expected).length).toBeGreaterThan(10);
    expect(texts(withSwitch(page, 'on'))).toEqual(texts(expected));
    expect(withSwitch(page, 'on').split('### Errors')[0]).not.toContain('class="level');
  });

  test('shows exactly our description, with the switch off', () => {
    const expected = operationPage({ document: reference, folder }, item).markdown;
    expect(texts(withSwitch(page, 'off'))).toEqual(texts(expected));
  });

  test('states the same errors', () => {
    const errors = /### Errors.*?(?=<details|$)/s.exec(withSwitch(page, 'on'))?.[0] ?? '';
    const statuses = Object.keys(stated.get(id)?.operation['responses'] ?? {});
    const shown = [...errors.matchAll(/`([^`]*)`/g)].map(([, code]) => code);
    expect(shown).toEqual(statuses.filter((status) => !status.startsWith('2')));
  });

  test('leads to pages of stated operations only, for fields that are described elsewhere', () => {
    const set = { document: reference, contract, folder };
    const text = operationPage({ ...set, places: placesOf(set) }, item).markdown;
    const pages = [...text.matchAll(/Fields: as in \[[^\]]*\]\(\/reference\/([\w-]+)#/g)];
    const names = [...stated.keys()].map((name) => name.replaceAll(/[A-Z]/g, '-$&').toLowerCase());
    expect(pages.map(([, name = '']) => name).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test.each(operations.filter(({ id }) => !stated.has(id)))('$id is not stated', ({ item }) => {
  const page = operationPage({ document: reference, contract, folder }, item).markdown;
  expect(page.split('\n')[0]).toContain('<span class="level chosen">');
  expect(withSwitch(page, 'on')).toContain('does not state this operation.');
});

/** What a reader sees. */
function withSwitch(markdown: string, position: 'on' | 'off'): string {
  const [hidden, shown] =
    position === 'on' ? ['with-choices', 'as-stated'] : ['as-stated', 'with-choices'];
  return markdown
    .split('\n')
    .filter((line) => position === 'off' || !line.includes('class="only-chosen"'))
    .join('\n')
    .replaceAll('<i class="only-chosen"></i>', '')
    .replaceAll(new RegExp(`<bdi class="${hidden}">.*?</bdi>`, 'g'), '')
    .replaceAll(new RegExp(`<div class="${hidden}">\n.*?\n</div>`, 'gs'), '')
    .replaceAll(new RegExp(`<bdi class="${shown}">(.*?)</bdi>`, 'g'), '$1')
    .replaceAll(new RegExp(`<div class="${shown}">\n(.*?)\n</div>`, 'gs'), '$1');
}

/** The texts above the errors, without marks, samples, examples and numbers of statuses. */
function texts(page: string): string[] {
  const [text = ''] = page.split('### Errors');
  return text
    .replaceAll(/<div class="beside">.*?\n<\/div>|::: code-group.*?\n:::/gs, '')
    .replaceAll(/<StatedOnly \/>|<span class="level[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/^### 2.*/gm, '### 2XX')
    .replaceAll(/^\| Name \| In .*\n.*\n(?!\|)|^## Parameters.*\n/gm, '')
    .replaceAll(/ +(?=[ .,|])/g, '')
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
