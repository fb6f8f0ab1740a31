/** JUnit XML: suites of test cases. */
import { escapeMarkup } from './escape-markup.ts';

export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly string[];
  /** Default: none. */
  readonly properties?: readonly (readonly [name: string, value: string | number])[];
  /** Default: nothing. */
  readonly output?: string | undefined;
}

/** @param durationMs of all suites together */
export function junitFile(suites: readonly JunitSuite[], durationMs = 0): string {
  const time = (durationMs / 1000).toFixed(3);
  const all = suites.flatMap(({ cases }) => cases);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="inference-contract" ${totalsOf(all, time)}>
${suites.map((suite) => suiteText(suite, time)).join('')}</testsuites>
`;
}

function suiteText({ name, cases, properties = [], output }: JunitSuite, time: string): string {
  const listed = properties.map(
    ([key, value]) => `<property name="${key}" value="${escapeMarkup(`${value}`)}"/>`,
  );
  const systemOut =
    output === undefined ? '' : `\n    <system-out>${escapeMarkup(output)}</system-out>`;
  return `  <testsuite name="${name}" ${totalsOf(cases, time)}>
    <properties>${listed.join('')}</properties>
${cases.join('\n')}${systemOut}
  </testsuite>
`;
}

function totalsOf(cases: readonly string[], time: string): string {
  const count = (name: string) => cases.filter((text) => text.includes(`<${name} `)).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${time}"`;
}

/** @param outcome markup; empty for a case that passed */
export function testCase(className: string, name: string, outcome: string): string {
  const attributes = `classname="${escapeMarkup(className)}" name="${escapeMarkup(name)}"`;
  return outcome === ''
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${outcome}</testcase>`;
}

export function element(
  name: 'failure' | 'error' | 'skipped',
  message: string,
  text: string,
): string {
  return `<${name} message="${escapeMarkup(message)}">${escapeMarkup(text)}</${name}>`;
}
