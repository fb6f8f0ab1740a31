/** Every form of the report about an application says the same, from the same evidence. */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateCallerReportFile } from '#generated/file-formats/validators.js';
import { callerJudges } from '../../src/callers/judges.ts';
import type { CallerJudges } from '../../src/callers/judging/verdicts.ts';
import { callerAnnotations, callerMarkdown } from '../../src/callers/report/caller-github.ts';
import { callerHtml } from '../../src/callers/report/caller-html.ts';
import { callerJson } from '../../src/callers/report/caller-json.ts';
import { callerJunit } from '../../src/callers/report/caller-junit.ts';
import { type CallerReport, callerReportOf } from '../../src/callers/report/caller-report.ts';
import { callerForms } from '../../src/callers/report/caller-report-forms.ts';
import { callerText } from '../../src/callers/report/caller-text.ts';
import { coursesIn } from '../../src/callers/report/finding-timeline.ts';
import { guideSection } from '../../src/callers/report/guide-sections.ts';
import {
  type CallerRuleId,
  callerRuleIds,
  callerRules,
  declarationsNeededBy,
} from '../../src/callers/rules.ts';
import { keepFindings } from '../../src/conformance/judging/verdicts/kept-findings.ts';
import { timelines } from '../../src/conformance/report/timeline.ts';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import type { EvidenceRecord, Exchange } from '../../src/evidence/record-types.ts';
import { failureMessage } from '../../src/vitest/caller-tests.ts';
import { runCommand, temporaryFolder } from '../cli/setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/judge-command.ts';

const authorization = 'Bearer [API key]';
const exchange = (id: number, sentMs: number, rest: Partial<Exchange>): Exchange => ({
  ...{ kind: 'exchange', id, scenario: 'refused-for-seconds', key: 'valid', keyForm: 'bearer' },
  request: {
    method: 'POST',
    target: '/v2/echo/run',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{"input":{}}',
  },
  ...{ sentMs, receivedMs: sentMs + 20 },
  ...rest,
});
const answer = (status: number, body: string, headers = {}): Pick<Exchange, 'response'> => ({
  response: { status, headers, bytes: body.length, body },
});

/** Repeats a refused submission after 0.1 s instead of 2 s. */
const records: readonly EvidenceRecord[] = [
  {
    ...{ kind: 'application', format: 1, name: 'app <b>', declares: [] },
    bounds: { workMs: 5000, pollsPerSecond: 2, acknowledgesWithinMs: 10_000 },
  },
  { kind: 'plan', leftOut: [], selected: ['waits-for-retry-after', 'survives-large-error-bodies'] },
  exchange(1, 1500, {
    ...answer(429, '{}', { 'retry-after': '2' }),
    label: 'refused\n::error::<i>',
  }),
  exchange(2, 1620, answer(200, '{"id":"one","status":"IN_QUEUE"}')),
  {
    ...{ kind: 'work', id: 3, scenario: 'refused-for-seconds', outcome: 'success' },
    ...{ startedMs: 1400, endedMs: 1700 },
  },
  {
    ...{ kind: 'scenario', scenario: 'refused-for-seconds', outcome: 'completed' },
    ...{ startedMs: 1000, endedMs: 1800 },
  },
];
const report = callerReportOf(records, { isStrict: false });

test('the text tells what happened when, counted from the start of the work, and why it matters', () => {
  const lines = callerText(report);
  expect(lines.join('\n')).toMatch(
    /\nBroken \(follows from what is stated or open\):\n {2}\[waits-for-retry-after\] /,
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {6}> 0\.10 s {2}POST \/v2\/echo\/run → 429, after 0\.02 s \(refused/),
  );
  expect(lines).toContain('        0.30 s  the application reported success after 0.3 s');
  expect(lines.join('\n')).toMatch(
    /Why it matters: .+ See docs\/guides\/[\w-]+\.md#[\w-]+ \(in the package: dist\/docs\/guides\)\./,
  );
  expect(lines.filter((line) => /[\n\r]|^\s*::/.test(line))).toEqual([]);
});

