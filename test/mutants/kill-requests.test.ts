import { testMutants } from './kill.ts';

testMutants('requests', 'first');
