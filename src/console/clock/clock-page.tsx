/** The account's clock, and what is due next. */

/** The page. */
export function ClockPage() {
  return <p>The account's clock, and what is due next.</p>;
}