test('a failed test of callerTests shows the same times', () => {
  const [broken] = report.verdicts.filter(({ verdict }) => verdict === 'broken');
  if (broken === undefined) return expect.fail('Nothing is broken.');
  const text = failureMessage(broken, coursesIn(records));
  expect(text).toMatch(/^broken: POST \/v2\/echo\/run was answered with 429/);
  expect(text).toContain(
    'See docs/guides/errors-and-retries.md#after-a-429-retry-after (in the package: dist/docs/guides).\n',
  );
  expect(text).toMatch(/\n {2}> 0\.10 s {2}POST \/v2\/echo\/run → 429, after 0\.02 s/);
});

test('a broken rule names the declaration with which it would not count', () => {
  const broken = { verdict: 'broken', reason: 'It is.', ...keepFindings([]) } as const;
  expect(failureMessage({ ...broken, rule: 'needs-output' }, coursesIn([]))).toContain(
    ' If this is meant, declare `declares.ignoresOutput` (It does not need the output of its jobs.). See ',
  );
});

test('what a library may decide is apart, and the text says how to leave it out', () => {
  const broken = { verdict: 'broken', reason: 'It gets 201.', ...keepFindings([]) } as const;
  const verdicts = report.verdicts.map((verdict) =>
    verdict.rule === 'accepts-any-success' ? { ...broken, rule: verdict.rule } : verdict,
  );
  const rules = [...report.rules, 'accepts-any-success'] as const;
  const text = callerText({ ...report, verdicts, rules }).join('\n');
  const [own = '', ofLibrary = ''] = text.split('\nBroken by what reads the answers');
  expect(own).toContain('[waits-for-retry-after]');
  expect(own).not.toContain('[accepts-any-success]');
  expect(ofLibrary).toMatch(
    /^, perhaps a library \(follows.+\n {2}\[accepts-any-success\] .+\n {6}It gets 201\.\n/,
  );
  expect(ofLibrary).toContain('If only a library decides this, declare `declares.usesLibrary` (');
  const shown = { ...report, verdicts, rules };
  expect(callerHtml(shown)).toMatch(
    /<b class="broken">broken by what reads the answers, perhaps a library<\/b>.*?<tr id="rule-accepts-any-success">/s,
  );
  expect(callerJunit(shown)).toContain(
    'message="broken by what reads the answers, perhaps a library: It gets 201."',
  );
  const inJson = callerJson(shown).verdicts.filter(({ mayBeLibrary }) => mayBeLibrary);
  expect(inJson.map(({ rule }) => rule)).toContain('accepts-any-success');
  expect(inJson.map(({ rule }) => rule)).not.toContain('waits-for-retry-after');
});

test('a restart is in the timeline', () => {
  const restart = {
    kind: 'restart',
    id: 900,
    scenario: 'refused-for-seconds',
    killedMs: 1700,
  } as const;
  for (const [more, text] of [
    [{ readyMs: 1800 }, 'the application was killed by the check, and started again'],
    [{ reason: 'Locked.' }, 'the application was killed by the check, and not ready again'],
  ] as const) {
    const { records: told } = callerReportOf([...records, { ...restart, ...more }], {
      isStrict: false,
    });
    const [timeline] = timelines(told).filter(({ entries }) =>
      entries.some(({ id }) => id === 900),
    );
    expect(timeline?.entries.find(({ id }) => id === 900)).toMatchObject({ text });
  }
});

test('what is seen broken outside the selection is in the text and on GitHub, too', () => {
  const narrow = records.map((record) =>
    record.kind === 'plan' ? { ...record, selected: ['key-in-no-address'] } : record,
  );
  const selected = callerReportOf(narrow, { isStrict: false });
  expect(callerText(selected).join('\n')).toMatch(
    /\nAlso broken, but not selected:\n {2}\[waits-for-retry-after\] POST /,
  );
  expect(callerMarkdown(selected)).toMatch(
    /\n### Also broken, but not selected \(1\)\n[^#]*\| `waits-for-retry-after` \|/,
  );
  expect(callerMarkdown(report)).not.toContain('not selected');
  expect(callerText(report).join('\n')).not.toContain('not selected');
});

describe('guides', () => {
  const read = (name: string) => readFileSync(`docs/guides/${name}`, 'utf8');

  test('have a section for each rule, with its samples', () => {
    const sections = Object.entries(callerRules).map(
      ([id, { guide }]) => [id, guideSection(guide, read)] as const,
    );
    expect(sections.filter(([, text = '']) => text.split('\n').length < 3)).toEqual([]);
    expect(guideSection('authentication.md#form-of-the-header', read)).not.toContain(
      'When you get',
    );
    expect(guideSection('polling.md#see-it-go-wrong', read)).toContain('curl');
    expect(guideSection('polling.md#nothing', read)).toBeUndefined();
  });

  test('are in the page for broken rules, which needs no site', () => {
    const html = callerHtml(report, read);
    expect(html).toContain('<a href="#errors-and-retries.md#after-a-429-retry-after">');
    expect(html).toContain(
      '<section class="guide" id="errors-and-retries.md#after-a-429-retry-after">',
    );
    expect(html.match(/class="guide"/g)).toHaveLength(1);
    expect(html).not.toMatch(/href="(?!#)/);
    expect(callerHtml(report)).not.toMatch(/class="guide"|href="(?!#)/);
  });

  test('in HTML styles columns by name, not by number', () => {
    expect(callerHtml(report)).toContain('<td class="why">');
    expect(callerHtml(report)).not.toMatch(/:nth-|t[dh]:(?:first|last)-/);
  });
});

describe('a known violation', () => {
  const known = new Map([
    ['waits-for-retry-after', { reason: 'Ticket <7>.', until: '2027-01-31' }],
    ['sends-json', { reason: 'Ticket 8.', until: '2027-01-31' }],
  ]);
  const accepted = callerReportOf(records, {
    isStrict: false,
    baseline: { known: new Map([...known].slice(0, 1)), today: '2027-01-31' },
  });

  test('does not fail the check until its last day is over, in any form', () => {
    expect(accepted.summary.headline).toMatch(/ \(1 of the broken rules known\)$/);
    expect(accepted.summary.exitStatus).toBe(3);
    expect(callerText(accepted).join('\n')).toMatch(
      /\nKnown violations \(follows from what is stated or open\):\n {2}\[waits-for-retry-after\] .+\n.+\n {6}Known: Ticket <7>\. \(until/,
    );
    expect(callerAnnotations(accepted).join('\n')).not.toContain('::error ');
    expect(callerMarkdown(accepted)).toContain(
      '### Known violations (follows from what is stated or open) (1)',
    );
    expect(callerJunit(accepted)).toContain(
      '<skipped message="known until 2027-01-31: Ticket &lt;7',
    );
    expect(callerHtml(accepted)).toContain('Known until 2027-01-31: Ticket &lt;7&gt;.');
    const json = callerJson(accepted);
    expect(validateCallerReportFile(json)).toBe(true);
    expect(json.verdicts.filter((one) => one.known !== undefined)).toHaveLength(1);
  });

  test.each([
    ['2027-02-01', 'waits-for-retry-after was a known violation until 2027-01-31; fix it'],
    ['2027-01-31', 'sends-json is kept; remove it from the known violations.'],
  ])('is stale on %s: %s', (today, message) => {
    const stale = callerReportOf(records, { isStrict: false, baseline: { known, today } });
    expect(stale.summary.exitStatus).toBe(1);
    const forms = [
      callerText(stale).join('\n'),
      callerAnnotations(stale).join('\n'),
      ...[callerMarkdown(stale), callerJunit(stale), callerHtml(stale)],
      JSON.stringify(callerJson(stale)),
    ];
    expect(forms.filter((form) => !form.includes(message))).toEqual([]);
  });
});

test('what is not claimed names the declarations that it needs', () => {
  const all = records.filter(({ kind }) => kind !== 'plan');
  const wanting = callerReportOf(all, { isStrict: false });
  const needing = callerRuleIds.filter((id) => declarationsNeededBy(id).includes('webhooks'));
  const need = `(It receives webhook calls.) is needed for ${needing.length} rules.`;
  const says = `\`webhooks\` or \`declares.webhooks\` ${need}`;
  expect(callerText(wanting)).toContain(`  ${says}`);
  expect(callerMarkdown(wanting)).toContain(says);
  expect(callerHtml(wanting)).toContain(need);
});

test.each([
  [
    { effect: { status: 429, retryAfterSeconds: 2 }, count: 1 },
    'Requests are answered with 429 and `Retry-After: 2` (once).',
  ],
  [
    { operation: 'getJobStatus', effect: { status: 503 }, count: 3 },
    'Requests are answered with 503 (`GET /v2/{endpoint_id}/status/{job_id}`, 3 times).',
  ],
  [
    { endpoint: 'echo', effect: { worker: 'crash' }, probability: 0.5 },
    'The worker of a job crashes (endpoint `echo`, with a probability of 0.5).',
  ],
  [{ effect: { webhook: 'lost' } }, 'A webhook call gets lost.'],
  [{ effect: { later: 1 }, operation: 'other' }, 'Something else goes wrong (`other`).'],
])('the faults that were in force are told in words: %j', (fault, words) => {
  const faults = [fault];
  const faulty = records.map((record) =>
    record.kind === 'scenario' ? { ...record, faults } : record,
  );
  const shown = callerText(callerReportOf(faulty, { isStrict: false })).join('\n');
  expect(shown).toContain(words);
});

describe('JSON', () => {
  const json = callerJson(report);

  test('matches its schema', () => {
    expect(validateCallerReportFile(json), JSON.stringify(validateCallerReportFile.errors)).toBe(
      true,
    );
  });

  test('has the timeline to which its findings refer', () => {
    const broken = json.verdicts.filter(({ verdict }) => verdict === 'broken');
    expect(broken.map(({ rule }) => rule)).toEqual(['waits-for-retry-after']);
    const ids = json.timelines.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(broken[0]?.findings[0]?.shownBy ?? [99]));
    expect(json.timelines[0]?.entries[0]).toMatchObject({
      ...{ atMs: 100, application: 'POST /v2/echo/run', service: '429' },
    });
    expect(json).toMatchObject({ exitStatus: 1, counts: { follows: { broken: 1 } } });
  });
});

test('JUnit has a suite for each level, and skips advice unless it decides', () => {
  const [text, strict] = [false, true].map((isStrict) =>
    callerJunit(callerReportOf(records, { isStrict })),
  );
  expect([...(text ?? '').matchAll(/<testsuite name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    ...['stated', 'follows', 'advice'],
  ]);
  expect(text).toMatch(/name="\[waits-for-retry-after\] [^>]+><failure message="broken: /);
  const advice = /name="\[survives-large-error-bodies\] [^>]+><(\w+) /;
  expect([advice.exec(text ?? '')?.[1], advice.exec(strict ?? '')?.[1]]).toEqual([
    ...['skipped', 'error'],
  ]);
  expect(text).not.toContain('<i>');
});

describe('GitHub', () => {
  test('gets an error for what decides, on one line', () => {
    const lines = callerAnnotations(report);
    expect(lines.filter((line) => line.startsWith('::error '))).toEqual([
      expect.stringContaining(
        'title=waits-for-retry-after is broken (follows from what is stated or open)::',
      ),
    ]);
    expect(lines.join('')).not.toContain('\n');
  });

  test('gets a summary whose markup no text can add to', () => {
    const summary = callerMarkdown(report);
    expect(summary).toContain('### Broken (follows from what is stated or open) (1)');
    expect(summary).toMatch(/\n {4} *> 0\.10 s {2}POST/);
    expect(summary).toContain('app \\<b\\>');
    expect(summary).not.toMatch(/^::/m);
  });
});

describe('the page', () => {
  const html = callerHtml(report);

  test('shows levels apart, and the timeline of each scenario', () => {
    expect([...html.matchAll(/<h2>(stated|follows|advice) /g)].map(([, level]) => level)).toEqual([
      ...['follows', 'advice'],
    ]);
    expect(html).toContain('<li id="e1" class="violated">');
    expect(html).toContain('<b>broken</b> <a href="#rule-waits-for-retry-after">');
    expect(html).toMatch(/<li class="shown"><small><a href="#e1">0\.10 s<\/a>/);
  });

  test('loads nothing else, and lets no text be markup', () => {
    expect(html).not.toMatch(/<script|<link|src=|url\(|@import/);
    expect(html).not.toMatch(/<i>|app <b>/);
  });

  test('links only to what is there', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  });
});

describe('judge', () => {
  async function judge(those: readonly EvidenceRecord[], ...options: string[]) {
    const folder = await temporaryFolder();
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'evidence.ndjson');
    await writeFile(file, those.map(evidenceLine).join(''));
    const json = join(folder, 'report.json');
    const done = await runCommand('judge', [file, '--json', json, ...options]);
    return {
      ...done,
      json: async (): Promise<unknown> => JSON.parse(await readFile(json, 'utf8')),
    };
  }

  test('gives the report about an application again', async () => {
    const { status, printed, json } = await judge(records);
    expect(printed).toBe(callerText(report).join('\n'));
    expect(await json()).toEqual(callerJson(report));
    expect(status).toBe(1);
  });

  test('counts advice with --strict', async () => {
    const { json } = await judge(records, '--strict');
    expect(await json()).toMatchObject({ strict: true });
  });

  test('accepts known violations of rules for applications', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'known.yaml');
    const rule = '{ rule: waits-for-retry-after, reason: Ticket 7, until: 2999-01-31 }';
    await writeFile(file, `violations:\n  - ${rule}\n`);
    const { json, status } = await judge(records, '--baseline', file);
    expect(await json()).toMatchObject({ exitStatus: 3 });
    expect(status).toBe(3);
    await writeFile(file, `violations:\n  - ${rule.replace('after', 'aftr')}\n`);
    const { warned } = await judge(records, '--baseline', file);
    expect(warned).toContain(
      'There is no rule waits-for-retry-aftr. Did you mean waits-for-retry-after?',
    );
  });

  test('refuses options that mean nothing for an application', async () => {
    const { status, warned } = await judge(records, '--profile', 'reference');
    expect(warned).toMatch(/^--profile: expected evidence about a deployment in .*, got an appl/);
    expect(status).toBe(2);
  });

  test('refuses a second run in a file', async () => {
    const { warned } = await judge([...records, ...records]);
    expect(warned).toContain('begins another run');
  });
});

test('a judge that fails leaves the other verdicts, and the check exits with 2', () => {
  const judges: CallerJudges = {
    ...callerJudges,
    'sends-json': () => {
      throw new Error('No luck.');
    },
  };
  const failed = callerReportOf(records, { isStrict: false, judges });
  const verdictIn = ({ verdicts }: CallerReport, id: CallerRuleId) =>
    verdicts.find(({ rule }) => rule === id)?.verdict;
  expect(verdictIn(failed, 'sends-json')).toBe('inconclusive');
  expect(verdictIn(failed, 'key-in-header')).toBe(verdictIn(report, 'key-in-header'));
  const forms = callerForms(failed);
  expect(forms.exitStatus).toBe(2);
  const error = 'The judge of sends-json failed: No luck.';
  expect(forms.text()).toContain(`  ${error}`);
  expect(forms.annotations().join('\n')).toContain(error);
  for (const form of [forms.summary(), forms.junit(), forms.html()]) expect(form).toContain(error);
  expect(callerJson(failed)).toMatchObject({ errors: [error], exitStatus: 2 });
});
