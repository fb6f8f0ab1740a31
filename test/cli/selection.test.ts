/** What selects a part of the suite, and the list of names. */
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  callerRuleIds,
  callerRules,
  callerTopics,
  declarationsNeededBy,
} from '../../src/callers/rules.ts';
import { planCaller } from '../../src/callers/run/plan.ts';
import { callerScenarios } from '../../src/callers/scenarios.ts';
import { rulesOf, whyUnobservable } from '../../src/conformance/contract/rules.ts';
import { learningScenarios, scenarios, scenariosByTopic } from '../../src/conformance/scenarios.ts';
import { reference, runCommand, smallTarget, targetFile } from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/checks/test-command.ts';

const env = { KEY: 'demo-key' };

const declarationIds = callerRuleIds.flatMap(declarationsNeededBy);

/** The names of the scenarios that a plan would run. */
async function planned(...args: readonly string[]): Promise<string[]> {
  const target = await targetFile(smallTarget('https://host.test', { control: {} }));
  const { status, printed, warned } = await runCommand(
    'test',
    ['--target', target, '--plan', '--profile', 'reference', ...args],
    { env },
  );
  expect({ status, warned }).toEqual({ status: 0, warned: '' });
  const [, text = ''] = /^Scenarios to run .*\n((?: {2}\S.*\n)+)/m.exec(printed) ?? [];
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(' ')[0] ?? '');
}

describe('the plan has only what is selected', () => {
  test('by the names of scenarios', async () => {
    expect(await planned('--scenario', 'ordinary-job,error-answers')).toEqual([
      'ordinary-job',
      'error-answers',
    ]);
  });

  test('by a rule that scenarios decide', async () => {
    const all = await planned();
    const deciding = scenarios.filter(({ rules }) => rules.includes('path-run'));
    expect(await planned('--rule', 'path-run')).toEqual(
      deciding.map(({ name }) => name).filter((name) => all.includes(name)),
    );
  });

  test('by topic', async () => {
    expect(await planned('--topic', 'errors')).toEqual(['error-answers']);
  });

  test('by any of them', async () => {
    expect(await planned('--topic', 'errors', '--scenario', 'ordinary-job')).toEqual([
      'ordinary-job',
      'error-answers',
    ]);
  });
});

test('only the selected rules decide the exit status of a run, and the headline says so', {
  timeout: 60_000,
}, async () => {
  const target = await targetFile(smallTarget(await reference(), { control: {} }));
  const args = ['--target', target, '--rule', 'unknown-path-is-404', '--profile', 'reference'];
  const { status, printed } = await runCommand('test', args, { env });
  expect(printed).toMatch(/^Not selected:\n {2}\d+ rules not violated$/m);
  expect(printed).toMatch(
    /^Conforms with a selection of 1 rule: 1 verified, 0 violated.*, \d+ not selected$/m,
  );
  expect(status).toBe(0);
});

test('the plan of a selection lists no rule that was not selected as not covered', async () => {
  const target = await targetFile(smallTarget('http://127.0.0.1:9', {}));
  const plan = (...args: readonly string[]) =>
    runCommand('test', ['--target', target, '--plan', ...args], { env });
  expect((await plan('--rule', 'path-run')).printed).not.toContain('Rules without a verdict');
  expect((await plan('--rule', 'path-run')).printed).toMatch(/^1 rule, /m);
});

test.each([
  [
    '--scenario',
    'ordinry-job',
    /^--scenario: expected the name of a scenario, got "ordinry-job"\. Did you mean ordinary-job\?/,
  ],
  [
    '--rule',
    'price-txt',
    /^--rule: expected the name of a rule, got "price-txt"\. Did you mean price-text/,
  ],
  [
    '--topic',
    'timer',
    /^--topic: expected the name of a topic, got "timer"\. Did you mean timers\?/,
  ],
  [
    '--topic',
    'x-unlike-any-name',
    /got "x-unlike-any-name"\. All names: npx inference-contract list$/,
  ],
  ['--scenario', '', /^--scenario: expected the name of a scenario, got ""\./],
  [
    '--rule',
    'console-tools',
    /^--rule: console-tools cannot be observed from outside\. The console /,
  ],
])('%s %j is refused', async (option, name, message) => {
  const { status, warned } = await runCommand('test', [`${option}=${name}`, '--plan']);
  expect({ status, warned }).toEqual({ status: 2, warned: expect.stringMatching(message) });
});

