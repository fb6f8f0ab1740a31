import type { Page } from 'playwright-core';

/** Copies what a page shows in a form of the menu "Copy as"; the page has permission to copy. */
export async function copiedAs(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy as' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const copied = page.getByRole('button', { name: `Copied as ${name}`, exact: true });
  await copied.waitFor();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  await copied.blur();
  return text;
}
