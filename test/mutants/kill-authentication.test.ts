import { testMutants } from './test-mutants.ts';

testMutants('authentication', 'first');
