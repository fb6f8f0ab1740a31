/** All pages of the documentation in Chromium, and all forms on them. */
import { describe, expect } from 'vitest';
import { builtSite } from '../site/built-site.ts';
import { chromiumPath, devices, expectReadable, type PageOptions, test } from './browser.ts';
import { becomesTrue, responseOf, send, serveSite, textOf } from './served-site.ts';

const { pages } = await builtSite();

describe.skipIf(chromiumPath === undefined)(
  'the documentation in Chromium',
  // Opens more than a hundred pages one after the other.
  { timeout: 900_000 },
  () => {
    const server = serveSite();
    const desktop = (): PageOptions => ({ ...devices.desktop, baseURL: server.url });

    test('every page is readable on a phone, and those of every tenth on a wide screen', async ({
      openPage,
    }) => {
      expect(pages.length).toBeGreaterThan(50);
      const phone = { ...devices.phone, colorScheme: 'dark', baseURL: server.url } as const;
      const wide = { ...desktop(), colorScheme: 'light' } as const;
      const tenth = pages.filter((_, index) => index % 10 === 0);
      for (const [look, shown] of [
        [phone, pages],
        [wide, tenth],
      ] as const) {
        const page = await openPage(look);
        for (const { path } of shown) {
          await page.goto(`/docs/${path.replace(/(^|\/)index$/, '$1')}`);
          await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
          await expectReadable(page);
        }
      }
    });

    test('shows only what is stated, if the address or the switch says so, and remembers it', async ({
      openPage,
    }) => {
      const page = await openPage(desktop());
      const opened = async (address: string) => {
        await page.goto(address);
        await becomesTrue(page, "'__vue_app__' in document.querySelector('#app')");
      };
      const visible = (selector: string) =>
        page.evaluate<number>(
          `[...document.querySelectorAll('.vp-doc :is(${selector})')].filter((part) => part.checkVisibility()).length`,
        );
      const chosen = '.with-choices, tr:has(.only-chosen), .level.chosen';
      const isOn = () => page.getByRole('checkbox', { name: 'Stated only' }).isChecked();

      await opened('/docs/reference/run-job?stated');
      expect(await visible(chosen)).toBe(0);
      expect(await visible('.as-stated')).toBeGreaterThan(0);
      expect(await isOn()).toBe(true);

      await opened('/docs/reference/run-job');
      expect(await visible(chosen)).toBe(0);
      expect(await isOn()).toBe(true);

      await page.getByRole('checkbox', { name: 'Stated only' }).click();
      expect(await visible('.with-choices')).toBeGreaterThan(0);
      expect(await visible('.as-stated')).toBe(0);
      await opened('/docs/reference/run-job');
      expect(await visible('tr:has(.only-chosen)')).toBeGreaterThan(0);
      expect(await isOn()).toBe(false);
    });

    test('selects the endpoint of an example and shows errors', async ({ openPage }) => {
      const page = await openPage({ ...desktop(), expectedErrors: ['status of 401'] });
      await page.goto('/docs/reference/run-job-sync');
      await page.locator('.try-it-target', { hasText: 'http' }).waitFor();
      const text = page.locator('.try-it option', { hasText: /^\s*Text/ });
      await page.locator('.try-it select').selectOption((await text.getAttribute('value')) ?? '');
      await becomesTrue(
        page,
        "document.querySelector('.try-it [name=endpoint_id]').value === 'qwen3-32b-awq'",
      );
      await page.locator('.try-it [name=key]').fill('wrong');
      expect((await responseOf(page)).status).toBe('401 Unauthorized');
    });

    test('reads a stream until it is stopped', async ({ openPage }) => {
      await fetch(`${server.url}/v2/echo/run`, {
        method: 'POST',
        headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
        body: '{"input":{}}',
      });
      const page = await openPage(desktop());
      await page.goto('/docs/control/stream-events');
      await send(page);
      await page.locator('.try-it-text', { hasText: 'submitted' }).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.locator('.try-it button[type=submit]:not(:disabled)').waitFor();
      expect(await page.locator('.try-it-failure').count()).toBe(0);
    });

    test('every form gets an answer as it is filled in', async ({ openPage }) => {
      const expectedErrors = ['status of 401', 'status of 404', 'status of 409'];
      const page = await openPage({ ...desktop(), expectedErrors });
      const forms = pages.filter(({ data }) => data !== undefined);
      expect(forms.length).toBeGreaterThan(40);
      for (const { path } of forms.filter((one) => one.path !== 'control/stream-events')) {
        await page.goto(`/docs/${path}`);
        const { status } = await responseOf(page);
        expect(await textOf(page, '.try-it-target')).toContain(server.url);
        // The request is valid: a job or file may be gone, or a job's state may not permit it. Only the
        // key of a throw-away account deletes it.
        const expected = path === 'control/delete-account' ? /^401 / : /^(2\d\d|404|409) /;
        expect.soft(status, path).toMatch(expected);
      }
    });
  },
);
