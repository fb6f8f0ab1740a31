/** Which evidence shows something, in few words. */
/** The most ids that are told. */
const mostIds = 8;

/**
 * `evidence 1, 2`; of many the first, and how many more; empty where there is none.
 * @param idText how an id is written. Default: as a number.
 */
export function evidenceText(
  shownBy: readonly number[],
  idText: (id: number) => string = String,
): string {
  const ids = [...new Set(shownBy)];
  if (ids.length === 0) return '';
  const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
  return `evidence ${ids.slice(0, mostIds).map(idText).join(', ')}${more}`;
}
