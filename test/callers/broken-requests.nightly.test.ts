import { brokenRequests } from './broken-requests.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenRequests);
