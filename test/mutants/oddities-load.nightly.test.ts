import { testOddities } from './odd.ts';

testOddities('load');
