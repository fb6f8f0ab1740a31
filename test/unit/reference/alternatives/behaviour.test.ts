import { describeBehaviour } from './behaviour.ts';
import { describePresented } from './presented.ts';
import { inMemory } from './worlds.ts';

describeBehaviour('in memory', inMemory);
describePresented('in memory', inMemory);
