/** A number of things, such as `1 rule` or `2 rules`. */
export function countText(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
