/** The report of `learn --check`: what the deployment does otherwise than its settings say. */

import { annotation } from '../conformance/report/github-text.ts';
import { countText } from '../core/sentences.ts';
import { groupBy } from '../evidence/indexes.ts';
import type { SettingChange, SettingsComparison, UncomparedSetting } from './compare-settings.ts';
import type { LearnedSetting } from './learned-setting.ts';
import { refsText } from './setting-comments.ts';
import { flow } from './settings-file.ts';

/** The lines that `learn --check` prints. */
export function changesReport(
  { changes, fresh, same, notCompared, notLookedFor }: SettingsComparison,
  sources: number,
): string[] {
  const changed = changes.flatMap((change) => changeText(change, sources));
  const firstSeen = fresh.map((point) => `  ${settingPathText(point)}: ${settingValueText(point)}`);
  const counts = [
    `${same.length} settings of the file are the same`,
    ...(notCompared.length === 0 ? [] : [`${notCompared.length} could not be compared`]),
    ...(notLookedFor.length === 0 ? [] : [`${notLookedFor.length} were not looked for`]),
  ].join(', ');
  return [
    ...(changes.length === 0
      ? [unchangedText({ same: same.length, uncompared: notCompared.length })]
      : [`The deployment has changed: ${countText(changes.length, 'setting')}.`, ...changed]),
    '',
    `${counts}.`,
    ...(fresh.length === 0
      ? []
      : [
          '',
          'Seen, but not in the file, so it is unknown whether this has changed:',
          ...firstSeen,
        ]),
    ...uncomparedText('Could not be compared:', notCompared),
    ...uncomparedText('Not looked for:', notLookedFor),
  ];
}

function unchangedText({ same, uncompared }: { same: number; uncompared: number }): string {
  if (same === 0)
    return 'Nothing could be compared: the evidence shows nothing that the file says.';
  return uncompared === 0
    ? 'The deployment has not changed.'
    : `No change was seen, but ${countText(uncompared, 'setting')} of the file could not be compared.`;
}

/** By name, and together where the reason is the same. */
function uncomparedText(heading: string, uncompared: readonly UncomparedSetting[]): string[] {
  if (uncompared.length === 0) return [];
  const groups = groupBy(uncompared, ({ reason }) => reason);
  const lines = [...groups].map(
    ([reason, settings]) =>
      `  ${settings.map(({ path }) => path.join('/')).join(', ')}: ${reason}.`,
  );
  return ['', heading, ...lines];
}

/** The changes as annotations of a run on GitHub Actions. */
export function changeAnnotations({ changes }: SettingsComparison, sources: number): string[] {
  return changes.map((change) => {
    const message = changeText(change, sources).map((line) => line.trim());
    return annotation('error', 'The deployment has changed', message.join(' '));
  });
}

function changeText(change: SettingChange, sources: number): string[] {
  const { path, shownBy, detail } = change;
  const { from, to } = changeTexts(change);
  return [
    `  ${path.join('/')}: from ${from} to ${to}, seen in ${refsText(shownBy, sources)}.`,
    ...(detail === undefined ? [] : [`      ${detail}`]),
  ];
}

/** What a setting was and is, in words where it is no value. */
export function changeTexts({ kind, from, to }: SettingChange): { from: string; to: string } {
  return {
    from: Array.isArray(from) ? `“${from.join('; ')}”` : flow(from),
    to: to === undefined ? elseText[kind] : flow(to),
  };
}

const elseText: Readonly<Record<SettingChange['kind'], string>> = {
  seen: 'another value',
  somethingElse: 'something that no setting expresses',
  varies: 'something that is not always the same',
};

function settingValueText({ value, basis }: LearnedSetting): string {
  if (value !== undefined) return flow(value);
  return 'detail' in basis ? (basis.detail ?? '') : '';
}

function settingPathText({ path }: LearnedSetting): string {
  return path.join('/');
}
