import { testMutants } from './kill.ts';

testMutants('errors', 'first');
