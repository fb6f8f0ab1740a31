/** Secrets in JSON that do not stand in texts: a list of bytes, or a key of digits. */
import type { Span } from './spans.ts';

/** Characters of which numbers and lists of them consist. */
const numeric = /[\d.eE+-]/;

/**
 * Spans such that a JSON text stays JSON: outside of its texts a placeholder is a text of its own,
 * which stands for whole numbers. Of any other text the spans as they are.
 */
export function keepingJson(text: string, spans: readonly Span[]): readonly Span[] {
  if (spans.length === 0 || !isJson(text)) return spans;
  const sorted = [...spans].sort((left, right) => left.from - right.from);
  let at = 0;
  let isText = false;
  return sorted.map((span) => {
    for (; at < span.from; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === '"') isText = !isText;
    }
    if (isText) return span;
    let { from, to } = span;
    while (numeric.test(text[from - 1] ?? '')) from -= 1;
    while (numeric.test(text[to] ?? '')) to += 1;
    return { from, to, placeholder: JSON.stringify(span.placeholder) };
  });
}

function isJson(text: string): boolean {
  if (!/^\s*[[{\d-]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
