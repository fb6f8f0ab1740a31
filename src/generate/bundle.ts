/**
 * Runs the Redocly CLI, which joins the files of openapi/ (and applies the overlays that
 * redocly.yaml names) into one document per API.
 */
import { execFile } from 'node:child_process';
import { isObject, type JsonObject, parseJson } from '../core/json.ts';
import { withClaimValues } from './claim-values.ts';
import { overlayActions, withChoices } from './overlay-choices.ts';

const redocly = 'node_modules/@redocly/cli/bin/cli.js';

/**
 * Name of an API of redocly.yaml. Two are profiles of one document: `contract` is what is stated,
 * `reference` adds what this project chooses. `control` is the local service's control interface, a
 * document of its own.
 */
export type Api = 'contract' | 'reference' | 'control';

/** One document without references to other files. */
export interface Bundle {
  /** The document as text: JSON, two spaces, keys in the order of the hand-written files. */
  readonly text: string;
  readonly document: JsonObject;
}

/**
 * Bundles one of them. Throws with the CLI's own findings when the document cannot be joined.
 * Sends no telemetry and looks for no newer version of the CLI.
 */
export async function bundle(api: Api): Promise<Bundle> {
  const json = await run(['bundle', api, '--ext', 'json', '--lint-config', 'error']);
  const bundled = parseJson(json, `the ${api} bundle`);
  if (!isObject(bundled)) throw new Error(`The ${api} bundle is not an object.`);
  const document = withClaimValues(withChoices(bundled, overlayActions(api)));
  return { text: `${JSON.stringify(document, null, 2)}\n`, document };
}

function run(args: readonly string[]): Promise<string> {
  // The CLI gets these settings and nothing else of the environment, so that a bundle does not
  // depend on who makes it.
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const maxBuffer = 64 * 1024 * 1024;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [redocly, ...args], { env, maxBuffer }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`redocly ${args.join(' ')} failed:\n${withoutBanner(stderr)}`));
    });
  });
}

/** The CLI frames its announcements with box-drawing characters; findings are never framed. */
function withoutBanner(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^\s*[╔║╚]/.test(line))
    .join('\n')
    .trim();
}
