/** A report as a self-contained HTML page, without scripts, fonts and external resources. */
import { escapeLines } from '../../core/visible-text.ts';
import {
  countAlternatives,
  differencesIn,
  type ReportedAlternative,
} from '../alternatives/reported-alternatives.ts';
import type { Finding } from '../judging/judge.ts';
import { mostSaid } from '../judging/kept-findings.ts';
import { relatedLast } from '../judging/related-violations.ts';
import { type CountedAs, countedAs, noticesIn, type RuleNotice } from '../judging/summary.ts';
import type { Verdict, VerdictKind } from '../judging/verdicts.ts';
import type { Sides } from '../twin/differences.ts';
import { spreadText } from '../twin/timing.ts';
import { cancellationIn, durationOf, type Report } from './report.ts';
import {
  evidenceText,
  rulesByEvidence,
  type ShownRule,
  type Timeline,
  type TimelineEntry,
  timelines,
  weights,
} from './timeline.ts';

const mostFindings = 5;

const mostItems = 20;

const longestBody = 2000;

const kinds: readonly VerdictKind[] = [
  'violated',
  'inconclusive',
  'not run',
  'verified',
  'not claimed',
  'unobservable',
];

export function htmlReport(report: Report): string {
  const { subject, profile, summary, verdicts, stale, run, records } = report;
  const facts = run && [
    `${run.jobs} jobs`,
    `${run.requests} requests`,
    `at worst $${run.reserved}`,
    durationOf(run),
    new Date(run.startedMs).toISOString(),
  ];
  const sorted = relatedLast(verdicts);
  const ofKind = (kind: CountedAs) =>
    sorted.filter((one) => countedAs(one, report.selected) === kind);
  const others = kinds.flatMap((kind) =>
    ofKind('not selected').filter(({ verdict }) => verdict === kind),
  );
  const shown = rulesByEvidence(verdicts);
  const warnings = [
    ...cancellationIn(report),
    ...stale,
    ...(run?.obstacles ?? []),
    ...(run?.errors ?? []).map((error) => `The suite itself failed: ${error}`),
    ...(run?.left ?? []).map(
      ({ jobId, endpointId }) =>
        `May still run: ${jobId ?? 'a job with unknown id'} of ${endpointId}`,
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(summary.headline)}</title>
<style>${style}</style>
</head>
<body>
<header class="status-${summary.exitStatus}">
<h1>${escapeMarkup(summary.headline.split(':')[0] ?? '')}</h1>
<p>${escapeMarkup(subject.baseUrl)} · profile ${profile}${facts === undefined ? '' : ` · ${escapeMarkup(facts.join(' · '))}`}</p>
</header>
<main>
<ul class="counts">${noticeCount(summary.notices)}${kinds.map((kind) => counted(kind, ofKind(kind).length)).join('')}${others.length === 0 ? '' : counted('not selected', others.length)}</ul>
${noticeList(noticesIn(verdicts))}${
  warnings.length === 0
    ? ''
    : folded(
        warnings.map((line) => `<li>${escapeMarkup(line)}</li>`),
        (items) => `<ul class="warnings">${items}</ul>`,
      )
}
${kinds.map((kind) => section(kind, ofKind(kind))).join('')}${section('not selected', others)}${alternativeSection(report.alternatives)}${twinSection(report.twin)}
<h2>What happened</h2>
${timelines(records)
  .map((one) => timeline(one, shown))
  .join('')}
${leftOut(run)}
</main>
</body>
</html>
`;
}

function counted(kind: CountedAs, rules: number): string {
  const text = `<b>${rules}</b> ${kind}`;
  const name = className(kind);
  return `<li class="${name}">${rules === 0 ? text : `<a href="#${name}">${text}</a>`}</li>`;
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
${folded(items, (list) => `<ul>${list}</ul>`)}</section>
`;
}

function folded(items: readonly string[], listOf: (items: string) => string): string {
  const [first, rest] = [items.slice(0, mostItems), items.slice(mostItems)];
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length} more</summary>${listOf(rest.join(''))}</details>`;
  return listOf(first.join('')) + more;
}

function section(kind: CountedAs, these: readonly Verdict[]): string {
  if (these.length === 0) return '';
  const led = these.filter(({ seenWith }) => seenWith !== undefined).length;
  const count = led === 0 ? `${these.length}` : `${these.length}, ${led} together with others`;
  const isOpen = kind === 'violated' || kind === 'inconclusive' || kind === 'not run';
  return `<details class="${className(kind)}"${isOpen ? ' open' : ''}><summary><h2>${kind} <small>${count}</small></h2></summary>
<div id="${className(kind)}">${folded(
    these.map((one) => row(one, kind)),
    tableOf,
  )}</div></details>
`;
}

function tableOf(rows: string): string {
  return `<table class="rules"><thead><tr><th>Rule</th><th>Claim</th><th>Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function row(
  { rule, section: number, claim, level, verdict, reason, said, unsaid, seenWith, known }: Verdict,
  kind: CountedAs,
): string {
  const accepted =
    known === undefined
      ? ''
      : `<p>Known until ${escapeMarkup(known.until)}: ${escapeMarkup(known.reason)}</p>`;
  const together =
    seenWith === undefined
      ? ''
      : `<p>Seen together with <a href="#rule-${seenWith}">${seenWith}</a>.</p>`;
  const [first, ...others] = said.slice(0, mostSaid);
  const left = said.length + unsaid.count - mostSaid;
  const texts =
    first === undefined
      ? [`<p>${prose(reason)}</p>`]
      : [{ ...first, reason }, ...others].map(findingText);
  const [why, rest] = [texts.slice(0, mostFindings).join(''), texts.slice(mostFindings)];
  const more =
    rest.length === 0
      ? ''
      : `<details><summary>${rest.length + Math.max(0, left)} more findings</summary>${rest.join('')}${left > 0 ? `<p>and ${left} more</p>` : ''}</details>`;
  return `<tr id="rule-${rule}"><td><code>${rule}</code><br><small>section ${escapeMarkup(number)}, ${level}${kind === verdict ? '' : `, ${verdict}`}</small></td><td>${prose(claim)}</td><td>${why}${more}${together}${accepted}</td></tr>`;
}

function findingText({ reason, shownBy, margin }: Omit<Finding, 'outcome'>): string {
  const shown = evidenceText(shownBy, (id) => `<a href="#e${id}">${id}</a>`);
  return `<p>${prose(reason)}${shown && ` <small>${shown}</small>`}${margin === undefined ? '' : `<br><small>${escapeMarkup(margin)}</small>`}</p>`;
}

/** Differences from the local service, then all other open points. */
function alternativeSection(alternatives: Report['alternatives']): string {
  const different = differencesIn(alternatives);
  const others = alternatives.filter((one) => !different.includes(one));
  const seen = (ids: readonly number[]) => evidenceText(ids, (id) => `<a href="#e${id}">${id}</a>`);
  const row = (one: ReportedAlternative) => {
    const { gap, question, does, saw, shownBy, wouldShow, localService, tolerate } = one;
    const unlike = one.otherChoices.map(
      ({ rule, reason, shownBy: ids }) =>
        `<p>Unlike <code>${rule}</code>: ${prose(reason)} <small>${seen(ids)}</small></p>`,
    );
    const needed = wouldShow === undefined ? '' : `<p>Would show it: ${prose(wouldShow)}</p>`;
    const told =
      one.kind === 'notSeen' && one.count === 0
        ? ''
        : `<p>${prose(saw)} <small>${seen(shownBy)}</small></p>`;
    return `<tr id="gap-${gap}"><td><code>${gap}</code><br><small>${prose(question)}</small></td><td><p><b>${prose(does)}</b></p>${told}${unlike.join('')}${needed}</td><td><p>${prose(localService)}</p>${one.differs ? `<p>Callers: ${prose(tolerate)}</p>` : ''}</td></tr>`;
  };
  const table = (rows: readonly ReportedAlternative[]) =>
    folded(
      rows.map(row),
      (list) =>
        `<table class="rules"><thead><tr><th>Open point</th><th>This deployment</th><th>Local service</th></tr></thead><tbody>${list}</tbody></table>`,
    );
  return `<section id="alternatives"><h2>Where this deployment differs from the local service <small>${different.length}, none decides anything</small></h2>
${different.length === 0 ? '<p>No difference was seen.</p>' : table(different)}
<details><summary>All other open points: ${escapeMarkup(countAlternatives(alternatives))}</summary>${table(others)}</details></section>
`;
}

/** Differences from the twin, side by side: first what callers notice, then times. */
function twinSection(compared: Report['twin']): string {
  if (compared === undefined) return '';
  const { twin, differences, timing, notCompared } = compared;
  const row = (what: string, did: Sides<string>, shown = '') =>
    `<tr><td>${prose(what)}${shown && `<br><small>${shown}</small>`}</td><td>${prose(did.deployment)}</td><td>${prose(did.twin)}</td></tr>`;
  const rows = [
    ...differences.map(({ what, did, shownBy, count }) => {
      const shown = evidenceText(shownBy.deployment, (id) => `<a href="#e${id}">${id}</a>`);
      return row(what, did, `${count > 1 ? `${count} times, ` : ''}${shown}`);
    }),
    ...timing.map(({ what, took: { deployment, twin } }) =>
      row(what, { deployment: spreadText(deployment), twin: spreadText(twin) }),
    ),
  ];
  const table = folded(
    rows,
    (list) =>
      `<table><thead><tr><th></th><th>Deployment</th><th>Twin</th></tr></thead><tbody>${list}</tbody></table>`,
  );
  const left = notCompared.map((line) => `<li>${prose(line)}</li>`).join('');
  return `<section id="twin"><h2>Differences from the twin <small>${escapeMarkup(twin)}, ${rows.length}</small></h2>
${rows.length === 0 ? '<p>None was seen.</p>' : table}${left && `<p>Not compared:</p><ul>${left}</ul>`}</section>
`;
}

type ShownRules = ReadonlyMap<number, readonly ShownRule[]>;

/** The colour of a record is that of the most serious verdict that it supports. */
function weightOf(rules: readonly ShownRule[] | undefined): string {
  return rules?.[0]?.as ?? 'none';
}

function timeline({ scenario, end, startMs, endMs, entries }: Timeline, shown: ShownRules): string {
  const outcome =
    end === undefined
      ? ''
      : end.outcome === 'completed'
        ? 'completed'
        : `${end.outcome}: ${end.reason ?? ''}`;
  const worst = weights.find((weight) =>
    entries.some(({ id }) => shown.get(id)?.some(({ as }) => as === weight)),
  );
  const violations = entries.filter(({ id }) => weightOf(shown.get(id)) === 'violated').length;
  const alarm = violations === 0 ? '' : ` <b class="bad">${violations} show a violation</b>`;
  return `<section class="scenario ${worst ?? 'none'}"><h3>${escapeMarkup(scenario)}</h3> <small>${duration(endMs - startMs)}, ${escapeMarkup(outcome)}</small>${alarm}
<details><summary><small>${entries.length} records</small></summary><ol>${entries.map((entry) => entryItem(entry, startMs, shown.get(entry.id) ?? [])).join('')}</ol></details></section>
`;
}

function entryItem(entry: TimelineEntry, startMs: number, rules: readonly ShownRule[]): string {
  const { id, fromMs, untilMs, label, sent, received } = entry;
  const took = untilMs > fromMs ? `, ${duration(untilMs - fromMs)}` : '';
  const bodies = [sent, received]
    .filter((body) => body !== undefined && body !== '')
    .map((body) => `<pre>${escapeMarkup(shortened(body ?? ''))}</pre>`)
    .join('');
  const about = label === undefined ? '' : `<em>${escapeMarkup(label)}</em> `;
  return `<li id="e${id}" class="${weightOf(rules)}"><small>${id} · ${duration(fromMs - startMs)}${took}</small> ${about}<code>${escapeMarkup(entry.text)}</code>${ruleLinks(rules)}${bodies}</li>`;
}

function ruleLinks(rules: readonly ShownRule[]): string {
  return weights
    .map((weight) => {
      const links = rules
        .filter(({ as }) => as === weight)
        .map(({ rule }) => `<a href="#rule-${rule}">${rule}</a>`);
      if (links.length === 0) return '';
      return `<div class="decides ${weight}"><b>${weight}</b> ${links.join(', ')}</div>`;
    })
    .join('');
}

function leftOut(run: Report['run']): string {
  if (run === undefined || run.leftOut.length === 0) return '';
  const rows = run.leftOut.map(
    ({ scenario, reason }) =>
      `<tr><td>${escapeMarkup(scenario)}</td><td>${escapeMarkup(reason)}</td></tr>`,
  );
  const listed = folded(rows, (list) => `<table><tbody>${list}</tbody></table>`);
  return `<details><summary><h2>Left out <small>${rows.length}</small></h2></summary>${listed}</details>`;
}

function prose(sentence: string): string {
  return escapeMarkup(sentence).replaceAll(/`([^`\s][^`]*)`/g, '<code>$1</code>');
}

function shortened(body: string): string {
  return body.length <= longestBody ? body : `${body.slice(0, longestBody)}…`;
}

function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 7_200_000 ? `${(ms / 60_000).toFixed(1)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

function className(kind: CountedAs): string {
  return kind.replaceAll(' ', '-');
}

const style = `
:root{color-scheme:light dark;--line:light-dark(#d8dee4,#3a414a);--dim:light-dark(#57606a,#9aa4af);--ok:light-dark(#1a7f37,#3fb950);--bad:light-dark(#cf222e,#ff7b72);--open:light-dark(#9a6700,#d29922);--note:light-dark(#8250df,#bc8cff);--none:light-dark(#afb8c1,#57606a);--soft:light-dark(#f6f8fa,#1c2128)}
body{font:15px/1.5 system-ui,sans-serif;margin:0;background:light-dark(#fff,#0f1318)}
header{padding:1.5rem 2rem;color:#fff;background:#9a6700}header.status-0{background:#1a7f37}header.status-1{background:#cf222e}
h1{margin:0;font-size:1.7rem}header p{margin:.3rem 0 0}main{padding:1rem 2rem;max-width:78rem}
h2{font-size:1.15rem;display:inline-block;margin:1rem 0 .4rem}h2::first-letter{text-transform:uppercase}h3{font-size:1rem;display:inline;font-family:ui-monospace,monospace}
small{color:var(--dim);font-weight:normal}
.counts{list-style:none;display:flex;flex-wrap:wrap;gap:.6rem;padding:0}.counts li{border:1px solid var(--line);border-radius:.4rem;padding:.35rem .8rem}
.counts a{color:inherit;text-decoration:none}.counts a:hover{text-decoration:underline}.counts .verified b{color:var(--ok)}.counts .violated b{color:var(--bad)}.counts .inconclusive b,.counts .not-run b{color:var(--open)}
.warnings{border-left:4px solid var(--bad);padding:.4rem 1.6rem;background:var(--soft)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.45rem .7rem;border-top:1px solid var(--line)}th{color:var(--dim);font-weight:600}td p{margin:0 0 .3rem}
td{overflow-wrap:anywhere}.rules td:first-child{width:20%}.rules td:nth-child(2){width:34%}
summary{cursor:pointer}code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{white-space:pre-wrap;background:var(--soft);padding:.4rem .6rem;margin:.2rem 0;border-radius:.3rem}
.scenario{border-top:1px solid var(--line);padding:.5rem 0}.scenario ol{list-style:none;padding:0 0 0 1rem}.scenario li{padding:.25rem .6rem;border-left:4px solid var(--none);margin:.25rem 0}
.scenario li.violated{border-color:var(--bad)}.scenario li.notice{border-color:var(--note)}.scenario li.inconclusive{border-color:var(--open)}.scenario li.verified{border-color:var(--ok)}li:target,tr:target{background:var(--soft)}
.decides{margin:.15rem 0;font-size:.85rem}.decides b{font-weight:600}.decides.violated b,.bad{color:var(--bad)}.decides.notice b{color:var(--note)}.decides.inconclusive b{color:var(--open)}.decides.verified b{color:var(--ok)}
section.notice{border-left:4px solid var(--note);padding:.1rem 1.2rem;background:var(--soft);margin:.8rem 0}section.notice h2{margin:.4rem 0 0}section.notice ul{padding-left:1.1rem;margin:.4rem 0}section.notice p{margin:0}.counts .notice b{color:var(--note)}
a{color:light-dark(#0550ae,#79b8ff)}
@media(max-width:48rem){header,main{padding:1rem}thead{display:none}table,tbody,tr,td{display:block}td,.rules td:first-child,.rules td:nth-child(2){width:auto;border:0;padding:.15rem .2rem}tr{border-top:1px solid var(--line);padding:.4rem 0}}
`;

/** Escapes markup, what is invisible, and with it what XML cannot contain. */
export function escapeMarkup(unescaped: string): string {
  return escapeLines(unescaped)
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
