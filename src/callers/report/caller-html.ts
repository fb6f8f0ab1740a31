/** A report about an application as a self-contained HTML page. */

import { mostSaid } from '../../conformance/judging/verdicts/kept-findings.ts';
import { escapeMarkup } from '../../conformance/report/escape-markup.ts';
import { renderHtmlPage } from '../../conformance/report/html-page.ts';
import {
  findingText,
  foldList,
  htmlDuration,
  leftOutSection,
  prose,
  warningList,
} from '../../conformance/report/html-parts.ts';
import { timelineSection } from '../../conformance/report/html-timeline.ts';
import {
  rulesByEvidence,
  type TimelineEntry,
  timelines,
} from '../../conformance/report/timeline.ts';
import { countText } from '../../core/sentences.ts';
import { type CallerLevel, callerLevels } from '../judging/caller-summary.ts';
import type { CallerVerdictKind } from '../judging/verdicts.ts';
import { callerRules, mayLibraryDecide, whyItMatters } from '../rules.ts';
import {
  byLibrary,
  type CallerReport,
  checkedForMs,
  decidesExitStatus,
  missingDeclarations,
  type ReportedVerdict,
  verdictsOf,
} from './caller-report.ts';
import {
  type Courses,
  callerWords,
  coursesIn,
  type FindingCourse,
  happensIn,
  timeSinceStartText,
} from './finding-timeline.ts';
import { guideSection, type ReadGuide } from './guide-sections.ts';

/** The most findings of a rule that are shown with their course. */
const mostFindings = 3;

const kinds = [
  'broken',
  'inconclusive',
  'not run',
  'kept',
  'not claimed',
] as const satisfies readonly CallerVerdictKind[];

const openKinds: readonly CallerVerdictKind[] = ['broken', 'inconclusive', 'not run'];

/** How a level is named and explained. */
const levelTexts: Readonly<Record<CallerLevel, string>> = {
  stated: 'the description of the service says so',
  follows: 'from what is stated or open',
  advice: 'what experience shows',
};

/** What rules are shown with. */
interface RuleDetails {
  readonly courses: Courses;
  /** The text of each section of the guides that is in the report, by its place. */
  readonly sections: ReadonlyMap<string, string>;
}

/** With the sections of the guides that show how to keep the broken rules. */
export function callerHtml(report: CallerReport, readGuide: ReadGuide = () => undefined): string {
  const { application, summary, obstacle, records, verdicts, rules, leftOut } = report;
  const sections = sectionsFor(verdicts, readGuide);
  const parts = { courses: coursesIn(records), sections };
  const others = verdicts.filter(({ rule }) => !rules.includes(rule));
  const rulesOf = rulesByEvidence(verdicts, callerWords);
  const started = records.find((record) => record.kind === 'scenario')?.startedMs;
  const facts = [
    application.name,
    ...(report.isSelection ? [`selected rules: ${rules.length}`] : []),
    ...(report.isStrict ? ['strict: advice counts'] : []),
    ...(started === undefined
      ? []
      : [`ran for ${htmlDuration(checkedForMs(records))}`, new Date(started).toISOString()]),
  ];
  return renderHtmlPage({
    headline: summary.headline,
    exitStatus: summary.exitStatus,
    facts: escapeMarkup(facts.join(' · ')),
    styles,
    main: `${countsTable(report)}
${warningList([...(obstacle === undefined ? [] : [obstacle]), ...report.errors, ...report.stale])}
${callerLevels.map((level) => levelSection(level, report, parts)).join('')}
${others.length === 0 ? '' : rulesSection('not selected', others, parts)}
<h2>What happened</h2>
<p><small>Times count from the start of the work. On the left, the application; on the right, the service.</small></p>
${timelines(records)
  .map((scenarioTimeline) =>
    timelineSection(scenarioTimeline, rulesOf, {
      words: callerWords,
      about: (timeline) => `<p>${happensIn(timeline).map(prose).join(' ')}</p>`,
      what: lanes,
    }),
  )
  .join('')}
${declarationSection(report)}${leftOutSection(leftOut)}
${guidesSection(sections)}`,
  });
}

