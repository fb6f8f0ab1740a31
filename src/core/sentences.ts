/** A sentence as a clause of another one: without its period. */
export function clauseOf(sentence: string): string {
  return sentence.trim().replace(/\.$/, '');
}
