/** Run a public model: its form, the result, the cost and earlier runs. */

/** The page. */
export function PlaygroundPage() {
  return <p>Run a public model: its form, the result, the cost and earlier runs.</p>;
}
