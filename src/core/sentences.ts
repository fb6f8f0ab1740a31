/** Small pieces of English that messages and reports are made of. */

/** A sentence as a clause of another one: without its period. */
export function clauseOf(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}

/** A text as a sentence that another one may follow: with a period, unless it ends already. */
export function sentenceOf(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A text with a capital first letter. */
export function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** How often: `once`, `2 times`. */
export function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** A number of things, such as `1 rule` or `2 rules`. */
export function countText(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
