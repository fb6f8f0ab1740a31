import { testMutants } from './kill.ts';

testMutants('results', 'first');
