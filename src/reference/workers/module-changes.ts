/** Notices changes of a module on disk. */
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileStamp } from '../../core/file-stamp.ts';
import { readRegularFile } from '../../core/regular-file.ts';

/** What follows `from`, `import`, `import(` or `require(` and begins with `./` or `../`. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/g;
/** Nobody writes a longer module. */
const mostBytes = 16 * 2 ** 20;

const endings = ['.ts', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json'];

/**
 * The module and its direct and indirect relative imports, found by reading the files. Packages,
 * computed imports and files read by other means are not included.
 */
export class ModuleFiles {
  readonly #entry: string;
  #stamps = new Map<string, string>();

  /** @param entry Absolute path of the module. */
  constructor(entry: string) {
    this.#entry = entry;
  }

  /** Whether any file differs from what it was at the last call, which is true of the first one. */
  hasChanged(): boolean {
    if (
      this.#stamps.size > 0 &&
      [...this.#stamps].every(([path, was]) => fileStamp(path) === was)
    ) {
      return false;
    }
    this.#stamps = new Map();
    this.#visit(this.#entry);
    return true;
  }

  #visit(path: string): void {
    // Stamped before it is read, so that a change in between is seen the next time.
    this.#stamps.set(path, fileStamp(path));
    for (const [, , specifier = ''] of readModuleText(path).matchAll(relativeImport)) {
      const file = possibleImports(join(dirname(path), specifier)).find(isModuleFile);
      if (file !== undefined && !this.#stamps.has(file)) this.#visit(file);
    }
  }
}

/** Where an import may lead: TypeScript names the file that it is compiled to, or none. */
function possibleImports(path: string): string[] {
  return [
    path,
    path.replace(/\.([cm]?)js$/, '.$1ts'),
    ...endings.map((ending) => path + ending),
    ...endings.map((ending) => join(path, `index${ending}`)),
  ];
}

function isModuleFile(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function readModuleText(path: string): string {
  try {
    return readRegularFile(path, { fs, mostBytes }).toString();
  } catch {
    // Missing or unreadable: loading it fails the job and says so.
    return '';
  }
}
