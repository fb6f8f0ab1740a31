import { brokenWebhooks } from './broken-webhooks.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenWebhooks);
