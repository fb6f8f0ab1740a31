import { proveSound } from './sound-callers-tests.ts';

proveSound(0, { of: 6 });
