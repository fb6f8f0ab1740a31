/** In browsers, requests come over no connection, and only those from other machines have the limit. */
import type * as node from './guess-limit.ts';

export const withGuessLimit: typeof node.withGuessLimit = (handler) => handler;
