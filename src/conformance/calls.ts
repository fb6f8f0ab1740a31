/** For the time of the move; import ../evidence/calls.ts. */
export * from '../evidence/calls.ts';
