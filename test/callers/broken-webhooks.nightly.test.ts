import { brokenCallers } from './broken-callers.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenCallers.webhooks);
