import { testMutants } from './kill.ts';

testMutants('webhooks', 'first');
