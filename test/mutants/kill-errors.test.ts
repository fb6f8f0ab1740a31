import { testMutants } from './kill.ts';

testMutants('errors');
