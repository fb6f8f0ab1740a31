import { testMutants } from './test-mutants.ts';

testMutants('jobs', 'first');
