/** The code samples of the documents, and what runs them as they stand. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createProgram,
  flattenDiagnosticMessageText,
  getPreEmitDiagnostics,
  ModuleKind,
  ScriptTarget,
  transpile,
} from 'typescript';
import { root, run } from './run-command.ts';

/** A sample of an operation, as it stands in the document. */
export interface Sample {
  readonly operationId: string;
  readonly lang: string;
  readonly source: string;
}

/** The samples of a document, in its order; an operation without samples has one without a language. */
export async function samplesOf(api: 'contract' | 'reference' | 'control'): Promise<Sample[]> {
  const bundle = JSON.parse(await readFile(join(root, `generated/${api}/openapi.json`), 'utf8'));
  const paths: Record<string, Record<string, { operationId?: string }>> = bundle.paths;
  return Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => {
      const { operationId } = operation;
      if (operationId === undefined) return [];
      const samples = 'x-codeSamples' in operation ? operation['x-codeSamples'] : undefined;
      return (Array.isArray(samples) ? samples : [{ lang: '', source: '' }]).map(
        ({ lang, source }) => ({ operationId, lang, source }),
      );
    }),
  );
}

export interface Outcome {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Why samples of a language cannot run here; undefined where they can. */
export function missingFor(lang: string): string | undefined {
  const isThere = lang !== 'Python' || spawnSync('python3', ['--version']).status === 0;
  return isThere ? undefined : 'needs python3';
}

/** Runs one sample; `cwd` is where it may write files. */
export async function runSample(
  { lang, source }: Sample,
  { env, cwd }: { env: Record<string, string>; cwd: string },
): Promise<Outcome> {
  if (lang === 'Shell') return run('sh', ['-c', source], env, { cwd });
  if (lang === 'Python') return run('python3', ['-c', source], env, { cwd });
  // Within the project, whose own name it imports.
  const folder = await mkdtemp(join(root, 'test/snippets/.sample-'));
  try {
    const file = join(folder, 'sample.mjs');
    // As a user's build makes it, because starting a loader takes longer than any sample.
    await writeFile(
      file,
      transpile(source, { target: ScriptTarget.ESNext, module: ModuleKind.ESNext }),
    );
    return await run(process.execPath, [file], env, { cwd });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the compiler finds in samples, each compiled like a module of a strict project. */
export async function typeErrors(samples: readonly Sample[]): Promise<string[]> {
  const folder = await mkdtemp(join(root, 'test/snippets/.samples-'));
  try {
    const files = await Promise.all(
      samples.map(async ({ operationId, source }) => {
        const file = join(folder, `${operationId}.mts`);
        await writeFile(file, source);
        return file;
      }),
    );
    const program = createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ScriptTarget.ES2023,
      module: ModuleKind.NodeNext,
      types: ['node'],
    });
    return getPreEmitDiagnostics(program).map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').at(-1)}: ${flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
