import { testMutants } from './kill.ts';

testMutants('browsers', 'others');
