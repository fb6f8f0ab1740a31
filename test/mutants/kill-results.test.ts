import { testMutants } from './test-mutants.ts';

testMutants('results', 'first');
