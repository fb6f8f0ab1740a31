import { brokenRestarts } from './broken-restarts.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenRestarts);
