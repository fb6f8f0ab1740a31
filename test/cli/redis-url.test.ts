/** URLs of Redis servers: which are taken, and that messages show no password. */
import { describe, expect, test } from 'vitest';
import { readRedisUrl, redisAddress } from '../../src/cli/serve/redis-url.ts';
import { withoutPassword } from '../../src/core/url-without-password.ts';

test.each([
  'redis://127.0.0.1',
  'redis://localhost:6379/',
  'rediss://user:p%40ss@redis.example.com:1/15',
  'redis://:a@b@host:65535',
  'redis://[::1]:6379/3',
])('%s is taken', (url) => {
  expect(readRedisUrl('--redis', url)).toBe(url);
});

const expected =
  'expected a URL such as redis://host:6379/0 (or rediss://), with a port from 1 to 65535 and a number of a database, if any';

describe('refused, with the source and what arrived:', () => {
  test.each([
    ['127.0.0.1:6379', '127.0.0.1:6379'],
    ['localhost', 'localhost'],
    ['redis://', 'redis://'],
    ['http://:secret@127.0.0.1:6379', 'http://…@127.0.0.1:6379'],
    ['unix:///tmp/x', 'unix:///tmp/x'],
    ['redis://127.0.0.1:99999', 'redis://127.0.0.1:99999'],
    ['redis://host:0', 'redis://host:0'],
    ['redis://:secret@127.0.0.1:6379/abc', 'redis://…@127.0.0.1:6379/abc'],
    ['redis://:se#cret@host', 'redis://…@host'],
    ['redis//:secret@host', 'redis//…@host'],
    ['redis://:secret', 'redis://:…'],
    ['redis://user:secret', 'redis://user:…'],
    ['redis://[::1]:99999', 'redis://[::1]:99999'],
    ['', ''],
  ])('%s', (text, shown) => {
    expect(() => readRedisUrl('REDIS_URL', text)).toThrow(
      `REDIS_URL: ${expected}, got "${shown}".`,
    );
    expect(withoutPassword(text)).toBe(shown);
  });
});

test('an address has the default port', () => {
  expect(redisAddress('redis://:secret@host')).toBe('host:6379');
  expect(redisAddress('rediss://[::1]:7000/1')).toBe('[::1]:7000');
});
