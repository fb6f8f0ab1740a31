/** Every form of report says the same, and none says a secret or breaks on odd texts. */
import { describe, expect, test } from 'vitest';
import { validateReportFile } from '#generated/file-formats/validators.js';
import { type DecidingFinding, notice } from '../../../src/conformance/judging/verdicts/judge.ts';
import { keepFindings } from '../../../src/conformance/judging/verdicts/kept-findings.ts';
import type { Shortfall } from '../../../src/conformance/judging/verdicts/missing-evidence.ts';
import { summarize } from '../../../src/conformance/judging/verdicts/summary.ts';
import type { Verdict } from '../../../src/conformance/judging/verdicts/verdicts.ts';
import { githubAnnotations, githubSummary } from '../../../src/conformance/report/github-report.ts';
import { htmlReport } from '../../../src/conformance/report/html-report.ts';
import { jsonReport } from '../../../src/conformance/report/json-report.ts';
import { junitReport } from '../../../src/conformance/report/junit-report.ts';
import { type DeploymentReport, exitStatusOf } from '../../../src/conformance/report/report.ts';
import { terminalReport } from '../../../src/conformance/report/terminal-report.ts';
import { timelines } from '../../../src/conformance/report/timeline.ts';
import type { EvidenceRecord } from '../../../src/evidence/record-types.ts';

const odd = 'got <b a="1">&\u0001</b> | `x` 50%\nnext';

function verdict(
  rule: Verdict['rule'],
  kind: Verdict['verdict'],
  rest: Partial<Verdict> = {},
): Verdict {
  return {
    rule,
    level: 'stated',
    section: '3',
    claim: `The claim of ${rule}.`,
    verdict: kind,
    reason: `The reason of ${rule}.`,
    ...keepFindings([]),
    notices: [],
    ...rest,
  };
}

const verdicts = [
  verdict('queue-ttl', 'violated', {
    reason: odd,
    ...keepFindings([
      { outcome: 'broken', reason: odd, shownBy: [1, 2], margin: '12 ms past 5 ms' },
    ]),
  }),
  verdict('queue-ttl-type', 'violated', {
    ...keepFindings([
      { outcome: 'broken', reason: 'It is.', shownBy: [...Array(20).keys(), 3, 3] },
    ]),
    seenWith: 'queue-ttl',
  }),
  verdict('timeout-terminates', 'violated', {
    known: { reason: 'Ticket 7.', until: '2027-01-31' },
  }),
  verdict('path-run', 'inconclusive'),
  verdict('path-status', 'not run', {
    shortfalls: [
      {
        kind: 'undeclared',
        scenario: 'queue',
        needed: 'a job',
        instead: 'Not declared.',
        declare: [{ declaration: 'hanging-input', place: 'inputs.hanging of an endpoint' }],
        check: [],
      },
    ],
  }),
  verdict('job-shape', 'verified'),
  verdict('state-in-queue', 'not claimed'),
  verdict('console-tools', 'unobservable'),
  verdict('key-in-authorization', 'verified', { notices: [notice(`Odd: ${odd}`, [1, 2])] }),
];

const records: EvidenceRecord[] = [
  { kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [], endpoints: [] },
  {
    kind: 'exchange',
    id: 1,
    scenario: 'queue',
    key: 'valid',
    label: 'a first job',
    request: { method: 'POST', target: '/v2/one/run', headers: {}, body: '{"input":{}}' },
    sentMs: 1000,
    receivedMs: 1010,
    response: { status: 200, headers: {}, bytes: 40, body: '{"id":"<x>","status":"IN_QUEUE"}' },
  },
  {
    kind: 'delivery',
    id: 2,
    scenario: 'queue',
    hook: 'name-1',
    method: 'POST',
    headers: {},
    receivedMs: 2000,
    answeredMs: 2000,
    answeredStatus: 500,
    body: '{"id":"x","status":"COMPLETED"}',
  },
  { kind: 'scenario', scenario: 'queue', startedMs: 1000, endedMs: 3000, outcome: 'completed' },
];

