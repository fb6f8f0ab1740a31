/** The demo settings as a constant with its type, so that the service starts without a parser. */
import { header } from './generated-files.ts';
import { readYaml } from './yaml-files.js';

/** Makes `demo`: what the file says, paths as they are written there. */
export function demoSettings(file: string): [path: string, text: string][] {
  const declarations = `${header}import type { components } from './types.js';

export declare const demo: components['schemas']['ServiceSettings'];
`;
  return [
    ['demo.js', `${header}export const demo = ${JSON.stringify(readYaml(file), null, 2)};\n`],
    ['demo.d.ts', declarations],
  ];
}
