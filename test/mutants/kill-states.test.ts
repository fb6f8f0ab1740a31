import { testMutants } from './kill.ts';

testMutants('states', 'first');
