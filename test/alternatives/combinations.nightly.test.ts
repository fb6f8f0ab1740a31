import { testCombinations } from './combinations.ts';

testCombinations(Array.from({ length: 16 }, (_, index) => 1000 + index));
