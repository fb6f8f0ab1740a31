/** The code samples of a bundle, and what runs them as they stand. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, typeScript } from './run-command.ts';

/** A sample as it stands in the document. */
export interface Sample {
  readonly lang: string;
  readonly source: string;
}

/** An operation with its samples; some are called like another one and have none. */
export interface SampledOperation {
  readonly operationId: string;
  readonly 'x-codeSamples'?: readonly Sample[];
}

/** The operations of a bundle, in its order. */
export async function sampledOperations(api: 'contract' | 'reference') {
  const bundle = JSON.parse(await readFile(join(root, `generated/${api}/openapi.json`), 'utf8'));
  const paths: Record<string, Record<string, SampledOperation>> = bundle.paths;
  return Object.values(paths).flatMap((path) =>
    Object.values(path).filter(({ operationId }) => operationId !== undefined),
  );
}

/** The command of a sample by its language. */
export const runners: Readonly<Record<string, (source: string) => [string, ...string[]]>> = {
  Shell: (source) => ['sh', '-c', source],
  TypeScript: typeScript,
  Python: (source) => ['python3', '-c', source],
};

/** Why a sample cannot be run here; undefined where it can. */
export function missingFor({ lang }: Sample): string | undefined {
  const isThere = lang !== 'Python' || spawnSync('python3', ['--version']).status === 0;
  return isThere ? undefined : 'needs python3';
}

/** Runs a sample, in the project's folder unless another is given. */
export function runSample(
  { lang, source }: Sample,
  { env, cwd = root }: { env: Record<string, string>; cwd?: string },
): ReturnType<typeof run> {
  const [command, ...args] = runners[lang]?.(source) ?? ['false'];
  return run(command, args, env, { cwd });
}
