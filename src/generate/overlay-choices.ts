/** What overlays choose where nothing is stated, in words, beside the gaps that they answer. */
import { isObject, type Json, type JsonObject } from '../core/json.ts';
import { type Action, listIn, objectIn, readActions, readYaml } from './yaml-files.js';

/** The actions of the overlays that redocly.yaml lists for an API; none where it lists none. */
export function overlayActions(api: string): readonly Action[] {
  const apis = objectIn(readYaml('redocly.yaml').apis);
  const overlays = listIn(objectIn(apis[api]).overlays);
  return readActions(overlays.filter((file) => typeof file === 'string'));
}

/**
 * Repeats a document in which each gap has `choices`: the descriptions of the actions that name it
 * in `x-gaps`, each once, in order. A gap that no action names stays as it is.
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
    .filter(({ value }) => listIn(value['x-gaps']).includes(gap))
    .map(({ value }) => value.description)
    .filter((description) => typeof description === 'string');
  return [...new Set(descriptions.map((description) => description.trim()))];
}
