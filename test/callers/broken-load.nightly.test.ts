import { brokenAtLoad } from './broken-load.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenAtLoad);
