/** A query that no document lists, as it is sent to see whether a deployment ignores it. */
const name = 'unlisted';

export const unlistedQuery = `?${name}=1`;

/** Whether a request has that query, perhaps with what a redirect has added. */
export function hasUnlistedQuery(target: string): boolean {
  const [, query = ''] = target.split('?');
  return new URLSearchParams(query).has(name);
}
