/** The forms in which a request can be copied. */
import type { CodeContext } from './code-context.ts';
import type { CodeRequest } from './code-request.ts';
import { curlCode } from './curl.ts';
import { pythonCode } from './python.ts';
import { targetFile } from './target-file.ts';
import { testCode } from './test-file.ts';
import { typeScriptCode } from './typescript.ts';

interface Language {
  readonly name: string;
  /** Undefined for a request that it has no form for. */
  readonly codeOf: (request: CodeRequest, context: CodeContext) => string | undefined;
}

export const languages: readonly Language[] = [
  {
    name: 'curl',
    codeOf: (request, context) => `${remark(request)}${curlCode(request, context)}\n`,
  },
  { name: 'TypeScript', codeOf: typeScriptCode },
  { name: 'Python', codeOf: pythonCode },
  { name: 'Test', codeOf: testCode },
  { name: 'Target file', codeOf: targetFile },
];

function remark({ note }: CodeRequest): string {
  return note === undefined ? '' : `# ${note}\n`;
}
