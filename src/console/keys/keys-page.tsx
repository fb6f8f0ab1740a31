/** Create, change and revoke API keys. */

/** The page. */
export function KeysPage() {
  return <p>Create, change and revoke API keys.</p>;
}
