/**
 * `npm run bench`: prints what the service costs at scale. Each measurement is a process of its
 * own. Options: `--scale 0.01` for smaller sizes, `--only NAME` for one measurement.
 */
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Figure } from './measurement.ts';

const measurements = {
  'queued-jobs': 1_000_000,
  deadlines: 100_000,
  'waiting-callers': 10_000,
  'finished-jobs': 2_000_000,
};

const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, only: { type: 'string' } },
});
const [cpu] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}\n`);
for (const [name, fullSize] of Object.entries(measurements)) {
  if (values.only !== undefined && values.only !== name) continue;
  const size = Math.max(1, Math.round(fullSize * Number(values.scale)));
  console.log(name);
  for (const figure of await measure(name, size)) console.log(`  ${line(figure)}`);
  console.log('');
}

async function measure(name: string, size: number): Promise<Figure[]> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=8192', '--import', 'tsx', file, String(size)],
    { maxBuffer: 2 ** 20 },
  );
  return JSON.parse(stdout);
}

function line({ name, value, unit, below }: Figure): string {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 3 - Math.trunc(value).toString().length);
  const number = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const aim =
    below === undefined
      ? ''
      : `${value < below ? 'met' : 'MISSED'}: below ${below.toLocaleString('en')}`;
  return `${name.padEnd(52)} ${number.padStart(12)} ${unit.padEnd(6)} ${aim}`.trimEnd();
}
