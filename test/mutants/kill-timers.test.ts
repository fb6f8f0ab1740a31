import { testMutants } from './test-mutants.ts';

testMutants('timers', 'first');
