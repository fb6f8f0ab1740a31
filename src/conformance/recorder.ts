/** For the time of the move; import ../evidence/recorder.ts. */
export * from '../evidence/recorder.ts';
