/** Browsers never warn about listeners of a signal. */
import type * as node from './signal-listeners.ts';

export const allowManyListeners: typeof node.allowManyListeners = () => undefined;
