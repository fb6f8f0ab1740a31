import { testCombinations } from './combinations.ts';

testCombinations([602, 605]);