function countsTable({ summary: { counts } }: CallerReport): string {
  const cell = (level: CallerLevel, kind: CallerVerdictKind) => {
    const count = counts[level][kind];
    const link = `<a href="#${sectionId(level, kind)}">${count}</a>`;
    return `<td class="${kind.replaceAll(' ', '-')}">${count === 0 ? '<small>0</small>' : `<b>${link}</b>`}</td>`;
  };
  const rows = callerLevels.map(
    (level) =>
      `<tr><th scope="row">${level}</th>${kinds.map((kind) => cell(level, kind)).join('')}</tr>`,
  );
  const heads = kinds.map((kind) => `<th scope="col">${kind}</th>`);
  return `<table class="levels"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function declarationSection(report: CallerReport): string {
  const items = missingDeclarations(report).map((text) => `<li>${prose(text)}</li>`);
  return items.length === 0
    ? ''
    : `<section><h2>Not claimed</h2><p>Declare what is true:</p><ul>${items.join('')}</ul></section>\n`;
}

function levelSection(level: CallerLevel, report: CallerReport, parts: RuleDetails): string {
  const decides = decidesExitStatus(report, level) ? '' : '; no effect on the exit status';
  const sections = kinds.flatMap((kind) => {
    const these = verdictsOf(report, { kind, level });
    return listsOfKind(kind, these).map(({ title, list }, index) => {
      // A browser opens the list that has the target of a link in it.
      const id = index === 0 ? ` id="${sectionId(level, kind)}"` : '';
      return rulesOfKind({ kind, title, id }, list, parts);
    });
  });
  if (sections.length === 0) return '';
  return `<section><h2>${level} <small>${levelTexts[level]}${decides}</small></h2>
${sections.join('')}</section>
`;
}

/** What a library may have broken is apart. */
function listsOfKind(
  kind: CallerVerdictKind,
  these: readonly ReportedVerdict[],
): { title: string; list: readonly ReportedVerdict[] }[] {
  const isApart = ({ rule }: ReportedVerdict) => kind === 'broken' && mayLibraryDecide(rule);
  return [
    { title: kind, list: these.filter((verdict) => !isApart(verdict)) },
    { title: `${kind} ${byLibrary}`, list: these.filter(isApart) },
  ].filter(({ list }) => list.length > 0);
}

function rulesOfKind(
  { kind, title, id }: { kind: CallerVerdictKind; title: string; id: string },
  these: readonly ReportedVerdict[],
  parts: RuleDetails,
): string {
  const isOpen = openKinds.includes(kind);
  return `<details${isOpen ? ' open' : ''}><summary><b class="${kind.replaceAll(' ', '-')}">${title}</b> <small>${these.length}</small></summary>
<div${id}>${callerRulesTable(these, parts)}</div></details>
`;
}

function rulesSection(
  title: string,
  these: readonly ReportedVerdict[],
  parts: RuleDetails,
): string {
  return `<details><summary><h2>${title} <small>${these.length}</small></h2></summary>${callerRulesTable(these, parts, true)}</details>
`;
}

function callerRulesTable(
  these: readonly ReportedVerdict[],
  parts: RuleDetails,
  tellsVerdict = false,
): string {
  return foldList(
    these.map((verdict) => callerRuleRow(verdict, parts, tellsVerdict)),
    (list) =>
      `<table class="rules"><thead><tr><th>Rule</th><th>Why</th></tr></thead><tbody>${list}</tbody></table>`,
  );
}

function callerRuleRow(
  { rule, verdict, reason, said: saidFindings, unsaid, known: knownViolation }: ReportedVerdict,
  parts: RuleDetails,
  tellsVerdict: boolean,
): string {
  const { topic, says, guide } = callerRules[rule];
  const [first, ...others] = saidFindings.slice(0, mostSaid);
  const findings = first === undefined ? [] : [{ ...first, reason }, ...others];
  const texts = findings.map((finding, index) => {
    const courseOf =
      verdict === 'broken' && index < mostFindings ? parts.courses(finding.shownBy) : [];
    return findingText(finding) + courseOf.map(courseList).join('');
  });
  const left = saidFindings.length + unsaid.count - findings.length;
  const rest = texts.slice(mostFindings);
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${countText(rest.length + left, 'more finding')}</summary>${rest.join('')}${left > 0 ? `<p>and ${left} more</p>` : ''}</details>`;
  const why =
    findings.length === 0 ? `<p>${prose(reason)}</p>` : texts.slice(0, mostFindings).join('');
  const place = escapeMarkup(guide);
  const howTo = parts.sections.has(guide) ? `<a href="#${place}">${place}</a>` : `Guide: ${place}`;
  const accepted =
    knownViolation === undefined
      ? ''
      : `<p>Known until ${escapeMarkup(knownViolation.until)}: ${escapeMarkup(knownViolation.reason)}</p>`;
  const what = tellsVerdict ? `, ${verdict}` : '';
  const matter =
    verdict === 'broken' ? `<p><b>Why it matters:</b> ${prose(whyItMatters(rule))}</p>` : '';
  return `<tr id="rule-${rule}"><td class="rule"><code>${rule}</code><br><small>${topic}${what}</small><p>${prose(says)}</p><small>${howTo}</small></td><td class="why">${matter}${why}${accepted}${more}</td></tr>`;
}

