import { expect, test } from 'vitest';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { loadValidator } from '../../../src/validation/load-validator.ts';
import { schemaDocument } from './schema-document.ts';

const document = schemaDocument([{ type: 'string', maxium: 3 }]);

/** The options as JavaScript could give them. */
function make(options: object) {
  return createValidator(document, { onWarning: () => undefined, ...options });
}

test.each([
  [{ strict: 'warning' }, `true, false or 'warn' in the option strict, got "warning".`, ''],
  [{ unchecked: 'maxium' }, 'a list of texts in the option unchecked, got "maxium".', ''],
  [{ unchecked: ['maximum'] }, 'only maxium in the option unchecked, got "maximum".', 'maxium'],
  [{ unchecked: ['nosuch'] }, 'only maxium in the option unchecked, got "nosuch".', ''],
  [
    { formats: { x: 5 } },
    'an object of regular expressions or true in the option formats, got { x: number }.',
    '',
  ],
  [{ onError: null }, 'a function in the option onError, got null.', ''],
  [{ security: { key: 'CANARY' } }, 'an object of functions or', ''],
])('the options %j are refused at start', (options, expected, meant) => {
  const act = () => make(options);
  expect(act).toThrow(TypeError);
  expect(act).toThrow(`Expected ${expected}`);
  expect(act).not.toThrow('CANARY');
  if (meant !== '') expect(act).toThrow(`Did you mean ${meant}?`);
});

test('an unknown option is refused by both ways in, with the closest name', () => {
  expect(() => make({ strcit: true })).toThrow(
    /^Expected one of .*"strcit"\. Did you mean strict\?$/,
  );
  const { plan } = make({});
  const module = { checks: {} };
  const later = async () => module;
  const compiled = {
    plan,
    request: { first: module, all: later },
    response: { first: later, all: later },
  };
  const misspelt: object = { respones: 'off' };
  expect(() => loadValidator(compiled, misspelt)).toThrow(/"respones"\. Did you mean responses\?$/);
});

test('a module of validators in place of its export is refused', () => {
  expect(() => Reflect.apply(loadValidator, undefined, [{ compiled: {} }])).toThrow(
    'Expected the export `compiled`',
  );
  expect(() => Reflect.apply(loadValidator, undefined, [])).toThrow(TypeError);
});

test('options that fit, or are undefined, are taken', () => {
  const options = { strict: true, unchecked: ['maxium'], formats: { x: /x/ }, body: undefined };
  expect(() => make(options)).not.toThrow();
});
