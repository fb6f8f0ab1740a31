/** The members of a submission besides its input. */
export const optionalMembers = ['webhook', 's3Config', 'policy'] as const;
