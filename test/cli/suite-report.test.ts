import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suiteReport } from '../../src/cli/shown-report.ts';
import { runCommand, temporaryFolder } from './setup.ts';

const verdict = {
  rule: 'queue-ttl',
  level: 'stated',
  section: '2.5',
  claim: 'A job expires.',
  verdict: 'violated',
  reason: 'It did not.',
  findingCount: 0,
  findings: [],
};
const file = {
  format: 1,
  baseUrl: 'http://127.0.0.1:8080',
  profile: 'contract',
  headline: '1 violated',
  exitStatus: 1,
  counts: { violated: 1 },
  notices: [],
  alternatives: [],
  verdicts: [verdict],
};

test('a report is read again when it changes, and stays if it is broken', async () => {
  const path = join(await temporaryFolder(), 'report.json');
  await writeFile(path, JSON.stringify(file));
  const read = suiteReport(path);
  const { rule, claim, verdict: kind, reason } = verdict;
  expect(read()).toEqual({
    report: {
      baseUrl: 'http://127.0.0.1:8080',
      profile: 'contract',
      headline: '1 violated',
      hasPage: false,
      verdicts: [{ rule, claim, verdict: kind, reason }],
    },
    page: undefined,
  });

  const known = { reason: 'Agreed', until: '2027-01-31' };
  const later = { ...file, verdicts: [{ ...verdict, known, seenWith: 'other' }] };
  await writeFile(path, JSON.stringify(later));
  await utimes(path, 1, 1);
  const accepted = { known: 'Agreed (until 2027-01-31)', seenWith: 'other' };
  expect(read().report.verdicts).toMatchObject([accepted]);

  await writeFile(path, '{');
  await utimes(path, 2, 2);
  expect(read().report.verdicts).toMatchObject([accepted]);
});

test('the page is the HTML file of the same name', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(file));
  await writeFile(join(folder, 'report.html'), '<!doctype html>');
  const { report, page } = suiteReport(path)();
  expect(report.hasPage).toBe(true);
  expect(`${page?.()}`).toBe('<!doctype html>');
});

test.each([
  ['no file', undefined, /got none: there is no such file\.$/],
  ['no JSON', '{', /got no JSON: .+\.$/],
  ['another file', '{}', /got another one: at "", required \{"missingProperty":"format"\}\.$/],
  [
    'a wrong verdict',
    JSON.stringify({ ...file, verdicts: [{ ...verdict, verdict: 'maybe' }] }),
    /got another one: at "\/verdicts\/0\/verdict", enum /,
  ],
])('serve refuses %s', async (_, content, message) => {
  const path = join(await temporaryFolder(), 'report.json');
  if (content !== undefined) await writeFile(path, content);
  const { status, warned } = await runCommand('serve', ['--port', '0', '--report', path]);
  expect(status).toBe(2);
  expect(warned).toMatch(/^--report: expected the file of `inference-contract test --json /);
  expect(warned).toMatch(message);
});
