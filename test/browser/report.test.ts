/** Opens the report of a check in a real browser; skipped where there is no Chromium. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { notice } from '../../src/conformance/engine/judging/judge.ts';
import { summarize } from '../../src/conformance/engine/judging/verdicts.ts';
import { htmlReport } from '../../src/conformance/report/html.ts';
import { reportOf } from '../../src/conformance/report/report.ts';
import type { EvidenceRecord, Exchange } from '../../src/evidence/calls.ts';
import { chromium, withBrowser } from './chromium.ts';

/** What the page below has seen of a report. */
interface Seen {
  readonly isDark: boolean;
  readonly errors: readonly string[];
  readonly heading: string;
  readonly overflows: boolean;
  /** How many marks of timelines a keyboard stops at; all of them lead to what the list has, too. */
  readonly stops: number;
  /** Links within the page that lead nowhere. */
  readonly dangling: readonly string[];
  /** What was opened by following a link of the timeline, and one of a finding. */
  readonly opened: readonly (string | null)[];
  /** The contrast of texts to what is behind them, by WCAG 2, lowest first. */
  readonly contrasts: readonly (readonly [ratio: number, text: string])[];
}

/** Shows the report in a frame, looks at it, and sends what it saw. */
const pageOf = (
  width: number,
) => `<!doctype html><iframe src="/report.html" width="${width}" height="900"></iframe><script>
const errors = [];
async function look() {
  const frame = document.querySelector('iframe');
  await new Promise((loaded) => { frame.onload = loaded; });
  const { contentWindow: view, contentDocument: report } = frame;
  report.addEventListener('securitypolicyviolation', (event) => errors.push(event.blockedURI));
  const links = [...report.querySelectorAll('a[href^="#"]')];
  const dangling = links.map((link) => link.hash).filter((hash) => !report.querySelector(hash));
  const follow = async (selector) => {
    const link = report.querySelector(selector);
    const moved = new Promise((done) => view.addEventListener('hashchange', done, { once: true }));
    link.click();
    await moved;
    const target = report.querySelector('li:target');
    const isShown = target?.checkVisibility() && target.getBoundingClientRect().height > 0;
    return isShown ? target.id : null;
  };
  const opened = [await follow('.track a:last-child'), await follow('td a')];
  for (const details of report.querySelectorAll('details')) details.open = true;
  return {
    isDark: view.matchMedia('(prefers-color-scheme: dark)').matches,
    errors,
    heading: report.querySelector('h1').innerText,
    overflows: report.documentElement.scrollWidth > view.innerWidth,
    stops: [...report.querySelectorAll('.track a')].filter(({ tabIndex }) => tabIndex >= 0).length,
    dangling,
    opened,
    contrasts: contrastsIn(report, view),
  };
}
function contrastsIn(report, view) {
  const texts = [...report.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
  return texts
    .map((element) => {
      const [front, back] = [rgb(view.getComputedStyle(element).color), behind(element, view)];
      const [dark, light] = [luminance(front), luminance(back)].sort((a, b) => a - b);
      return [(light + 0.05) / (dark + 0.05), element.tagName + ' ' + element.textContent.slice(0, 40)];
    })
    .sort(([a], [b]) => a - b)
    .slice(0, 5);
}
function behind(element, view) {
  for (let at = element; at; at = at.parentElement) {
    const color = rgb(view.getComputedStyle(at).backgroundColor);
    if (color[3] !== 0) return color;
  }
  return [255, 255, 255, 1];
}
function rgb(text) {
  const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
  return [r, g, b, a];
}
function luminance(color) {
  const [r, g, b] = color.map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
look()
  .catch((error) => ({ errors: [String(error)] }))
  .then((seen) => fetch('/seen', { method: 'POST', body: JSON.stringify(seen) }));
</script>`;

