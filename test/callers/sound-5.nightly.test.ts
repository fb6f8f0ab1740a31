import { proveSound } from './sound-callers-tests.ts';

proveSound(5, { of: 6 });
