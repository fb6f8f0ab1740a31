/** Waits for all, even if some fail; rejects with the reason of the first that did. */
export async function waitForAll(work: Iterable<Promise<unknown>>): Promise<void> {
  const settled = await Promise.allSettled(work);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
}
