/** Texts in HTML and XML. */
import { escapeLines } from '../../core/visible-text.ts';

/** Escapes markup, what is invisible, and with it what XML cannot contain. */
export function escapeMarkup(unescaped: string): string {
  return escapeLines(unescaped)
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
