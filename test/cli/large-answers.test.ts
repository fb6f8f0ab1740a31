/** A deployment that answers everything with 18 MB: what is read and kept is little, and every report is written. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEvidence } from '../../src/evidence/evidence-file.ts';
import { bodyBounds } from '../../src/evidence/recorded-body-limits.ts';
import { stub } from '../servers/stub.ts';
import { runCommand, smallTarget, targetFile, temporaryFolder } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';
import '../../src/cli/checks/judge-command.ts';

test('a check that stops early still writes all its reports', { timeout: 60_000 }, async () => {
  const large = JSON.stringify({ id: 'a', status: 'IN_QUEUE', text: 'x'.repeat(18_000_000) });
  let requests = 0;
  const url = await stub((request, response) => {
    request.resume();
    if (request.url?.endsWith('/status/preflight')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(large);
  });
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const target = await targetFile(smallTarget(url, { limits: { requestsPerSecond: 1000 } }));
  const forms = ['json', 'junit', 'html', 'evidence'];
  const { status, printed } = await runCommand(
    'test',
    ['--target', target, ...forms.flatMap((form) => [`--${form}`, at(form)])],
    { env: { KEY: 'k3y-of-test' } },
  );
  expect(status).toBe(2);
  expect(printed).toMatch(/answers did not end, from evidence \d+ on: It continued after 4 MB\./);
  expect(requests).toBeLessThan(60);
  expect(JSON.parse(await readFile(at('json'), 'utf8'))).toMatchObject({ exitStatus: 2 });
  expect(await readFile(at('junit'), 'utf8')).toContain('</testsuites>');
  expect(await readFile(at('html'), 'utf8')).toContain('</html>');
  const text = await readFile(at('evidence'), 'utf8');
  const bodies = readEvidence(text).map((record) =>
    record.kind === 'exchange' ? (record.response?.body?.length ?? 0) : 0,
  );
  expect(Math.max(...bodies)).toBeLessThanOrEqual(bodyBounds.beginning + 1);
  expect(bodies.reduce((sum, length) => sum + length)).toBeLessThan(bodyBounds.total);
  expect((await runCommand('judge', [at('evidence')])).status).toBe(2);
});
