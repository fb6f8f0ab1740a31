import { testMutants } from './test-mutants.ts';

testMutants('operations', 'first');