const stale = ['path-run is verified; take it out of the known violations.'];
const report: DeploymentReport = {
  subject: { kind: 'subject', format: 1, baseUrl: 'https://host.test', claims: [], endpoints: [] },
  profile: 'contract',
  verdicts,
  summary: summarize(verdicts, stale),
  alternatives: [],
  stale,
  records,
  run: {
    startedMs: 0,
    durationMs: 1500,
    plannedMs: 10_000,
    reserved: '0.02',
    requests: 7,
    jobs: 3,
    left: [{ endpointId: 'one', scenario: 'queue' }],
    leftOut: [
      { scenario: 'webhooks', reason: 'Not declared: webhook-receiver.', isUndeclared: true },
    ],
    obstacles: ['Nobody was there.'],
    isHindered: true,
    errors: ['It broke.'],
  },
};

describe('the terminal', () => {
  const text = terminalReport(report).join('\n');

  test('lists problems first and the count last', () => {
    const places = [
      'Obstacles:',
      'Violated:',
      'Known violations:',
      'Stale known violations:',
      'Inconclusive:',
      'Not run:',
      'Notices, legal and worth knowing (1):\n  [key-in-authorization] Odd: got ',
    ].map((title) => text.indexOf(title));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    const lines = text.split('\n');
    expect([lines[1], lines.at(-1)]).toEqual([report.summary.headline, report.summary.headline]);
    expect(report.summary.headline).toMatch(/, 1 notice$/);
    expect(terminalReport({ ...report, verdicts: [] }).join()).not.toContain('Notices');
    expect(text).not.toContain('job-shape');
  });

  test('names the rule, the reason, the evidence and the margin', () => {
    expect(text).toContain('[queue-ttl] The claim of queue-ttl.');
    expect(text).toContain(
      '      evidence 1: POST /v2/one/run → 200 IN_QUEUE (a first job) in queue',
    );
    expect(text).toContain(
      '      evidence 2: webhook POST name-1 COMPLETED, answered 500 in queue',
    );
    expect(text).toContain('12 ms past 5 ms');
    expect(text).toContain('and evidence 3, 4, 5, 6, 7, 8, 9, 10 and 9 more');
    expect(text).toContain('Seen together with queue-ttl.');
    expect(text).toContain('Known: Ticket 7. (until 2027-01-31)');
    expect(text).toContain('a job with unknown id, of one (queue)');
    expect(text).toContain('It broke.');
    expect(text).toContain(
      '3 jobs, 7 requests, at worst $0.02, ran for 1.5 s (planned: about 10 s)',
    );
  });

  test('explains the verdicts that it only counts, before the count', () => {
    const legendOf = (verdicts: readonly Verdict[]) =>
      terminalReport({ ...report, verdicts, summary: summarize(verdicts) }).at(-2);
    expect(legendOf([verdict('path-run', 'not claimed')])).toBe(
      'Not claimed: the target file lacks a declaration.',
    );
    expect(legendOf([verdict('path-run', 'unobservable')])).toMatch(/^Unobservable: /);
    expect(legendOf([verdict('path-run', 'verified')])).toMatch(/^3 jobs, /);
    const sections = "Sections are those of the service's description.";
    expect(legendOf([verdict('path-run', 'violated')])).toBe(sections);
    expect(htmlReport(report)).toContain(sections);
  });

  test('says once why the scenarios of several rules stopped', () => {
    const stopped: Shortfall = {
      kind: 'stopped',
      scenario: 'queue',
      needed: 'a job',
      instead: 'stopped: it is gone',
      declare: [],
      check: [],
    };
    const rules = ['path-run', 'path-status', 'queue-ttl'] as const;
    const linesFor = (count: number) =>
      terminalReport({
        ...report,
        verdicts: rules
          .slice(0, count)
          .map((rule) => verdict(rule, 'inconclusive', { shortfalls: [stopped] })),
      });
    const start = linesFor(3).indexOf('Inconclusive:');
    expect(linesFor(3).slice(start + 1, start + 4)).toEqual([
      '  3 rules, because scenarios stopped: it is gone',
      '      path-run, path-status, queue-ttl',
      '',
    ]);
    expect(linesFor(2).join()).toContain('[path-status] The claim of path-status.');
  });

  test('counts what a long list leaves out', () => {
    const left = [...Array(200).keys()].map((id) => ({
      jobId: `job-${id}`,
      endpointId: 'one',
      scenario: 'queue',
    }));
    const many = Array(40).fill(verdict('path-run', 'inconclusive'));
    const lines = terminalReport({
      ...report,
      verdicts: many,
      run: report.run && { ...report.run, left },
    });
    expect(lines.filter((line) => line.includes('[path-run]'))).toHaveLength(25);
    expect(lines).toContain('  and 15 more; use --html or --json to list them');
    expect(lines.filter((line) => line.includes('job-'))).toHaveLength(25);
    expect(lines).toContain('  and 175 more; use --html or --json to list them');
  });
});

