/** Runs a command of a snippet, in the project's folder unless another is given. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function run(
  command: string,
  args: string[],
  /** Added to that of the test; undefined removes a variable. */
  env: Readonly<Record<string, string | undefined>>,
  { cwd = root }: { cwd?: string } = {},
) {
  return new Promise<{ exitCode: number | null; output: string; errors: string }>(
    (resolve, reject) => {
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      child.once('error', reject);
      child.once('close', (exitCode) => resolve({ exitCode, output, errors }));
    },
  );
}

/** The command that runs a TypeScript module given as text; what it imports of this package comes from `dist`. */
export function typeScript(source: string): [string, ...string[]] {
  return [process.execPath, '--input-type=module', '-e', javaScript(source)];
}

function javaScript(source: string): string {
  const { outputText } = transpileModule(source, {
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext },
  });
  return outputText;
}
