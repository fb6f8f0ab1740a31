import { testMutants } from './kill.ts';

testMutants('states', 'others');
