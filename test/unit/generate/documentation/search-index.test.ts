/** The short form of the search index loses nothing but the endings of words. */
import { expect, test } from 'vitest';
import {
  packIndex,
  type SearchIndex,
  unpackIndex,
} from '../../../../src/generate/documentation/search-index.ts';

const index: SearchIndex = {
  documentCount: 4,
  averageFieldLength: [1.5, 1, 2],
  documentIds: {
    0: '/docs/guides/polling#polling',
    1: '/docs/guides/polling#how-often',
    2: '/docs/guides/polling#jitter',
    3: '/docs/guides/webhooks#webhooks',
  },
  fieldLength: { 0: [1, 1, 9], 1: [2, 2, 30], 2: [1, 4, 8], 3: [1, 1, 3] },
  storedFields: {
    0: { title: 'Polling', titles: [] },
    1: { title: 'How often', titles: ['Polling'] },
    2: { title: 'Jitter', titles: ['Polling', 'Pauses'] },
    3: { title: 'Webhooks', titles: [] },
  },
  index: [
    ['jitter', { 0: { 2: 1 }, 2: { 0: 1, 1: 3 } }],
    ['poll', { 0: { 0: 1 }, 1: { 1: 1, 2: 2 } }],
    ['webhook', { 0: { 3: 1 } }],
  ],
};

test('words that become one have the places of all', () => {
  const words: SearchIndex['index'] = [
    ['the', { 0: { 0: 1 } }],
    ['retries', { 0: { 1: 1 }, 1: { 2: 3 } }],
    ['retry', { 0: { 0: 1, 1: 2 } }],
  ];
  expect(unpackIndex(packIndex({ ...index, index: words })).index).toEqual([
    ['retri', { 0: { 0: 1, 1: 2 }, 1: { 2: 3 } }],
  ]);
});

test('the index is the same when it has been packed and unpacked', () => {
  expect(unpackIndex(packIndex(index))).toEqual(index);
});

test('headings say only how they differ from the one before', () => {
  expect(packIndex(index).headings).toEqual([
    [0, ['Polling'], '/docs/guides/polling#polling', [1, 1, 9]],
    [1, ['How often'], '#how-often', [2, 2, 30]],
    [1, ['Pauses', 'Jitter'], '#jitter', [1, 4, 8]],
    [0, ['Webhooks'], '/docs/guides/webhooks#webhooks', [1, 1, 3]],
  ]);
});
