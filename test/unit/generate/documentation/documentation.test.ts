import { describe, expect, test } from 'vitest';
import {
  documentationOf,
  standAlone,
} from '../../../../src/generate/documentation/documentation.ts';

describe('documentationOf', () => {
  test('adds sections, groups them, and leaves the raw data out', () => {
    const document = {
      openapi: '3.1.0',
      tags: [{ name: 'Jobs' }],
      'x-gaps': { 'a-gap': { gap: 'Something.' } },
    };
    const made = documentationOf({ document, contract: document });
    expect(made).toMatchObject({
      openapi: '3.1.0',
      tags: [{ name: 'Jobs' }, { name: 'What is not stated' }],
      'x-tagGroups': [
        { name: 'Operations', tags: ['Jobs'] },
        { name: 'Behaviour', tags: ['What is not stated'] },
      ],
    });
    expect(made).not.toHaveProperty('x-gaps');
  });
});

describe('standAlone', () => {
  test('forbids loading and takes away what would be loaded', () => {
    const page =
      '<html><head lang="en"><title>T</title></head><body><img src="https://cdn.example.org/logo.svg"></body></html>';
    const made = standAlone(page);
    expect(made).toContain(`default-src 'none'`);
    expect(made).toContain('<img src="data:,">');
    expect(made.indexOf('Content-Security-Policy')).toBeLessThan(made.indexOf('<title>'));
  });

  test('leaves links that a reader may follow', () => {
    const link = '<a href="https://www.example.org/licence">';
    expect(standAlone(`<head></head>${link}`)).toContain(link);
  });

  test('refuses what is no page', () => {
    expect(() => standAlone('text')).toThrow('Expected a page with a head.');
  });
});
