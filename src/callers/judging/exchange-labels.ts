/** Labels of exchanges by which judges know what a message alone does not show. */

/** Of an answer with a state between two known ones. */
export const betweenLabel = 'a state in between';

/** Of a webhook call that the service did not make, by somebody who knows no secret. */
export const forgedLabel = 'a forged call';

/** Of a webhook call about a job that the application did not submit, at the address that it submitted. */
export const strayLabel = 'a call about an unknown job';

/** Of a webhook call of the service that the application did not get. */
export const withheldLabel = 'withheld from the application';

/** Of a download that does not go on. */
export const stalledLabel = 'stalled in the middle';

/** Of a webhook call that came before. */
export const repeatedLabel = 'the same call again';
