/** In a file of its own, so that both halves can run at the same time. */
import { testCombinations } from './combinations.ts';

testCombinations(Array.from({ length: 100 }, (_, index) => 1100 + index));
