import { testMutants } from './test-mutants.ts';

testMutants('combinations', 'first');
