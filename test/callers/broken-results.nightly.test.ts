import { brokenResults } from './broken-results.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenResults);
