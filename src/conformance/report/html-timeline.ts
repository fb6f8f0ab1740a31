/** Timelines of reports as HTML: what happened in each scenario, and which rules it decides. */

import { countText } from '../../core/sentences.ts';
import { escapeMarkup } from './escape-markup.ts';
import { htmlDuration } from './html-parts.ts';
import {
  type ShownRule,
  type Timeline,
  type TimelineEntry,
  type VerdictWords,
  verdictWords,
  weights,
} from './timeline.ts';

const longestBody = 2000;

export interface TimelineStyle {
  /** The words for verdicts. Default: those for deployments. */
  readonly words?: VerdictWords;
  /** Markup for what is known of a scenario besides its records. Default: nothing. */
  readonly about?: (timeline: Timeline) => string;
  /** Markup for what happened. Default: in one line. */
  readonly what?: (entry: TimelineEntry, timeline: Timeline) => string;
}

export type ShownRules = ReadonlyMap<number, readonly ShownRule[]>;

/** The colour of a record is that of the most serious verdict that it supports. */
function weightOf(rules: readonly ShownRule[] | undefined): string {
  return rules?.[0]?.as ?? 'none';
}

export function timelineSection(
  timeline: Timeline,
  shownRules: ShownRules,
  style: TimelineStyle = {},
): string {
  const { scenario, end, startMs, endMs, entries } = timeline;
  const outcome =
    end === undefined
      ? ''
      : end.outcome === 'completed'
        ? 'completed'
        : `${end.outcome}: ${end.reason ?? ''}`;
  const worst = weights.find((weight) =>
    entries.some(({ id }) => shownRules.get(id)?.some(({ as }) => as === weight)),
  );
  const violations = entries.filter(({ id }) => weightOf(shownRules.get(id)) === 'violated').length;
  const alarm =
    violations === 0
      ? ''
      : ` <b class="bad">${violations} ${violations === 1 ? 'shows' : 'show'} a violation</b>`;
  return `<section class="scenario ${worst ?? 'none'}"><h3>${escapeMarkup(scenario)}</h3> <small>${htmlDuration(endMs - startMs)}, ${escapeMarkup(outcome)}</small>${alarm}${style.about?.(timeline) ?? ''}
<details><summary><small>${countText(entries.length, 'record')}</small></summary><ol>${entries.map((entry) => entryItem(entry, timeline, { style, rules: shownRules.get(entry.id) ?? [] })).join('')}</ol></details></section>
`;
}

function entryItem(
  entry: TimelineEntry,
  timeline: Timeline,
  { style: { what, words }, rules }: { style: TimelineStyle; rules: readonly ShownRule[] },
): string {
  const { id, fromMs, untilMs, label, sent, received } = entry;
  const took = untilMs > fromMs ? `, ${htmlDuration(untilMs - fromMs)}` : '';
  const bodies = [sent, received]
    .filter((body) => body !== undefined && body !== '')
    .map((body) => `<pre>${escapeMarkup(shortBody(body ?? ''))}</pre>`)
    .join('');
  const about = label === undefined ? '' : `<em>${escapeMarkup(label)}</em> `;
  const content = what?.(entry, timeline) ?? `${about}<code>${escapeMarkup(entry.text)}</code>`;
  return `<li id="e${id}" class="${weightOf(rules)}"><small>${id} · ${htmlDuration(fromMs - timeline.originMs)}${took}</small> ${content}${ruleLinks(rules, words)}${bodies}</li>`;
}

function ruleLinks(rules: readonly ShownRule[], words: VerdictWords = verdictWords): string {
  return weights
    .map((weight) => {
      const links = rules
        .filter(({ as }) => as === weight)
        .map(({ rule }) => `<a href="#rule-${rule}">${rule}</a>`);
      if (links.length === 0) return '';
      return `<div class="decides ${weight}"><b>${words[weight]}</b> ${links.join(', ')}</div>`;
    })
    .join('');
}

function shortBody(body: string): string {
  return body.length <= longestBody ? body : `${body.slice(0, longestBody)}…`;
}
