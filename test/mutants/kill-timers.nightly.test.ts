import { testMutants } from './test-mutants.ts';

testMutants('timers', 'others');
