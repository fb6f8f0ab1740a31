import { testMutants } from './test-mutants.ts';

testMutants('errors', 'first');
