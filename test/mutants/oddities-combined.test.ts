import { testOddities } from './odd.ts';

testOddities('combined');
