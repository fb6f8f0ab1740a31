import { testMutants } from './kill.ts';

testMutants('authentication', 'first');
