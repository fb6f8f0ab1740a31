import { testMutants } from './test-mutants.ts';

testMutants('storage', 'first');
