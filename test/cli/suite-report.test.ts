import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownReports } from '../../src/cli/serve/shown-report.ts';
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
  const { deployment: read } = shownReports([path]);
  const { rule, claim, verdict: kind, reason } = verdict;
  expect(read?.()).toEqual({
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
  expect(read?.().report.verdicts).toMatchObject([accepted]);

  await writeFile(path, '{');
  await utimes(path, 2, 2);
  expect(read?.().report.verdicts).toMatchObject([accepted]);
});

const callerVerdict = {
  ...{ rule: 'sends-json', level: 'stated', says: 'It sends JSON.', matters: 'It may be refused.' },
  ...{ guide: 'errors-and-retries.md', verdict: 'broken', reason: 'It sent text.' },
};
const none = { kept: 0, broken: 0, inconclusive: 0, 'not claimed': 0, 'not run': 0 };
const entry = { id: 7, atMs: 0, tookMs: 1, application: 'POST /v2/echo/run', service: '400' };
const timeline = { scenario: 'ordinary-work', happens: ['The service does it.'], entries: [entry] };
const callerFile = {
  ...{ format: 1, application: 'shop', declares: [], headline: 'Does not conform', exitStatus: 1 },
  bounds: { workMs: 1000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
  strict: false,
  counts: { stated: none, follows: none, advice: none },
  verdicts: [
    {
      ...{ ...callerVerdict, topic: 'requests', findingCount: 1 },
      findings: [{ outcome: 'broken', reason: 'It sent text.', shownBy: [7] }],
    },
  ],
  leftOut: [],
  timelines: [timeline],
};

test('a report about an application is shown beside one about a deployment, with its timelines', async () => {
  const folder = await temporaryFolder();
  const paths = [join(folder, 'report.json'), join(folder, 'app-report.json')] as const;
  await writeFile(paths[0], JSON.stringify(file));
  await writeFile(paths[1], JSON.stringify(callerFile));
  const { deployment, application } = shownReports(paths);
  expect(deployment?.().report.headline).toBe('1 violated');
  expect(application?.().report).toEqual({
    application: 'shop',
    headline: 'Does not conform',
    hasPage: false,
    verdicts: [{ ...callerVerdict, shownBy: [7] }],
    timelines: [timeline],
  });
  expect(() => shownReports([paths[1], paths[1]])).toThrow(
    '--report: expected one report about an application, got several.',
  );
});

test('the page is the HTML file of the same name', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(file));
  await writeFile(join(folder, 'report.html'), '<!doctype html>');
  const { report, page } = shownReports([path]).deployment?.() ?? {};
  expect(report?.hasPage).toBe(true);
  expect(`${page?.()}`).toBe('<!doctype html>');
});

test.each([
  ['no file', undefined, /got none: there is no such file\.$/],
  ['no JSON', '{', /got another text, which is not JSON\.$/],
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
