/** What the demo models do with an input that is not theirs. */
import { describeFindings, type Finding } from '../../validation/errors/findings.ts';
import type { SchemaError } from '../../validation/plan.ts';
import type { Forecast, SimulatedWork } from '../engine/job-worker.ts';
import { type Clip, isRenderable } from './clip.ts';
import type { Picture } from './picture.ts';

/**
 * Work that fails at once, with a sentence for each thing that is wrong.
 *
 * @rule wrong-input-fails-job
 */
export function refuseInput(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): SimulatedWork {
  return failAtOnce(
    problemsOf(input, errors)
      .map(({ detail }) => detail)
      .join(' '),
  );
}

/** The forecast of such work. */
export function forecastRefusal(
  input: unknown,
  errors: readonly SchemaError[] | null | undefined,
): Forecast {
  const problems = problemsOf(input, errors).map(({ pointer, detail }) => ({ pointer, detail }));
  return { kind: 'invalid', problems };
}

function problemsOf(input: unknown, errors: readonly SchemaError[] | null | undefined): Finding[] {
  return describeFindings(errors ?? [], { value: input, location: 'body', base: '/input' });
}

/** Work that fails at once, with these words. */
export function failAtOnce(message: string): SimulatedWork {
  return { kind: 'simulated', durationMs: 0, outcome: { kind: 'error', message } };
}

// Result files.

/** A file that a model offers for download, discriminated by `format`. */
export type ResultFile = Picture | Clip;

/** The largest picture that an address may ask for, in pixels. */
const maximumPixels = 2048 * 2048;

/** The name of a file. */
export function fileName(result: ResultFile): string {
  const { width, height, format } = result;
  const hue = result.hue.toString(16);
  return result.format === 'mp4'
    ? `${width}x${height}-${result.seconds}s-${hue}.${format}`
    : `${width}x${height}-${hue}.${format}`;
}

/** The file of a name; undefined where no model can have made it. */
export function readFileName(file: string): ResultFile | undefined {
  const match = /^(\d{1,4})x(\d{1,4})-(?:(\d{1,2})s-)?([0-9a-f]{1,8})\.(\w+)$/.exec(file);
  if (match === null) return undefined;
  const [, width, height, seconds, hue, format = ''] = match;
  const look = { width: Number(width), height: Number(height), hue: Number(`0x${hue}`) };
  const result = resultOf(look, seconds, format);
  // Each result has one address: no leading zeros.
  return result !== undefined && fileName(result) === file ? result : undefined;
}

function resultOf(
  look: { width: number; height: number; hue: number },
  seconds: string | undefined,
  format: string,
): ResultFile | undefined {
  if (format === 'mp4') {
    const clip = { ...look, seconds: Number(seconds), format } as const;
    return isRenderable(clip) ? clip : undefined;
  }
  const pixels = look.width * look.height;
  if ((format !== 'png' && format !== 'jpeg') || seconds !== undefined) return undefined;
  return pixels > 0 && pixels <= maximumPixels ? { ...look, format } : undefined;
}
