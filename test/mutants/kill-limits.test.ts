import { testMutants } from './test-mutants.ts';

testMutants('limits', 'first');
