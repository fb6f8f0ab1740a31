/**
 * `npm run soak`: the properties over a hundred thousand sequences, or as many as `--sequences`
 * says, where `--seed` and `--path`, as a failure prints them, with `--only NAME` repeat one; then
 * fifty checks of the reference in real time, or as many as `--checks` says, `--at-once` of them side
 * by side while `--busy` threads keep the cores busy; then the memory of `serve` over sixty bodies of
 * 10 MB, or as many as `--bodies` says, and that of `test`, `proxy` and `judge` over 150 answers of
 * 18 MB, or as many as `--answers` says. 0 leaves a part out.
 */
import { parseArgs } from 'node:util';
import { soakChecks } from './checks.ts';
import { soakSequences } from './sequences.ts';
import { soakServeMemory } from './serve-memory.ts';
import { soakToolsMemory } from './tools-memory.ts';

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
    checks: { type: 'string', default: '50' },
    'at-once': { type: 'string', default: '3' },
    busy: { type: 'string', default: '1' },
    bodies: { type: 'string', default: '60' },
    answers: { type: 'string', default: '150' },
  },
});
const { seed, path, only } = values;
const sequences = countOf('sequences');
const runs = countOf('checks');

// A failure that is repeated is one of the sequences.
const isRepetition = seed !== undefined || path !== undefined || only !== undefined;
const outcomes = [
  sequences === 0 ||
    (await soakSequences({ sequences, only, path, ...(seed && { seed: Number(seed) }) })),
  isRepetition ||
    runs === 0 ||
    (await soakChecks({ runs, atOnce: countOf('at-once'), busy: countOf('busy') })),
  isRepetition || countOf('bodies') === 0 || (await soakServeMemory(countOf('bodies'))),
  isRepetition || countOf('answers') === 0 || (await soakToolsMemory(countOf('answers'))),
];
if (outcomes.includes(false)) process.exitCode = 1;

function countOf(name: 'sequences' | 'checks' | 'at-once' | 'busy' | 'bodies' | 'answers'): number {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  throw new Error(`--${name}: expected a whole number, got ${values[name]}.`);
}
