/** The report of `learn --check`: what the deployment does otherwise than its settings say. */

import { annotation } from '../conformance/report/github-text.ts';
import { countText } from '../core/sentences.ts';
import type { SettingChange, SettingsComparison } from './compare-settings.ts';
import type { LearnedSetting } from './learned-setting.ts';
import { refsText } from './setting-comments.ts';
import { flow } from './settings-file.ts';

/** The lines that `learn --check` prints. */
export function changesReport(
  { changes, fresh, same, notSeen }: SettingsComparison,
  sources: number,
): string[] {
  const changed = changes.flatMap((change) => changeText(change, sources));
  const firstSeen = fresh.map((point) => `  ${settingPathText(point)}: ${settingValueText(point)}`);
  const counts = [
    `${same.length} settings of the file are the same`,
    ...(notSeen.length === 0 ? [] : [`${notSeen.length} were not seen`]),
  ].join(', ');
  return [
    ...(changes.length === 0
      ? ['The deployment has not changed.']
      : [`The deployment has changed: ${countText(changes.length, 'setting')}.`, ...changed]),
    ...(fresh.length === 0
      ? []
      : [
          '',
          'Seen, but not in the file, so it is unknown whether this has changed:',
          ...firstSeen,
        ]),
    '',
    `${counts}.`,
  ];
}

/** The changes as annotations of a run on GitHub Actions. */
export function changeAnnotations({ changes }: SettingsComparison, sources: number): string[] {
  return changes.map((change) => {
    const message = changeText(change, sources).map((line) => line.trim());
    return annotation('error', 'The deployment has changed', message.join(' '));
  });
}

function changeText(
  { path, kind, from, to, shownBy, detail }: SettingChange,
  sources: number,
): string[] {
  const where = `in ${refsText(shownBy, sources)}`;
  return [
    `  ${path.join('/')}: from ${Array.isArray(from) ? `“${from.join('; ')}”` : flow(from)} to ${to === undefined ? elseText[kind] : flow(to)}, seen ${where}.`,
    ...(detail === undefined ? [] : [`      ${detail}`]),
  ];
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
