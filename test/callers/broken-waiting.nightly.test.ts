import { brokenWaiting } from './broken-waiting.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenWaiting);
