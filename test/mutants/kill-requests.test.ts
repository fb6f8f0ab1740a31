import { testMutants } from './test-mutants.ts';

testMutants('requests', 'first');
