import { testMutants } from './kill.ts';

testMutants('operations', 'first');
