/** All jobs, live; a job's page shows its request, timeline, output and charge. */

/** The page. */
export function RequestsPage() {
  return <p>All jobs, live; a job's page shows its request, timeline, output and charge.</p>;
}