function sectionsFor(
  verdicts: readonly ReportedVerdict[],
  readGuide: ReadGuide,
): ReadonlyMap<string, string> {
  const places = verdicts.flatMap(({ rule, verdict }) =>
    verdict === 'broken' ? [callerRules[rule].guide] : [],
  );
  return new Map(
    [...new Set(places)].flatMap((place): [string, string][] => {
      const text = guideSection(place, readGuide);
      return text === undefined ? [] : [[place, text]];
    }),
  );
}

function guidesSection(sections: ReadonlyMap<string, string>): string {
  if (sections.size === 0) return '';
  const items = [...sections].map(
    ([place, text]) =>
      `<section class="guide" id="${escapeMarkup(place)}"><h3>${escapeMarkup(place)}</h3><pre>${escapeMarkup(text)}</pre></section>`,
  );
  return `<h2>From the guides</h2>
<p><small>The guides are also at <code>/docs</code> of the local service: <code>npx inference-contract serve</code>.</small></p>
${items.join('')}`;
}

function courseList({ timeline, steps }: FindingCourse): string {
  const items = steps.map((step) => {
    if ('left' in step) return `<li><small>… ${step.left} more</small></li>`;
    const { entry, isShown } = step;
    const time = `<a href="#e${entry.id}">${timeSinceStartText(entry.fromMs, timeline)}</a>`;
    return `<li${isShown ? ' class="shown"' : ''}><small>${time}</small>${lanes(entry)}</li>`;
  });
  return `<details class="course" open><summary><code>${escapeMarkup(timeline.scenario)}</code></summary><p>${happensIn(timeline).map(prose).join(' ')}</p><ol>${items.join('')}</ol></details>`;
}

/** What the application did, and what the service did. */
function lanes({ caller = '', service = '', label, fromMs, untilMs }: TimelineEntry): string {
  const isSlow = untilMs - fromMs >= 10;
  const took = isSlow ? ` <small>after ${htmlDuration(untilMs - fromMs)}</small>` : '';
  const isCall = service.startsWith('webhook ');
  const about = label === undefined ? '' : ` <em>${escapeMarkup(label)}</em>`;
  const callerText =
    caller === '' ? '' : `<code>${escapeMarkup(caller)}</code>${isCall ? took : ''}`;
  const serviceText =
    service === '' ? '' : `<code>${escapeMarkup(service)}</code>${isCall ? '' : took}${about}`;
  return `<span class="lanes"><span>${callerText}</span><span>${serviceText}</span></span>`;
}

function sectionId(level: CallerLevel, kind: CallerVerdictKind): string {
  return `${level}-${kind.replaceAll(' ', '-')}`;
}

const styles = `
.levels{width:auto}.levels td,.levels th{padding:.3rem .9rem .3rem 0}.levels td{text-align:right}.levels a{color:inherit}
.broken{color:var(--bad)}.kept{color:var(--ok)}.inconclusive,.not-run{color:var(--open)}
@media(min-width:48.01rem){.rules .rule{width:27%}}
.rules td p{margin:.3rem 0}
.lanes{display:grid;grid-template-columns:1fr 1fr;gap:.2rem 1rem}
.course ol{list-style:none;padding:0;margin:.3rem 0;background:var(--soft);border-radius:.3rem}
.course li{display:grid;grid-template-columns:4.5rem 1fr;padding:.15rem .6rem;border-left:4px solid transparent}.course li.shown{border-color:var(--bad)}
.scenario p{margin:.2rem 0}
@media(max-width:48rem){.lanes{grid-template-columns:1fr}.lanes>:empty{display:none}.lanes>:last-child{padding-left:1rem}.levels{display:table}.levels thead{display:table-header-group}.levels tbody{display:table-row-group}.levels tr{display:table-row}.levels td,.levels th{display:table-cell;padding:.2rem .4rem .2rem 0;font-size:.75rem}.course li{grid-template-columns:1fr}}
`;
