/** Makes what fails small. */

/**
 * The few of `all` without which nothing fails any more: ever smaller parts are left out while the rest still fails.
 * After so many tries the smallest found so far is returned.
 */
export async function fewest<One>(
  all: readonly One[],
  fails: (left: readonly One[]) => Promise<boolean>,
  mostTries: number,
): Promise<readonly One[]> {
  let left = all;
  let tries = 0;
  for (let size = Math.ceil(left.length / 2); size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    let start = 0;
    while (start < left.length && tries < mostTries) {
      const without = left.toSpliced(start, size);
      tries += 1;
      if (await fails(without)) left = without;
      else start += size;
    }
  }
  return left;
}
