/** Names in a document. */

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name, with a number if it is used already; it is used then. */
export function unusedName(name: string, used: Set<string>): string {
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name}${number}`;
  used.add(unused);
  return unused;
}
