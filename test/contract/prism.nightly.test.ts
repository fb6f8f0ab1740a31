/**
 * The suite against an implementation that nobody here has written: Prism's mock of the contract.
 * It has no state, no keys and no endpoints, and breaks what follows from that, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDeployment, planCheck } from '../../src/conformance/check-deployment.ts';
import type { VerdictKind } from '../../src/conformance/judging/verdicts/verdicts.ts';
import type { DeploymentReport } from '../../src/conformance/report/report.ts';
import { readTarget } from '../../src/conformance/target/target-file.ts';
import { systemClock } from '../../src/core/clock.ts';
import { type Serving, startCli } from '../cli/cli-process.ts';

const page = readFileSync('docs/decisions/prism.md', 'utf8');

/** The rules that the table of a section of the page explains, and those of the sections before it. */
function explained(section: string): string[] {
  const end = page.indexOf('\n## ', page.indexOf(`\n## ${section}\n`) + 1);
  const told = page.slice(0, end < 0 ? undefined : end);
  return [...told.matchAll(/^\| `([a-z\d-]+)` \|/gm)].map(([, rule = '']) => rule).toSorted();
}

const ordinary = { ordinary: { word: 'any' } };

/** What docs/decisions/prism.md has checked, by its sections. */
const targets = {
  'One endpoint': {
    keys: { valid: { public: 'any-key' } },
    endpoints: { any: { id: 'any', kind: 'serverless', maxCost: '0', inputs: ordinary } },
  },
  'More declarations': {
    keys: { valid: { public: 'any-key' }, forbidden: { public: 'other-key' } },
    endpoints: {
      image: {
        id: 'image',
        kind: 'public',
        model: 'image',
        price: 'image-fast',
        inputs: { ordinary: { prompt: 'A lighthouse', width: 512, height: 512 } },
      },
      any: {
        id: 'any',
        kind: 'serverless',
        maxCost: '0',
        workers: 1,
        timeoutMs: 'default',
        inputs: {
          ...ordinary,
          echo: { word: 'any' },
          slow: { input: { word: 'slow' }, runsForMs: 3000 },
          hanging: { word: 'hanging' },
          failing: { word: 'failing' },
        },
      },
    },
    declares: { finalStates: ['FAILED'] },
  },
} as const;

type Section = keyof typeof targets;

let mock: Serving;
let reports: Readonly<Record<Section, DeploymentReport>>;
const clock = systemClock();

beforeAll(async () => {
  mock = await startCli(['--port', '0'], (line) => line.includes('listening on'), {
    from: 'mock',
  });
  const reportOn = async (section: Section) => {
    const limits = { requestsPerSecond: 1000 };
    const file = { baseUrl: mock.url, limits, ...targets[section] };
    const target = readTarget(file, { env: {} });
    let names = 0;
    const newName = () => {
      names += 1;
      return `name-${`${names}`.padStart(5, '0')}`;
    };
    return checkDeployment(planCheck(target, 'contract'), {
      target,
      fetch,
      clock,
      signal: new AbortController().signal,
      newName,
    });
  };
  const [one, more] = await Promise.all([reportOn('One endpoint'), reportOn('More declarations')]);
  reports = { 'One endpoint': one, 'More declarations': more };
}, 180_000);

afterAll(async () => {
  clock.clear();
  await mock.stop('SIGTERM');
});

function rulesThatAre(kind: VerdictKind, section: Section): string[] {
  return reports[section].verdicts
    .filter(({ verdict }) => verdict === kind)
    .map(({ rule }) => rule)
    .toSorted();
}

test('the page names the verdicts that depend on timing', () => {
  expect(page).toMatch(/declares `timeUnit`[^|]*`delay-time-meaning`/);
});

test('the stateless mock keeps the rules that a document alone can express', () => {
  expect(reports['One endpoint'].run?.errors).toEqual([]);
  const verified = rulesThatAre('verified', 'One endpoint');
  expect(verified).toEqual(
    expect.arrayContaining([
      'input-required',
      'execution-timeout-bound',
      'queue-ttl-minimum',
      'queue-ttl-maximum',
      'invalid-request-is-400',
      'job-shape',
      'async-id-form',
      'output-after-completion',
      'runsync-answers-completed',
    ]),
  );
  expect(verified.length).toBeGreaterThan(40);
});

test.each(['One endpoint', 'More declarations'] as const)(
  '%s: the page explains exactly the rules that are violated',
  (section) => {
    expect(rulesThatAre('violated', section)).toEqual(explained(section));
  },
);