/** Opens the page in a browser; resolves to what was seen, and to the paths that were asked for. */
async function open(
  report: string,
  { width, options }: { width: number; options: readonly string[] },
) {
  const paths: string[] = [];
  let tell: (seen: Seen) => void = () => undefined;
  const seen = new Promise<Seen>((resolve) => {
    tell = resolve;
  });
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const type = { 'content-type': 'text/html; charset=utf-8' };
    if (request.url === '/seen') {
      const parts = await request.toArray();
      response.end();
      tell(JSON.parse(Buffer.concat(parts).toString()));
    } else if (request.url === '/') {
      response.writeHead(200, type).end(pageOf(width));
    } else if (request.url === '/report.html') {
      // What is not in the page itself is not loaded, and told.
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      response.writeHead(200, { ...type, 'content-security-policy': policy }).end(report);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    return { seen: await withBrowser({ url: `http://127.0.0.1:${port}/`, options }, seen), paths };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const exchange = (id: number, changes: Partial<Exchange> = {}): Exchange => ({
  kind: 'exchange',
  id,
  scenario: 'ordinary-job',
  key: 'valid',
  request: { method: 'POST', target: '/v2/one/run', headers: {}, body: '{"input":{}}' },
  sentMs: id * 1000,
  receivedMs: id * 1000 + 500,
  response: { status: 200, headers: {}, bytes: 30, body: '{"id":"no-uuid","status":"DONE"}' },
  ...changes,
});

const records: readonly EvidenceRecord[] = [
  {
    kind: 'subject',
    format: 1,
    baseUrl: 'https://host.test',
    claims: ['billing-source'],
    endpoints: [{ id: 'one', kind: 'serverless' }],
  },
  exchange(1),
  exchange(5, {
    response: {
      status: 200,
      headers: {},
      bytes: 9,
      body: `{"id":"${'long'.repeat(99)}","status":7}`,
    },
  }),
  exchange(2, {
    label: '<script>throw new Error("ran")</script><img src="https://elsewhere.test/a.png">',
    response: { status: 400, headers: {}, bytes: 5, body: `<b>${'long'.repeat(1000)}` },
  }),
  {
    kind: 'delivery',
    id: 3,
    scenario: 'ordinary-job',
    hook: 'a-hook',
    method: 'POST',
    headers: {},
    body: '{}',
    receivedMs: 3000,
    answeredMs: 3001,
    answeredStatus: 500,
  },
  {
    kind: 'ledger',
    id: 4,
    scenario: 'ordinary-job',
    atMs: 4000,
    charges: [{ jobId: 'no-uuid', amount: '0.1', quantity: '1' }],
  },
  { kind: 'scenario', scenario: 'ordinary-job', startedMs: 0, endedMs: 9000, outcome: 'completed' },
];

describe.skipIf(chromium === undefined)('a report in Chromium', () => {
  const found = reportOf(records, { profile: 'reference' });
  const [first, ...others] = found.verdicts;
  if (first === undefined) throw new Error('Expected verdicts.');
  const noted = { ...first, notices: [notice('It is odd, and legal.', [2])] };
  const verdicts = [noted, ...others];
  const report = { ...found, verdicts, summary: summarize(verdicts) };
  const html = htmlReport(report);

  // Chromium's number of the scheme that a reader prefers.
  test.each([
    ['light', 1, 1200],
    ['dark', 0, 1200],
    ['light', 1, 360],
  ])(
    'is readable in %s colours (%i) at a width of %i px and loads nothing else',
    { timeout: 60_000 },
    async (colours, scheme, width) => {
      const options = [`--blink-settings=preferredColorScheme=${scheme}`];
      const { seen, paths } = await open(html, { width, options });
      expect(seen).toMatchObject({
        isDark: colours === 'dark',
        errors: [],
        heading: 'Does not conform',
        overflows: false,
        stops: 0,
        dangling: [],
      });
      expect(seen.opened).toEqual(['e5', expect.stringMatching(/^e[1-5]$/)]);
      for (const [ratio, text] of seen.contrasts) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
      const asked = paths.filter((path) => path !== '/favicon.ico');
      expect(asked).toEqual(['/', '/report.html', '/seen']);
    },
  );
});
