/**
 * Runs the Redocly CLI, which joins the files of openapi/ (and applies the overlays that
 * redocly.yaml names) into one document per API.
 */

import { execFile } from 'node:child_process';
import {
  isObject,
  type Json,
  type JsonObject,
  parseNamedJson,
  pointerIn,
  valueAt,
} from '../core/json.ts';
import { withSamples } from './samples.ts';
import { DanglingPointer } from './tables.ts';
import { type Action, listIn, objectIn, readActions, readYaml } from './yaml-files.js';

const redocly = 'node_modules/@redocly/cli/bin/cli.js';

/**
 * Name of an API of redocly.yaml. Two are profiles of one document: `contract` is what is stated,
 * `reference` adds what this project chooses. `control` is the local service's control interface, a
 * document of its own.
 */
export type ApiName = 'contract' | 'reference' | 'control';

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
export async function bundle(api: ApiName): Promise<Bundle> {
  const json = await runRedocly(['bundle', api, '--ext', 'json', '--lint-config', 'error']);
  const bundled = parseNamedJson(json, `the ${api} bundle`);
  if (!isObject(bundled)) throw new Error(`The ${api} bundle is not an object.`);
  const document = withSamples(withTextValues(withChoices(bundled, overlayActions(api))));
  return { text: `${JSON.stringify(document, null, 2)}\n`, document };
}

function runRedocly(args: readonly string[]): Promise<string> {
  // The CLI gets only these settings from the environment, so that a bundle does not
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

/** The texts of tables in which a pointer in braces is the value it names. */
const filledTexts: Readonly<Record<string, string>> = { 'x-rules': 'claim', 'x-gaps': 'tolerate' };

/**
 * Repeats a document in which a pointer in braces in the claim of a rule or the advice of a gap, such
 * as `{#/x-pricing/decimals}`, is the value it names.
 * @throws {DanglingPointer} when it names neither a number nor a text
 */
export function withTextValues(document: JsonObject): JsonObject {
  const tables = Object.entries(filledTexts).flatMap(([table, member]) => {
    const entries = document[table];
    if (!isObject(entries)) return [];
    const filled = Object.entries(entries).map(([id, entry]) => {
      const text = isObject(entry) ? entry[member] : undefined;
      if (!isObject(entry) || typeof text !== 'string') return [id, entry];
      const name = `\`${member}\` of ${id}`;
      const whole = text.replaceAll(/\{(#\/[^}]+)\}/g, (_, pointer: string) =>
        textAtPointer(document, pointer, name),
      );
      return [id, { ...entry, [member]: whole }];
    });
    return [[table, Object.fromEntries(filled)]];
  });
  return { ...document, ...Object.fromEntries(tables) };
}

function textAtPointer(document: JsonObject, pointer: string, name: string): string {
  const value = valueAt(document, pointerIn(pointer));
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return value.startsWith('#/')
      ? textAtPointer(document, value, name)
      : value.trim().replaceAll(/\s+/g, ' ');
  }
  throw new DanglingPointer(`The ${name} names ${pointer}, which has no value`, pointer);
}

/** The actions of the overlays that redocly.yaml lists for an API; none where it lists none. */
function overlayActions(api: string): readonly Action[] {
  const apis = objectIn(readYaml('redocly.yaml').apis);
  const overlays = listIn(objectIn(apis[api]).overlays);
  return readActions(overlays.filter((file) => typeof file === 'string'));
}

/**
 * Repeats a document in which each gap has `choices`: the descriptions of the actions that name it
 * in `x-gaps`, each once, in order; one that removes something only makes room. A gap that no action
 * names stays as it is.
 */
export function withChoices(
  document: JsonObject,
  actions: readonly Pick<Action, 'value'>[],
): JsonObject {
  const gaps = document['x-gaps'];
  if (!isObject(gaps) || actions.length === 0) return document;
  const answered = Object.entries(gaps).map(([id, gap]): [string, Json] => {
    const choices = choicesFor(id, actions);
    return [id, isObject(gap) && choices.length > 0 ? { ...gap, choices } : gap];
  });
  return { ...document, 'x-gaps': Object.fromEntries(answered) };
}

function choicesFor(gap: string, actions: readonly Pick<Action, 'value'>[]): string[] {
  const descriptions = actions
    .filter(({ value }) => value.remove !== true && listIn(value['x-gaps']).includes(gap))
    .map(({ value }) => value.description)
    .filter((description) => typeof description === 'string');
  return [...new Set(descriptions.map((description) => description.trim()))];
}
