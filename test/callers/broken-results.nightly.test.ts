import { brokenResults } from './broken-results.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenResults);
