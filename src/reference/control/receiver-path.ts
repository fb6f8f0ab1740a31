/** Prefix of the paths of webhook receivers. The rest is secret, because calls need no key. */
export const receiverPrefix = '/receivers/';
