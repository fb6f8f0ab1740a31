/** That the servers of the comparison answer as they should; how fast they do is nothing for a test. */
import { expect, onTestFinished, test } from 'vitest';
import { type ServerName, servers, startServer, tryOut } from './server-process.ts';

const names = Object.keys(servers).filter((name): name is ServerName => name in servers);

test.each(names)('%s can be measured', { timeout: 60_000 }, async (name) => {
  const server = await startServer(name);
  onTestFinished(server.stop);
  expect(server.statusPath).toContain('/status/');
});

test('a server that checks nothing is detected', { timeout: 60_000 }, async () => {
  const bare = await startServer('bare');
  onTestFinished(bare.stop);
  await expect(tryOut('middleware', bare.url)).rejects.toThrow('an invalid body with 200');
});
