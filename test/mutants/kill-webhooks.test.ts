import { testMutants } from './test-mutants.ts';

testMutants('webhooks', 'first');
