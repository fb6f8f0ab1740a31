import { testMutants } from './kill.ts';

testMutants('timers', 'first');
