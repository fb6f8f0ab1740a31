import { testMutants } from './kill.ts';

testMutants('billing', 'first');
