import { testCombinations } from './combinations.ts';

testCombinations(Array.from({ length: 100 }, (_, index) => 1000 + index));
