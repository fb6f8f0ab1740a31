import { describeBehaviour } from './behaviour.ts';
import { inMemory } from './worlds.ts';

describeBehaviour('in memory', inMemory);
