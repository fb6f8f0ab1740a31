import { testMutants } from './test-mutants.ts';

testMutants('states', 'first');
