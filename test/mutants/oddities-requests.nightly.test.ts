import { testOddities } from './odd.ts';

testOddities('requests');
