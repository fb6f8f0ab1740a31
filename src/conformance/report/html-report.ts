/** A report as a self-contained HTML page, without scripts, fonts and external resources. */

import { countText } from '../../core/sentences.ts';
import { mostSaid } from '../judging/verdicts/kept-findings.ts';
import { relatedLast } from '../judging/verdicts/related-violations.ts';
import {
  type CountedAs,
  countedAs,
  noticesOfVerdicts,
  type RuleNotice,
} from '../judging/verdicts/summary.ts';
import type { Verdict, VerdictKind } from '../judging/verdicts/verdicts.ts';
import {
  differencesIn,
  type ReportedAlternative,
  unlike,
} from '../recognising/reported-alternatives.ts';
import { escapeMarkup } from './escape-markup.ts';
import { renderHtmlPage } from './html-page.ts';
import { findingText, foldList, leftOutSection, prose, warningList } from './html-parts.ts';
import { timelineSection } from './html-timeline.ts';
import {
  cancellationIn,
  type DeploymentReport,
  meaningOfDifferences,
  runDurationText,
  sectionHint,
  verdictHints,
} from './report.ts';
import { evidenceText, rulesByEvidence, timelines } from './timeline.ts';
import { untriedParts } from './untried-parts.ts';

const mostFindings = 5;

/** What is different is in the section of all differences. */
const kinds: readonly VerdictKind[] = [
  'violated',
  'inconclusive',
  'not run',
  'verified',
  'not claimed',
  'unobservable',
];

export function htmlReport(report: DeploymentReport): string {
  const { subject, profile, summary, verdicts, stale, run, records } = report;
  const facts = run && [
    countText(run.jobs, 'job'),
    countText(run.requests, 'request'),
    `at worst $${run.reserved}`,
    runDurationText(run),
    new Date(run.startedMs).toISOString(),
  ];
  const sorted = relatedLast(verdicts);
  const ofKind = (kind: CountedAs) =>
    sorted.filter((verdict) => countedAs(verdict, report.selected) === kind);
  const others = kinds.flatMap((kind) =>
    ofKind('not selected').filter(({ verdict }) => verdict === kind),
  );
  const shownRules = rulesByEvidence(verdicts);
  const warnings = [
    ...cancellationIn(report),
    ...stale,
    ...(run?.obstacles ?? []),
    ...(run?.errors ?? []).map((error) => `Error of the check: ${error}`),
    ...(run?.left ?? []).map(
      ({ jobId, endpointId }) =>
        `May still run: ${jobId ?? 'a job with unknown id'} of ${endpointId}`,
    ),
    ...untriedParts(report),
  ];
  return renderHtmlPage({
    headline: summary.headline,
    exitStatus: summary.exitStatus,
    facts: `${escapeMarkup(subject.baseUrl)} · profile ${profile}${facts === undefined ? '' : ` · ${escapeMarkup(facts.join(' · '))}`}`,
    main: `<ul class="counts">${noticeCount(summary.notices)}${differenceCount(summary.counts.different)}${kinds.map((kind) => countItem(kind, ofKind(kind).length)).join('')}${others.length === 0 ? '' : countItem('not selected', others.length)}</ul>
${warningList(warnings)}
<p><small>${escapeMarkup(sectionHint)} The local service lists the rules by section at <code>/docs/contract/rules</code>.</small></p>
${kinds.map((kind) => section(kind, ofKind(kind))).join('')}${section('not selected', others)}${noticeList(noticesOfVerdicts(verdicts))}${alternativeSection(report)}
<h2>What happened</h2>
${timelines(records)
  .map((timeline) => timelineSection(timeline, shownRules))
  .join('')}
${leftOutSection(run?.leftOut)}`,
  });
}

function countItem(kind: CountedAs, rules: number): string {
  const text = `<b>${rules}</b> ${kind}`;
  const name = className(kind);
  return `<li class="${name}">${rules === 0 ? text : `<a href="#${name}">${text}</a>`}</li>`;
}

function differenceCount(rules = 0): string {
  return rules === 0
    ? ''
    : `<li class="violated"><a href="#alternatives"><b>${rules}</b> different</a></li>`;
}

function noticeCount(notices: number): string {
  return notices === 0
    ? ''
    : `<li class="notice"><a href="#notices"><b>${notices}</b> ${notices === 1 ? 'notice' : 'notices'}</a></li>`;
}

function noticeList(notices: readonly RuleNotice[]): string {
  if (notices.length === 0) return '';
  const items = notices.map(
    ({ rule, ...notice }) =>
      `<li><a href="#rule-${rule}"><code>${rule}</code></a> ${findingText(notice)}</li>`,
  );
  return `<section class="notice" id="notices"><h2>Notices <small>${notices.length}, legal and worth knowing</small></h2>
${foldList(items, (list) => `<ul>${list}</ul>`)}</section>
`;
}

