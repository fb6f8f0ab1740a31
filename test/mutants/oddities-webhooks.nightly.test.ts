import { testOddities } from './test-oddities.ts';

testOddities('webhooks');
