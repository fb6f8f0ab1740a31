import { proveSound } from './sound-callers-tests.ts';

proveSound(1, { of: 6 });
