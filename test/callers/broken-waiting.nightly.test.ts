import { brokenWaiting } from './broken-waiting.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenWaiting);
