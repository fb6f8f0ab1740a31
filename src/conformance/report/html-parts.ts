/** Parts that reports as HTML pages share: folded lists, what was left out, findings, durations. */
import type { ScenarioLeftOut } from '../../evidence/record-types.ts';
import type { Finding } from '../judging/verdicts/judge.ts';
import { escapeMarkup } from './escape-markup.ts';
import { evidenceText } from './timeline.ts';

const mostItems = 20;

/** A list whose further items are folded. */
export function foldList(items: readonly string[], listOf: (items: string) => string): string {
  const [first, rest] = [items.slice(0, mostItems), items.slice(mostItems)];
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more</summary>${listOf(rest.join(''))}</details>`;
  return listOf(first.join('')) + more;
}

/** What a run lacks, as sentences, whose evidence is linked. */
export function warningList(warnings: readonly string[]): string {
  return warnings.length === 0
    ? ''
    : foldList(
        warnings.map((line) => `<li>${linkEvidence(escapeMarkup(line))}</li>`),
        (items) => `<ul class="warnings">${items}</ul>`,
      );
}

function linkEvidence(markup: string): string {
  return markup.replaceAll(/\bevidence (\d+)/g, '<a href="#e$1">evidence $1</a>');
}

/** The scenarios that did not run, and why. */
export function leftOutSection(leftOut: readonly ScenarioLeftOut[] = []): string {
  if (leftOut.length === 0) return '';
  const rows = leftOut.map(
    ({ scenario, reason }) =>
      `<tr><td>${escapeMarkup(scenario)}</td><td>${escapeMarkup(reason)}</td></tr>`,
  );
  const listed = foldList(rows, (list) => `<table><tbody>${list}</tbody></table>`);
  return `<details><summary><h2>Left out <small>${rows.length}</small></h2></summary>${listed}</details>`;
}

export function findingText({ reason, shownBy, margin }: Omit<Finding, 'outcome'>): string {
  const links = evidenceText(shownBy, (id) => `<a href="#e${id}">${id}</a>`);
  return `<p>${prose(reason)}${links && ` <small>${links}</small>`}${margin === undefined ? '' : `<br><small>${escapeMarkup(margin)}</small>`}</p>`;
}

/** Names in backticks become code. */
export function prose(sentence: string): string {
  return escapeMarkup(sentence).replaceAll(/`([^`\s][^`]*)`/g, '<code>$1</code>');
}

export function htmlDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 7_200_000 ? `${(ms / 60_000).toFixed(1)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}
