/** Tells addresses that only this machine reaches. */

/** Whether a host to listen on is on the loopback interface. Of names only `localhost` is. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
