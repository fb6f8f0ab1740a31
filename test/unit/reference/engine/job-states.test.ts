/** The transitions that run are those that the reference document shows, from the same states. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  isStateName,
  nextState,
  type TransitionName,
} from '../../../../src/reference/engine/rules/job-states.ts';

interface Lifecycle {
  readonly states: Readonly<Record<string, unknown>>;
  readonly transitions: Readonly<Record<TransitionName, { from: string[]; to: string }>>;
}

const document = JSON.parse(await readFile('generated/reference/openapi.json', 'utf8'));
const { states, transitions }: Lifecycle = document['x-lifecycle'];
const names = Object.keys(states).filter(isStateName);

test.each(Object.keys(transitions) as TransitionName[])(
  '%s leaves the states that the document names',
  (name) => {
    const { from, to } = transitions[name];
    const leaves = [undefined, ...names].filter((state) => nextState(state, name) !== undefined);
    const documented =
      from.length === 0 ? [undefined] : names.filter((state) => from.includes(state));
    expect(leaves).toEqual(documented);
    for (const state of leaves) expect(nextState(state, name)).toBe(to);
  },
);
