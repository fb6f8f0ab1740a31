import type { Page } from 'playwright-core';

/** Copies what a page shows in a form of the menu "Copy as"; the page has permission to copy. */
export async function copiedAs(page: Page, name: string): Promise<string> {
  const button = page.getByRole('button', { name: 'Copy as' });
  await button.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.getByRole('status').getByText(`Copied as ${name}`, { exact: true }).waitFor();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  await button.blur();
  return text;
}
