/** `npm run pictures`: takes the pictures of the README and the guides anew, from the built service and its demo settings. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { runCli, startCli } from '../cli/cli-process.ts';
import { doublePaymentReport } from './double-payment.ts';

/** The same picture without loss, a third smaller: it is part of the package. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address: string = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 1);
  })()`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const report = join(folder, 'report.html');
const { url, stop } = await startCli(['serve', '--port', '0', '--log', 'json'], (line) =>
  line.includes('"listening"'),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 640 } });
  await page.goto(`${url}/console/`);
  await page.getByLabel('aspect_ratio').selectOption('16:9');
  await page.getByText('for 589,824 pixels').waitFor();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('Charged $').waitFor();
  await page.locator('.result img').waitFor();
  await page.evaluate('document.querySelector(".result img").decode()');
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: 'docs/images/console.png' });

  const target = (await readFile('mocks/target.yaml', 'utf8')).replaceAll(
    'http://127.0.0.1:8080',
    url,
  );
  await writeFile(join(folder, 'target.yaml'), target);
  const options = ['--target', join(folder, 'target.yaml'), '--profile', 'reference'];
  const { status, stderr } = await runCli(['test', ...options, '--html', report]);
  if (status !== 0) throw new Error(stderr);
  const html = await readFile(report, 'utf8');
  await page.setContent(html.replaceAll(url, 'http://127.0.0.1:8080'));
  await page.screenshot({ path: 'docs/images/report.png' });

  await page.setContent(await doublePaymentReport());
  const png = await page.locator('#rule-pays-once').screenshot();
  await writeFile('docs/images/double-payment.webp', await asWebp(page, png));
} finally {
  await browser.close();
  await stop('SIGTERM');
  await rm(folder, { recursive: true });
}
