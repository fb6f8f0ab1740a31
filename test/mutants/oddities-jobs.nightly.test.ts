import { testOddities } from './odd.ts';

testOddities('jobs');
