import { testMutants } from './kill.ts';

testMutants('errors', 'others');
