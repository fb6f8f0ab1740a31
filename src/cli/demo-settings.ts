/** What the service knows without a settings file. */
import { demo } from '#generated/service-settings/demo.js';
import type { ServiceSettings } from '../reference/service.ts';
import { packageFile } from './package-files.ts';
import { withModules } from './settings-modules.ts';

/**
 * The settings of mocks/service.yaml as they were when the package was made: loading the parser
 * would take a quarter of the time until the first answer.
 */
export function demoSettings(): ServiceSettings {
  return withModules(packageFile('mocks/service.yaml'), demo);
}
