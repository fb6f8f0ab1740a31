import { testOddities } from './test-oddities.ts';

testOddities('jobs');
