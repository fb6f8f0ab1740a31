import { testMutants } from './test-mutants.ts';

testMutants('billing', 'others');
