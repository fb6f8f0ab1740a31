import { testOddities } from './odd.ts';

testOddities('answers');
