import { testMutants } from './kill.ts';

testMutants('rates', 'first');
