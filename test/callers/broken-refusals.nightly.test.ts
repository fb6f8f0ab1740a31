import { brokenRefusals } from './broken-refusals.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenRefusals);
