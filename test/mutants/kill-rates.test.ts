import { testMutants } from './test-mutants.ts';

testMutants('rates', 'first');
