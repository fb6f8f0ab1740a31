import { testMutants } from './kill.ts';

testMutants('storage', 'first');
