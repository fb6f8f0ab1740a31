import { testMutants } from './kill.ts';

testMutants('jobs', 'first');
