import { proveSound } from './sound-callers-tests.ts';

proveSound(4, { of: 6 });