test('list prints every scenario under its topic, and every rule', async () => {
  const { status, printed } = await runCommand('list');
  expect(status).toBe(0);
  const lines = printed.split('\n');
  for (const [topic, own] of Object.entries(scenariosByTopic)) {
    const start = lines.indexOf(`Scenarios of the topic ${topic}:`);
    own.forEach(({ name, purpose }, index) => {
      expect(lines[start + 1 + index]).toMatch(new RegExp(`^  ${name} +\\S`));
      expect(lines[start + 1 + index]).toContain(purpose);
    });
  }
  for (const rule of rulesOf('reference')) {
    const ofRules = lines.slice(lines.findIndex((one) => one.startsWith('Rules')));
    const [line = ''] = ofRules.filter((one) => one.startsWith(`  ${rule} `));
    expect(line).toMatch(
      whyUnobservable(rule) === undefined ? /\((stated|declared|chosen)\)$/ : /, unobservable\)$/,
    );
  }
});

test('list prints every scenario and every rule of check-app, by the topics that select them', async () => {
  const { printed } = await runCommand('list');
  const lines = printed.split('\n');
  const start = lines.indexOf('Rules of check-app, for applications:');
  for (const rule of callerRuleIds) {
    const { says, level, topic } = callerRules[rule];
    const [line = ''] = lines.slice(start).filter((each) => each.startsWith(`  ${rule} `));
    expect(line.endsWith(` ${says} (${level}; topic ${topic})`), line).toBe(true);
  }
  const listed = callerTopics.flatMap((topic) => {
    const first = lines.indexOf(`Scenarios of check-app, topic ${topic}:`) + 1;
    const topicLines = first === 0 ? [] : lines.slice(first, lines.indexOf('', first));
    return topicLines.map((line) => [topic, ...line.trim().split(/ {2,}/)]);
  });
  expect(listed.map(([, name, happens]) => [name, happens]).sort()).toEqual(
    callerScenarios.map(({ name, happens }) => [name, happens]).sort(),
  );
  const declares = new Set(declarationIds);
  const bounds = { workMs: 1000, pollsPerSecond: 2, acknowledgesWithinMs: 1000 };
  for (const [topic = '', name] of listed) {
    const plan = planCaller(callerScenarios, { declares, bounds }, { topics: [topic] });
    const chosen = [...plan.scenarios, ...plan.leftOut.map(({ scenario }) => scenario)];
    expect(chosen.map((scenario) => scenario.name)).toContain(name);
  }
});

test('every scenario of a folder is in the topic of that name, or only learn runs it', async () => {
  const folders = await readdir('src/conformance', { withFileTypes: true });
  const found: [string, string][] = [];
  for (const { name: topic } of folders.filter((one) => one.isDirectory())) {
    const files = await readdir(`src/conformance/${topic}`);
    for (const file of files.filter((name) => name.endsWith('.scenario.ts'))) {
      const exported: object = await import(`../../src/conformance/${topic}/${file}`);
      for (const value of Object.values(exported)) {
        if (value?.purpose !== undefined) found.push([topic, value.name]);
      }
    }
  }
  const learned = new Set(learningScenarios.map(({ name }) => name));
  const listed = Object.entries(scenariosByTopic).flatMap(([topic, own]) =>
    own.map(({ name }): [string, string] => [topic, name]),
  );
  expect(found.filter(([, name]) => !learned.has(name)).sort()).toEqual(listed.sort());
  expect(found.map(([, name]) => name)).toEqual(expect.arrayContaining([...learned]));
});
