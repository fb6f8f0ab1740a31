/** The service for browsers goes without these texts. */
export function whyUnnoticed(_gap: string): string | undefined {
  return undefined;
}
