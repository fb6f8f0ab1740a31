/** The rules and the lifecycle of jobs, from the document. */

/** The page. */
export function ContractPage() {
  return <p>The rules and the lifecycle of jobs, from the document.</p>;
}
