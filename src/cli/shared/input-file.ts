/** Files that options name, to be read as a whole. */
import * as fs from 'node:fs';
import { readRegularFile, readRegularText } from '../../core/regular-file.ts';

/** Parsed YAML takes a hundred times as much memory. */
export const mostYamlBytes = 16 * 2 ** 20;

/** The largest JSON file, such as a report. */
const mostJsonBytes = 64 * 2 ** 20;

/** Throws what `whyNotRead` explains. */
export function readInputFile(path: string, mostBytes = mostJsonBytes): Buffer {
  return readRegularFile(path, { fs, mostBytes });
}

/** As `readInputFile`; its text has to be UTF-8. */
export function readInputText(path: string): string {
  return readRegularText(path, { fs, mostBytes: mostJsonBytes });
}
