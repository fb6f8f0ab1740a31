/**
 * How cost grows: with kept jobs, waiting callers, accounts, and records of evidence; and how much memory the service
 * still has a minute after a load. At full size, it draws the pictures of `docs/decisions/scale.md` anew.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Curve, type CurvePoint, curveFigures, medianPoint } from './curve.ts';
import { drawCurve } from './curve-picture.ts';
import { type Figure, report, sizeArgument } from './measurement.ts';
import { requestMessage, sendRequests } from './request-load.ts';
import { measureAccounts, measureKeptJobs, measureWaitingCallers } from './service-curves.ts';
import { measureServer } from './settings-server.ts';

const fullSize = 1_000_000;
const size = sizeArgument();
const isFull = size >= fullSize;
/** Processes of each size in a full run. The largest take minutes, and are measured once. */
const rounds = 3;
const onceFrom = 100_000;
const sizes = {
  keptJobs: [10, 100, 1000, 10_000, 100_000, 1_000_000],
  waitingCallers: [1, 10, 100, 1000, 5000],
  accounts: [10, 100, 1000, 10_000],
  evidence: [100, 1000, 10_000, 100_000],
};
const counts = { warmUp: share(30_000), submissions: share(5000), reads: share(10_000) };
const latency = { name: 'p99', unit: 'ms' } as const;

const curves: Curve[] = [
  {
    subject: 'kept jobs',
    item: 'request',
    duration: latency,
    points: await pointsOf(sizes.keptJobs, (jobs) => measureKeptJobs(jobs, counts)),
  },
  {
    subject: 'waiting callers',
    item: 'request',
    duration: latency,
    points: await pointsOf(sizes.waitingCallers, (callers) =>
      measureWaitingCallers(callers, counts),
    ),
  },
  {
    subject: 'accounts',
    item: 'request',
    duration: latency,
    points: await pointsOf(sizes.accounts, (accounts) => measureAccounts(accounts, counts)),
  },
  {
    subject: 'records of evidence',
    item: 'record',
    duration: { name: 'CPU in all', unit: 's' },
    points: await pointsOf(sizes.evidence, measureEvidence),
  },
];
for (const curve of curves) {
  const picture = drawCurve(curve);
  const name = `scale-${curve.subject.replaceAll(' ', '-')}.svg`;
  const path = fileURLToPath(new URL(`../../docs/images/${name}`, import.meta.url));
  if (isFull) await writeFile(path, picture);
}
report([
  ...curves.flatMap((curve) => curveFigures(curve, { isFull })),
  ...(await memoryAfterLoad()),
]);

function share(count: number): number {
  return Math.max(10, Math.round((count * Math.min(size, fullSize)) / fullSize));
}

/**
 * Measures each size in several processes, one after another, and takes the medians. A smaller run has only the sizes
 * within its share of the largest, and always the first.
 */
async function pointsOf(
  all: readonly number[],
  measure: (size: number) => Promise<CurvePoint>,
): Promise<CurvePoint[]> {
  const largest = (Math.max(...all) * size) / fullSize;
  const chosen = all.filter((each, index) => index === 0 || each <= largest);
  const points: CurvePoint[] = [];
  for (let round = 0; round < (isFull ? rounds : 1); round += 1) {
    for (const each of chosen) {
      const isOnce = each >= onceFrom && round > 0;
      if (!isOnce) points.push(await measure(each));
    }
  }
  return chosen.map((each) => medianPoint(points.filter(({ size: of }) => of === each)));
}

/** `judge` and `learn`, as `npm run bench -- --only judge` measures them. */
async function measureEvidence(records: number): Promise<CurvePoint> {
  const file = fileURLToPath(new URL('judge.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', file, String(records)],
  ]);
  const figures: Figure[] = JSON.parse(stdout);
  const figureOf = (name: string) =>
    figures.find((figure) => figure.name.startsWith(name))?.value ?? Number.NaN;
  const seconds = { judge: figureOf('judge: CPU'), learn: figureOf('learn: CPU') };
  return {
    size: records,
    costUs: { judge: (seconds.judge / records) * 1e6, learn: (seconds.learn / records) * 1e6 },
    duration: seconds,
    residentMegabytes: { judge: figureOf('judge: resident'), learn: figureOf('learn: resident') },
  };
}

/** Of a service with its default settings. What it keeps is its own estimate. */
function memoryAfterLoad(): Promise<Figure[]> {
  return measureServer(undefined, async (server) => {
    const count = share(150_000);
    const submission = requestMessage('POST', '/v2/echo/run', {
      key: 'demo-key',
      body: '{"input":{"message":"Hello"}}',
    });
    const base = await server.residentMegabytes();
    await sendRequests(server.url, { count, message: () => submission });
    const after = await server.residentMegabytes();
    await sleep(share(60_000));
    const later = await server.residentMegabytes();
    const kept = (await server.metric('inference_kept_bytes')) / 1e6;
    const of = `${count.toLocaleString('en')} submissions`;
    return [
      { name: `${of}: resident before`, value: base, unit: 'MB' },
      { name: `${of}: resident right after`, value: after, unit: 'MB' },
      { name: `${of}: resident a minute later`, value: later, unit: 'MB' },
      { name: `${of}: kept`, value: kept, unit: 'MB' },
      {
        name: `${of}: a minute later to before and kept`,
        value: later / (base + kept),
        unit: '',
        ...(isFull && { below: 1.5 }),
      },
    ];
  });
}