describe('JSON', () => {
  test('matches its schema', () => {
    const json: unknown = JSON.parse(JSON.stringify(jsonReport(report)));
    expect(validateReportFile(json), JSON.stringify(validateReportFile.errors)).toBe(true);
    expect(json).toMatchObject({
      exitStatus: 2,
      counts: { violated: 3, verified: 2 },
      notices: [{ rule: 'key-in-authorization', reason: `Odd: ${odd}`, shownBy: [1, 2] }],
      staleKnownViolations: stale,
    });
  });

  test('lists at most ten findings of a verdict, and their number', () => {
    const finding = { outcome: 'holds', reason: 'kept', shownBy: [1] } as const;
    const many = verdict('job-shape', 'verified', keepFindings(Array(50).fill(finding)));
    const [told] = jsonReport({ ...report, verdicts: [many] }).verdicts;
    expect(told?.findings).toHaveLength(10);
    expect(told?.findingCount).toBe(50);
  });
});

describe('JUnit', () => {
  const xml = junitReport(report);

  test('counts what it contains', () => {
    expect(xml).toContain('tests="13" failures="3" errors="4" skipped="3"');
    expect(xml.match(/<testcase /g)).toHaveLength(13);
    expect(xml).toContain('<property name="notices" value="1"/>');
    const [first] = xml.match(/<testcase .*?<\/testcase>/s) ?? [];
    expect(first).toContain('classname="notice" name="[key-in-authorization] Odd: ');
    expect(first).toContain('<system-out>Odd: ');
  });

  test('reports undecided rules as errors', () => {
    expect(xml).toMatch(/\[path-run\][^\n]*><error message="inconclusive/);
    expect(xml).toMatch(/\[path-status\][^\n]*><error message="not run/);
    expect(xml).toMatch(/\[timeout-terminates\][^\n]*><skipped message="known until 2027-01-31/);
  });

  test('skips rules that were not selected', () => {
    const selection = junitReport({ ...report, selected: ['path-run'] });
    expect(selection).toMatch(/\[path-run\][^\n]*><error message="inconclusive/);
    expect(selection).toMatch(/\[path-status\][^\n]*><skipped message="not selected, not run/);
    expect(selection).toMatch(/\[queue-ttl\][^\n]*><skipped message="not selected, violated/);
    expect(selection).toMatch(/\[job-shape\][^\n]*><skipped message="not selected, verified/);
  });

  test('escapes special characters', () => {
    expect(xml).toContain('&lt;b a=&quot;1&quot;&gt;&amp;\\u0001&lt;/b&gt;');
    expect(xml).not.toContain('<b a=');
    expect(xml).not.toContain('\u0001');
  });
});

describe('GitHub', () => {
  const odds = 'notice title=key-in-authorization%3A notice';

  test('gets an annotation for each violated or open rule, on one line each', () => {
    const lines = githubAnnotations(report);
    expect(lines.map((line) => line.split('::')[1])).toEqual([
      odds,
      'error title=queue-ttl is violated',
      'notice title=timeout-terminates is violated',
      'warning title=path-run%3A inconclusive',
      'warning title=path-status%3A not run',
      'error title=queue-ttl-type is violated',
      'error title=Known violation',
    ]);
    for (const line of lines) expect(line).not.toContain('\n');
    expect(lines[1]).toContain('50%25\\u000anext (evidence 1: POST /v2/one/run → 200 IN_QUEUE');
  });

  test('gets no warning about a rule that was not selected', () => {
    const selection = { ...report, selected: ['path-run', 'queue-ttl-type'] };
    expect(githubAnnotations(selection).map((line) => line.split('::')[1])).toEqual([
      odds,
      'notice title=queue-ttl is violated',
      'notice title=timeout-terminates is violated',
      'warning title=path-run%3A inconclusive',
      'error title=queue-ttl-type is violated',
      'error title=Known violation',
    ]);
    const summary = githubSummary(selection);
    expect(summary).toContain('### Inconclusive (1)');
    expect(summary).not.toContain('path-status');
  });

  test('gets a separate table for each verdict', () => {
    const summary = githubSummary(report);
    const sectionOf = (rule: string) => {
      const before = summary.slice(0, summary.indexOf(`| \`${rule}\``));
      return before.slice(before.lastIndexOf('\n### ') + 5).split('\n')[0];
    };
    expect(['queue-ttl', 'timeout-terminates', 'path-run', 'path-status'].map(sectionOf)).toEqual([
      'Violated (2)',
      'Known violations (1)',
      'Inconclusive (1)',
      'Not run (1)',
    ]);
    expect(summary).toContain('ran for 1.5 s (planned: about 10 s)');
    expect(summary.indexOf('### Notices, legal and worth knowing (1)')).toBeGreaterThan(
      summary.indexOf('### Not run'),
    );
    expect(summary).toContain('- `key-in-authorization`: Odd: got \\<b');
  });

  test('gets names as code and no other markup', () => {
    const text =
      'Declare `inputs.image_url`, not `{"a": <b>|c}` or **this** or [that](x), `alone ``.';
    const told = githubSummary({
      ...report,
      verdicts: [verdict('path-run', 'inconclusive', { reason: text })],
    });
    expect(told).toContain(
      'Declare `inputs.image_url`, not `{"a": <b>\\|c}` or \\*\\*this\\*\\* or \\[that\\](x), `alone `\\`.',
    );
  });

  test('gets long tables folded and shortened, with a count', () => {
    const many = Array(300).fill(verdict('path-run', 'inconclusive'));
    const summary = githubSummary({ ...report, verdicts: many });
    expect(summary).toMatch(/### Inconclusive \(300\)\n\n<details>/);
    expect(summary.match(/^\| `path-run`/gm)).toHaveLength(100);
    expect(summary).toContain('and 200 more');
  });

  test('gets a table that no cell text can break', () => {
    const summary = githubSummary(report);
    expect(summary).toContain(`## ${report.summary.headline}`);
    const row = summary.split('\n').find((line) => line.includes('`queue-ttl`'));
    expect(row?.match(/(?<!\\)\|/g)).toHaveLength(4);
    expect(row).toContain('\\<b');
    expect(row).toContain('(evidence 1: POST /v2/one/run → 200 IN\\_QUEUE (a first job) in queue)');
  });
});

describe('the page', () => {
  const html = htmlReport(report);

  test.each(['stopped', 'unreachable'] as const)('shows a scenario that was %s', (outcome) => {
    const end = { kind: 'scenario', scenario: 'queue', startedMs: 1000, endedMs: 3000 } as const;
    const ended: EvidenceRecord = { ...end, outcome, reason: 'Nobody answered.' };
    const page = htmlReport({ ...report, records: [...records.slice(0, -1), ended] });
    expect(page).toContain(`${outcome}: Nobody answered.`);
    expect(page).not.toContain(', completed<');
  });

  test('counts and lists rules that were not selected apart', () => {
    const page = htmlReport({ ...report, selected: ['path-run'] });
    const sections = [...page.matchAll(/<summary><h2>([^<]+) <small>([^<]+)</g)];
    expect(sections.map(([, name, count]) => `${name} ${count}`)).toEqual([
      'inconclusive 1',
      'not selected 8, 1 together with others',
      'Left out 1',
    ]);
    expect(page).toContain('<a href="#not-selected"><b>8</b> not selected</a>');
    expect(page).toContain('<b>0</b> not run');
    expect(html).not.toContain('not selected');
  });

  test('loads nothing else', () => {
    expect(html).not.toMatch(/<script|<link|src=|url\(|@import|https?:\/\/(?!host\.test)/);
  });

  test('styles columns by name, not by number', () => {
    expect(html).toContain('<td class="claim">');
    expect(html).not.toMatch(/:nth-|t[dh]:(?:first|last)-/);
  });

  test('escapes special characters', () => {
    expect(html).toContain('&lt;b a=&quot;1&quot;&gt;');
    expect(html).not.toContain('<b a=');
    expect(html).toContain('&lt;x&gt;');
  });

  test('merges findings with the same text and lists all their evidence', () => {
    const finding = { outcome: 'broken', reason: 'It is broken.' } as const;
    const findings = [1, 2, 1].map((id) => ({ ...finding, shownBy: [id] }));
    const page = htmlReport({
      ...report,
      verdicts: [
        verdict('job-shape', 'violated', { reason: 'It is broken.', ...keepFindings(findings) }),
      ],
    });
    expect(page.match(/It is broken/g)).toHaveLength(1);
    expect(page).toContain('evidence <a href="#e1">1</a>, <a href="#e2">2</a></small>');
  });

  test('names the related violation with the same exchanges', () => {
    expect(html).toContain('together with <a href="#rule-queue-ttl">queue-ttl</a>');
    expect(html).toContain('<small>3, 1 together with others</small>');
  });

  test('colours an exchange by the verdict based on it, not by its status', () => {
    // It was answered 200, and shows a violation.
    expect(html).toMatch(/<li id="e1" class="violated">/);
    const of = (kind: Verdict['verdict'], outcome: DecidingFinding['outcome']) => {
      const findings = keepFindings([{ outcome, reason: 'Seen.', shownBy: [1] }]);
      const page = htmlReport({ ...report, verdicts: [verdict('path-run', kind, findings)] });
      return /<li id="e1" class="([a-z]+)">/.exec(page)?.[1];
    };
    expect([of('verified', 'holds'), of('inconclusive', 'unclear')]).toEqual([
      'verified',
      'inconclusive',
    ]);
    expect(htmlReport({ ...report, verdicts: [] })).toContain('<li id="e2" class="none">');
  });

  test('links an exchange to the rules that it decides', () => {
    const item = /<li id="e1".*?<\/li>/s.exec(html)?.[0];
    expect(item).toContain('<b>violated</b> <a href="#rule-queue-ttl">queue-ttl</a>');
    expect(item).toContain('<a href="#rule-queue-ttl-type">queue-ttl-type</a>');
  });

  test('links to notices at the top, puts them behind verdicts, and colours their exchanges', () => {
    expect(html).toContain('<a href="#notices"><b>1</b> notice</a>');
    expect(html).toContain('<h2>Notices <small>1, legal and worth knowing</small></h2>');
    expect(html.indexOf('id="notices"')).toBeGreaterThan(html.indexOf('<details class="not-run"'));
    expect(html).toContain('href="#rule-key-in-authorization"');
    const only = htmlReport({ ...report, verdicts: verdicts.slice(-1) });
    expect(only).toContain('<li id="e1" class="notice">');
  });

  test('links the evidence of obstacles', () => {
    const page = htmlReport({
      ...report,
      run: report.run && { ...report.run, obstacles: ['Nobody was there, from evidence 2 on.'] },
    });
    expect(page).toContain('from <a href="#e2">evidence 2</a> on.');
  });

  test('folds long lists', () => {
    const obstacles = [...Array(30).keys()].map((number) => `Obstacle ${number}.`);
    const page = htmlReport({
      ...report,
      verdicts: Array(50).fill(verdict('path-run', 'inconclusive')),
      run: report.run && { ...report.run, obstacles },
    });
    expect(page).toContain('<summary>30 more</summary>');
    expect(page).toContain('<summary>13 more</summary>');
    expect(page.match(/Obstacle /g)).toHaveLength(30);
  });

  test('links a finding to its evidence', () => {
    for (const id of [1, 2]) {
      expect(html).toContain(`href="#e${id}"`);
      expect(html.match(new RegExp(`id="e${id}"`, 'g'))).toHaveLength(1);
    }
  });
});

describe('a report that finds nothing wrong', () => {
  const endpoints = ['one', 'two', 'three'].map((id) => ({ id, kind: 'serverless' as const }));
  const submission = (target: string, body: object, status = 200): EvidenceRecord => ({
    ...{ kind: 'exchange', id: 1, scenario: 'queue', key: 'valid', sentMs: 0, receivedMs: 1 },
    request: { method: 'POST', target, headers: {}, body: JSON.stringify(body) },
    response: { status, headers: {}, bytes: 40, body: '{"id":"x","status":"IN_QUEUE"}' },
  });
  const kept = [verdict('job-shape', 'verified')];
  const conforming: DeploymentReport = {
    ...report,
    subject: { ...report.subject, endpoints },
    verdicts: kept,
    stale: [],
    summary: summarize(kept),
    records: [
      submission('/v2/one/run', { input: {}, policy: { ttl: 10_000 }, webhook: 'http://a.test' }),
      submission('/v2/two/runsync', { input: {}, policy: {} }),
      submission('/v2/three/run', { input: {} }, 400),
    ],
  };
  const lines = [
    'Not tried: jobs at three.',
    'Not tried anywhere: `policy.executionTimeout`, `policy.lowPriority` and `s3Config`.',
    'Not tried: `webhook` at two.',
    'Not tried: 1 scenario for which declarations are missing; see --plan.',
  ];

  test('says what was not tried', () => {
    expect(terminalReport(conforming).slice(-6, -2)).toEqual(lines);
    for (const line of lines) expect(githubSummary(conforming)).toContain(line.slice(0, 20));
    for (const line of lines) expect(junitReport(conforming)).toContain(line);
    expect(jsonReport(conforming).untried).toEqual(lines);
    expect(validateReportFile(jsonReport(conforming))).toBe(true);
  });

  test('does not say so about a deployment that does not conform', () => {
    expect(terminalReport(report).join()).not.toContain('Not tried');
    expect(junitReport(report)).not.toContain('Not tried');
    expect(jsonReport(report)).not.toHaveProperty('untried');
  });
});

test('a violation decides the exit status, although the deployment stopped answering', () => {
  const statusOf = (those: readonly Verdict[]) =>
    exitStatusOf({
      ...report,
      summary: summarize(those),
      run: report.run && { ...report.run, errors: [] },
    });
  expect(statusOf([verdict('queue-ttl', 'violated'), verdict('path-run', 'not run')])).toBe(1);
  expect(statusOf([verdict('queue-ttl', 'verified'), verdict('path-run', 'not run')])).toBe(2);
});

test('a timeline has the exchanges and deliveries of a scenario in order', () => {
  expect(timelines(records)).toMatchObject([
    {
      scenario: 'queue',
      startMs: 1000,
      endMs: 3000,
      entries: [
        { id: 1, text: 'POST /v2/one/run → 200 IN_QUEUE', label: 'a first job' },
        { id: 2, text: 'webhook POST name-1 COMPLETED, answered 500' },
      ],
    },
  ]);
});

test('text from a deployment starts no new line and cannot control the terminal', () => {
  const steering = 'got \u001b[2J\u0000\u202e\r\n::stop-commands::x';
  const violated = verdict('queue-ttl', 'violated', {
    reason: steering,
    ...keepFindings([{ outcome: 'broken', reason: steering, shownBy: [1] }]),
  });
  const steered: DeploymentReport = {
    ...report,
    verdicts: [violated],
    run: report.run && { ...report.run, obstacles: [steering], errors: [steering] },
  };
  const annotations = githubAnnotations(steered);
  const coded = verdict('path-run', 'violated', { reason: '::stop-commands::x ##[group]y' });
  const terminal = terminalReport({ ...steered, verdicts: [violated, coded] });
  expect(terminal).toContain('      \\u003a:stop-commands::x #\\u0023[group]y');
  const lines = [...terminal, ...annotations, ...githubSummary(steered).split('\n')];
  expect(lines.filter((line) => /[\p{Cc}\p{Cf}]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('::stop'))).toEqual([]);
  expect(annotations.join()).toContain('got \\u001b[2J');
});

test('every format counts the rules of a selection alike', () => {
  const selected = ['path-run', 'queue-ttl-type', 'job-shape'];
  const selection = { ...report, selected, summary: summarize(verdicts, stale, selected) };
  const { counts, headline } = jsonReport(selection);
  expect(headline).toMatch(/ not selected \(\d+ of them violated, but not counted\)/);
  const others = Object.values(counts).reduce((sum, count) => sum + count, 0) - selected.length;
  expect(counts['not selected']).toBe(others);
  const page = htmlReport(selection);
  const xml = junitReport(selection);
  for (const [kind, count] of Object.entries(counts)) {
    expect(headline).toMatch(new RegExp(`\\b${count} ${kind}`));
    expect(page).toMatch(new RegExp(`<b>${count}</b> ${kind}`));
    expect(xml).toContain(`<property name="${kind}" value="${count}"/>`);
  }
  const skipped = xml.match(/<testcase classname="section [^\n]*><skipped /g)?.length;
  const { unobservable = 0, 'not claimed': notClaimed = 0 } = counts;
  expect(skipped).toBe(others + unobservable + notClaimed);
});
