import { expect, test } from 'vitest';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { recognisers } from '../../src/conformance/recognisers.ts';
import { recognise } from '../../src/conformance/recognising/recognise.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import { check } from '../mutants/check-in-process.ts';
import { BlindRecognisers } from './blind-recognisers.ts';

const chosen = scenarios.filter(({ name }) => ['ordinary-job', 'failing-jobs'].includes(name));
const { records } = await check({ chosen });

function blindAfter(times: number, blinded?: string): string[] {
  const blind = new BlindRecognisers((seen) =>
    recognise(viewOf(seen), { recognisers, scenarios }).map((one) =>
      one.gap === blinded ? { ...one, kind: 'notSeen', wouldShow: '' } : one,
    ),
  );
  for (let index = 0; index < times; index += 1) blind.add(records, {});
  return blind.found();
}

test('a recogniser that sees what is served is not blind', () => {
  expect(blindAfter(10)).toEqual([]);
});

test.each(['failure-state', 'success-status', 'webhook-media-type'])(
  'a recogniser of %s that never sees anything is found, once it had enough to see',
  (gap) => {
    expect(blindAfter(10, gap)).toEqual([
      expect.stringMatching(new RegExp(`^${gap} [\\w-]+: served 10 times, never seen$`)),
    ]);
    expect(blindAfter(9, gap)).toEqual([]);
  },
);

test('a gap that no scenario was to show is not missed', () => {
  expect(blindAfter(10, 'webhook-of-cancelled-job')).toEqual([]);
});
