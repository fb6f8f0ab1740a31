import { testMutants } from './kill.ts';

testMutants('results', 'others');
