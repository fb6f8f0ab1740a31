/** Paths outside the API: of the control interface, webhook receivers and the console's pages. */
export const controlPrefix = '/control/';
/** The rest of such a path is secret, because calls of receivers need no key. */
export const receiverPrefix = '/receivers/';
const consolePrefix = '/console/';
export const sessionPath = `${consolePrefix}session`;
export const ticketPath = `${consolePrefix}ticket`;

/** Whether nothing at this path belongs to the API. A typing error such as `/controls` does. */
export function isOwnPath(target: string): boolean {
  return [controlPrefix, receiverPrefix, consolePrefix].some((prefix) => target.startsWith(prefix));
}
