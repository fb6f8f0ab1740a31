/** Receivers that jobs can name, and the calls that they got. */

/** The page. */
export function WebhooksPage() {
  return <p>Receivers that jobs can name, and the calls that they got.</p>;
}
