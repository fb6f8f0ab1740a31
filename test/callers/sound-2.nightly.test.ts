import { proveSound } from './sound-callers-tests.ts';

proveSound(2, { of: 6 });
