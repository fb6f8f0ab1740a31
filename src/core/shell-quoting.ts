/** A text as a word of a shell command, in quotes only if a shell would interpret any of it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellQuoted(text);
}

/** The same, always in quotes: in a shell, nothing has a meaning between single quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
