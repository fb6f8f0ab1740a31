/** What the paths of webhook receivers begin with. The rest is secret: whoever knows it may call. */
export const receiverPrefix = '/receivers/';
