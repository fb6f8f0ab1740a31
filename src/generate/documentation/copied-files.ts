import { fileURLToPath } from 'node:url';

/** Files that the site gets as they are, by their name there: the console's icon, what the request on the first page makes, and pictures. */
export const copiedFiles: Readonly<Record<string, string>> = {
  'icon.svg': fileURLToPath(new URL('../../console/icon.svg', import.meta.url)),
  'lighthouse.png': fileURLToPath(new URL('lighthouse.png', import.meta.url)),
  'double-payment.webp': fileURLToPath(
    new URL('../../../docs/images/double-payment.webp', import.meta.url),
  ),
};
