import { brokenPayment } from './broken-payment.ts';
import { proveBroken } from './test-callers.ts';

proveBroken(brokenPayment);
