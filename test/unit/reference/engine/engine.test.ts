import { ManualClock } from '../../../../src/core/clock.ts';
import { describeEngine } from './engine-contract.ts';
import { newAccount } from './new-accounts.ts';

describeEngine('engine in memory', (setup) => {
  const clock = new ManualClock();
  const account = newAccount('demo', setup, { clock });
  return { ...account, pass: (ms) => clock.advance(ms) };
});
