import { brokenWebhooks } from './broken-webhooks.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenWebhooks);
