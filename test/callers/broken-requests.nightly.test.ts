import { brokenRequests } from './broken-requests.ts';
import { proveBroken } from './proving.ts';

proveBroken(brokenRequests);
