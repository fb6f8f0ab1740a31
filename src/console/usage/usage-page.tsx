/** Charges by day and endpoint, workers and queues over time. */

/** The page. */
export function UsagePage() {
  return <p>Charges by day and endpoint, workers and queues over time.</p>;
}
