import { testMutants } from './kill.ts';

testMutants('combinations', 'others');
