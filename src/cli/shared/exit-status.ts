/**
 * Exit statuses: success, internal error, invalid input, and output that could not be written, which has a
 * number of its own (EX_IOERR of `sysexits.h`) because every command may end with it.
 */
export const exitStatus = { done: 0, failed: 1, refused: 2, unwritten: 74 } as const;
