/** Switch kinds of faults on and off. */

/** The page. */
export function FaultsPage() {
  return <p>Switch kinds of faults on and off.</p>;
}
