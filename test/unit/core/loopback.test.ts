import { expect, test } from 'vitest';
import { canonicalHost, isLoopback } from '../../../src/core/loopback.ts';

test.each([
  'localhost',
  'LOCALHOST.',
  'app.localhost',
  '127.0.0.1',
  '127.1',
  '127.255.255.254',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('%s is on the loopback interface', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '128.0.0.1',
  '::2',
  '::ffff:10.0.0.1',
  'notlocalhost',
  'localhost.example',
  '127.0.0.1.example',
  'localhost.rebound.test',
  '127.0.0.1.rebound.test',
  'localhost/rebound.test',
  'localhost@rebound.test',
  'localhost:80',
])('"%s" is not on the loopback interface', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test('host names are compared as browsers normalize them', () => {
  expect(canonicalHost('Inference.Test.')).toBe('inference.test');
  expect(canonicalHost('2001:DB8:0::1')).toBe('[2001:db8::1]');
  expect(canonicalHost('no host at all')).toBe('no host at all');
});
