/** What `openPage` and `expectReadable` fail for. */
import { describe, expect } from 'vitest';
import { chromiumPath, expectReadable, problemsOf, test } from './browser.ts';

const baseURL = 'http://page.test';
const html = (body: string) => `<!doctype html><html lang="en"><title>A page</title>${body}`;

describe.skipIf(chromiumPath === undefined)('a page in Chromium', () => {
  const cases = [
    [
      'a request to another origin',
      '<img src="http://other.test/a.png" alt="">',
      'requested http:',
    ],
    ['an exception', '<script>throw new Error("thrown")</script>', 'Error: thrown'],
    ['a logged error', '<script>console.error("logged")</script>', 'logged'],
    ['a missing file', '<img src="/missing.png" alt="">', 'status of 404'],
    ['a violation of the policy', '<style>p { color: red }</style>', 'Content Security Policy'],
  ] as const;

  test.for(cases)('reports %s', async ([, body, problem], { browser }) => {
    const page = await browser.newPage({ baseURL });
    const problems = problemsOf(page, { baseURL });
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': "style-src 'none'" },
            body: html(body),
          })
        : route.fulfill({ status: 404 }),
    );
    await page.goto('/');
    await page.context().close();
    expect(problems).toContainEqual(expect.stringContaining(problem));
  });

  test('is not accessible without a label or contrast', async ({ openPage }) => {
    const page = await openPage({ baseURL });
    await page.setContent(html('<input><p style="color: #999">Pale</p>'));
    const problems = ['color-contrast: p', 'label: input'].map((one) =>
      expect.stringContaining(one),
    );
    await expect(expectReadable(page)).rejects.toMatchObject({ actual: problems });
  });
});