function section(kind: CountedAs, these: readonly Verdict[]): string {
  if (these.length === 0) return '';
  const led = these.filter(({ seenWith }) => seenWith !== undefined).length;
  const count = led === 0 ? `${these.length}` : `${these.length}, ${led} together with others`;
  const hint = kind === 'not claimed' || kind === 'unobservable' ? `; ${verdictHints[kind]}` : '';
  const isOpen = kind === 'violated' || kind === 'inconclusive' || kind === 'not run';
  return `<details class="${className(kind)}"${isOpen ? ' open' : ''}><summary><h2>${kind} <small>${count}${hint}</small></h2></summary>
<div id="${className(kind)}">${foldList(
    these.map((verdict) => ruleRow(verdict, kind)),
    tableOf,
  )}</div></details>
`;
}

function tableOf(rows: string): string {
  return `<table class="rules"><thead><tr><th>Rule</th><th>Statement</th><th>Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function ruleRow(
  {
    rule,
    section: number,
    claim,
    level,
    verdict,
    reason,
    said: saidFindings,
    unsaid,
    seenWith,
    known: knownViolation,
  }: Verdict,
  kind: CountedAs,
): string {
  const accepted =
    knownViolation === undefined
      ? ''
      : `<p>Known until ${escapeMarkup(knownViolation.until)}: ${escapeMarkup(knownViolation.reason)}</p>`;
  const together =
    seenWith === undefined
      ? ''
      : `<p>Seen together with <a href="#rule-${seenWith}">${seenWith}</a>.</p>`;
  const [first, ...others] = saidFindings.slice(0, mostSaid);
  const left = saidFindings.length + unsaid.count - mostSaid;
  const texts =
    first === undefined
      ? [`<p>${prose(reason)}</p>`]
      : [{ ...first, reason }, ...others].map(findingText);
  const [why, rest] = [texts.slice(0, mostFindings).join(''), texts.slice(mostFindings)];
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${countText(rest.length + Math.max(0, left), 'more finding')}</summary>${rest.join('')}${left > 0 ? `<p>and ${left} more</p>` : ''}</details>`;
  return `<tr id="rule-${rule}"><td class="rule"><code>${rule}</code><br><small>section ${escapeMarkup(number)}, ${level}${kind === verdict ? '' : `, ${verdict}`}</small></td><td class="claim">${prose(claim)}</td><td class="why">${why}${more}${together}${accepted}</td></tr>`;
}

/** Differences from the local service, then all other open points. */
function alternativeSection(report: DeploymentReport): string {
  const { alternatives } = report;
  const different = differencesIn(alternatives);
  const others = alternatives.filter((alternative) => !different.includes(alternative));
  const unseen = others.filter(({ kind }) => kind === 'notSeen');
  const evidenceLinks = (ids: readonly number[]) =>
    evidenceText(ids, (id) => `<a href="#e${id}">${id}</a>`);
  const row = (alternative: ReportedAlternative) => {
    const { gap, question, does, saw, shownBy, wouldShow, localService, tolerate } = alternative;
    const rules = alternative.otherChoices.map(
      (choice) =>
        `<p id="rule-${choice.rule}">Unlike <code>${choice.rule}</code>${prose(unlike(choice, alternative))} <small>${evidenceLinks(choice.shownBy)}</small></p>`,
    );
    const needed = wouldShow === undefined ? '' : `<p>What would show it? ${prose(wouldShow)}</p>`;
    const observation =
      alternative.kind === 'notSeen' && alternative.count === 0
        ? ''
        : `<p>${prose(saw)} <small>${evidenceLinks(shownBy)}</small></p>`;
    return `<tr id="gap-${gap}"><td class="gap"><code>${gap}</code><br><small>${prose(question)}</small></td><td class="deployment" data-head="This deployment"><p><b>${prose(does)}</b></p>${observation}${rules.join('')}${needed}</td><td class="local-service" data-head="Local service"><p>${prose(localService)}</p>${alternative.differs ? `<p><b>Callers:</b> ${prose(tolerate)}</p>` : ''}</td></tr>`;
  };
  const table = (rows: readonly ReportedAlternative[]) =>
    foldList(
      rows.map(row),
      (list) =>
        `<table class="rules"><thead><tr><th>Open point</th><th>This deployment</th><th>Local service</th></tr></thead><tbody>${list}</tbody></table>`,
    );
  return `<section id="alternatives"><h2>Where this deployment differs from the local service <small>${different.length}</small></h2>
<p>${escapeMarkup(meaningOfDifferences(report))}</p>
${different.length === 0 ? '<p>No difference was seen.</p>' : table(different)}
<details><summary>All other open points: ${others.length - unseen.length} like the local service, ${unseen.length} not seen</summary>${table(others)}</details></section>
`;
}

function className(kind: CountedAs): string {
  return kind.replaceAll(' ', '-');
}
