import { brokenAtLoad } from './broken-load.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenAtLoad);
