/** How often a synchronous submission is tried that is answered with a job which has not ended. */

/** So many unfinished answers to the same request are no matter of what else the endpoint was busy with. */
export const triesOfUnfinished = 4;
