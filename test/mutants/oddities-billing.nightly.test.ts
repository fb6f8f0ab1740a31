import { testOddities } from './odd.ts';

testOddities('billing');
