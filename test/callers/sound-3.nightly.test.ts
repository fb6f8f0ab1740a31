import { proveSound } from './sound-callers-tests.ts';

proveSound(3, { of: 6 });
