import { brokenRefusals } from './broken-refusals.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenRefusals);
