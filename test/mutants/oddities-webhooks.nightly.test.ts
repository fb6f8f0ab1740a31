import { testOddities } from './odd.ts';

testOddities('webhooks');
