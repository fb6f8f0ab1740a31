/** The label of requests whose `Authorization` is empty: to some services that is the same as none. */
export const emptyHeader = 'a wrong key: an empty header';

/** The label of requests with an empty key behind the word Bearer. */
export const emptyBearer = 'a wrong key: an empty one';
