/** A report as one HTML page that needs nothing else: no script, no font, no address. */
import { type Finding, saidOnce } from '../judging/judge.ts';
import { leadsFirst } from '../judging/seen-together.ts';
import { noticesIn, type RuleNotice, type Verdict, type VerdictKind } from '../judging/verdicts.ts';
import { evidenceText } from './evidence-ids.ts';
import { escapeMarkup as text } from './markup.ts';
import type { Report } from './report.ts';
import { type Timeline, type TimelineEntry, timelines } from './timeline.ts';

/** The most findings of a rule that are shown. */
const mostFindings = 5;

/** The most of a body that is shown, in characters. */
const longestBody = 2000;

/** In the order in which they are told. */
const kinds: readonly VerdictKind[] = [
  'violated',
  'inconclusive',
  'not run',
  'verified',
  'not claimed',
  'unobservable',
];

/** The page. */
export function htmlReport(report: Report): string {
  const { subject, profile, summary, verdicts, stale, run, records } = report;
  const facts = run && [
    `${run.jobs} jobs`,
    `${run.requests} requests`,
    `at worst $${run.reserved}`,
    `${(run.durationMs / 1000).toFixed(1)} s`,
    new Date(run.startedMs).toISOString(),
  ];
  const warnings = [
    ...stale,
    ...(run?.obstacles ?? []),
    ...(run?.faults ?? []).map((fault) => `The suite itself failed: ${fault}`),
    ...(run?.left ?? []).map(
      ({ jobId, endpointId }) =>
        `May still run: ${jobId ?? 'a job of unknown id'} of ${endpointId}`,
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(summary.headline)}</title>
<style>${style}</style>
</head>
<body>
<header class="status-${summary.exitStatus}">
<h1>${text(summary.headline.split(':')[0] ?? '')}</h1>
<p>${text(subject.baseUrl)} · profile ${profile}${facts === undefined ? '' : ` · ${text(facts.join(' · '))}`}</p>
</header>
<main>
<ul class="counts">${kinds.map((kind) => counted(kind, summary.counts[kind])).join('')}${noticeCount(summary.notices)}</ul>
${noticeList(noticesIn(verdicts))}${warnings.length === 0 ? '' : `<ul class="warnings">${warnings.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`}
${kinds.map((kind) => section(kind, verdicts)).join('')}
<h2>What happened</h2>
${timelines(records).map(timeline).join('')}
${leftOut(run)}
</main>
</body>
</html>
`;
}

/** A number of rules, which leads to them. */
function counted(kind: VerdictKind, rules: number): string {
  const told = `<b>${rules}</b> ${kind}`;
  const name = className(kind);
  return `<li class="${name}">${rules === 0 ? told : `<a href="#${name}">${told}</a>`}</li>`;
}

function noticeCount(notices: number): string {
  return notices === 0
    ? ''
    : `<li><a href="#notices"><b>${notices}</b> ${notices === 1 ? 'notice' : 'notices'}</a></li>`;
}

function noticeList(notices: readonly RuleNotice[]): string {
  if (notices.length === 0) return '';
  const items = notices
    .map(
      ({ rule, ...notice }) =>
        `<li><a href="#rule-${rule}"><code>${rule}</code></a> ${findingText(notice)}</li>`,
    )
    .join('');
  return `<h2>Notices</h2>
<ul id="notices">${items}</ul>
`;
}

function section(kind: VerdictKind, verdicts: readonly Verdict[]): string {
  const these = leadsFirst(verdicts).filter(({ verdict }) => verdict === kind);
  if (these.length === 0) return '';
  const rows = these.map(row).join('');
  const led = these.filter(({ seenWith }) => seenWith !== undefined).length;
  const count =
    led === 0 ? `${these.length}` : `${these.length}, ${led} in the same exchanges as others`;
  const isOpen = kind === 'violated' || kind === 'inconclusive' || kind === 'not run';
  return `<details class="${className(kind)}"${isOpen ? ' open' : ''}><summary><h2>${kind} <small>${count}</small></h2></summary>
<table id="${className(kind)}"><thead><tr><th>Rule</th><th>Claim</th><th>Why</th></tr></thead><tbody>${rows}</tbody></table></details>
`;
}

function row({
  rule,
  section: number,
  claim,
  level,
  reason,
  findings,
  seenWith,
  known,
}: Verdict): string {
  const borne =
    known === undefined ? '' : `<p>Known until ${text(known.until)}: ${text(known.reason)}</p>`;
  const together =
    seenWith === undefined
      ? ''
      : `<p>Seen in the same exchanges as <a href="#rule-${seenWith}">${seenWith}</a>.</p>`;
  const said = saidOnce(findings);
  const [first, ...others] = said.slice(0, mostFindings);
  const more =
    said.length > mostFindings
      ? `<p><small>and ${said.length - mostFindings} more</small></p>`
      : '';
  const why =
    first === undefined
      ? `<p>${text(reason)}</p>`
      : [{ ...first, reason }, ...others].map(findingText).join('');
  return `<tr id="rule-${rule}"><td><code>${rule}</code><br><small>section ${text(number)}, ${level}</small></td><td>${text(claim)}</td><td>${why}${more}${together}${borne}</td></tr>`;
}

function findingText({ reason, shownBy, margin }: Omit<Finding, 'outcome'>): string {
  const shown = evidenceText(shownBy, (id) => `<a href="#e${id}">${id}</a>`);
  return `<p>${text(reason)}${shown && ` <small>${shown}</small>`}${margin === undefined ? '' : `<br><small>${text(margin)}</small>`}</p>`;
}

function timeline({ scenario, end, startMs, endMs, entries }: Timeline): string {
  const span = Math.max(1, endMs - startMs);
  const percent = (ms: number) => ((ms / span) * 100).toFixed(2);
  const marks = entries
    .map(
      ({ id, kind, outcome, fromMs, untilMs, text: line }) =>
        `<a href="#e${id}" tabindex="-1" class="${kind} ${outcome}" style="left:${percent(fromMs - startMs)}%;width:${percent(untilMs - fromMs)}%" title="${text(`${duration(fromMs - startMs)}  ${line}`)}"></a>`,
    )
    .join('');
  const outcome =
    end === undefined
      ? ''
      : end.outcome === 'completed'
        ? 'completed'
        : `${end.outcome}: ${end.reason ?? ''}`;
  return `<details class="scenario"><summary><h3>${text(scenario)}</h3> <small>${entries.length} records, ${duration(span)}, ${text(outcome)}</small>
<span class="track" aria-hidden="true">${marks}</span></summary>
<ol>${entries.map((entry) => entryItem(entry, startMs)).join('')}</ol></details>
`;
}

function entryItem(entry: TimelineEntry, startMs: number): string {
  const { id, outcome, fromMs, untilMs, label, sent, received } = entry;
  const took = untilMs > fromMs ? `, ${duration(untilMs - fromMs)}` : '';
  const bodies = [sent, received]
    .filter((body) => body !== undefined && body !== '')
    .map((body) => `<pre>${text(shortened(body ?? ''))}</pre>`)
    .join('');
  const about = label === undefined ? '' : `<em>${text(label)}</em> `;
  return `<li id="e${id}" class="${outcome}"><small>${id} · ${duration(fromMs - startMs)}${took}</small> ${about}<code>${text(entry.text)}</code>${bodies}</li>`;
}

function leftOut(run: Report['run']): string {
  if (run === undefined || run.leftOut.length === 0) return '';
  const rows = run.leftOut
    .map(({ scenario, reason }) => `<tr><td>${text(scenario)}</td><td>${text(reason)}</td></tr>`)
    .join('');
  return `<h2>Left out</h2><table><tbody>${rows}</tbody></table>`;
}

function shortened(body: string): string {
  return body.length <= longestBody ? body : `${body.slice(0, longestBody)}…`;
}

function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 7_200_000 ? `${(ms / 60_000).toFixed(1)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

function className(kind: VerdictKind): string {
  return kind.replaceAll(' ', '-');
}

const style = `
:root{color-scheme:light dark;--line:light-dark(#d8dee4,#3a414a);--dim:light-dark(#57606a,#9aa4af);--ok:light-dark(#1a7f37,#3fb950);--bad:light-dark(#cf222e,#ff7b72);--open:light-dark(#9a6700,#d29922);--soft:light-dark(#f6f8fa,#1c2128)}
body{font:15px/1.5 system-ui,sans-serif;margin:0;background:light-dark(#fff,#0f1318)}
header{padding:1.5rem 2rem;color:#fff;background:#9a6700}header.status-0{background:#1a7f37}header.status-1{background:#cf222e}
h1{margin:0;font-size:1.7rem}header p{margin:.3rem 0 0}main{padding:1rem 2rem;max-width:78rem}
h2{font-size:1.15rem;display:inline-block;margin:1rem 0 .4rem}h2::first-letter{text-transform:uppercase}h3{font-size:1rem;display:inline;font-family:ui-monospace,monospace}
small{color:var(--dim);font-weight:normal}
.counts{list-style:none;display:flex;flex-wrap:wrap;gap:.6rem;padding:0}.counts li{border:1px solid var(--line);border-radius:.4rem;padding:.35rem .8rem}

.counts a{color:inherit;text-decoration:none}.counts a:hover{text-decoration:underline}.counts .verified b{color:var(--ok)}.counts .violated b{color:var(--bad)}.counts .inconclusive b,.counts .not-run b{color:var(--open)}
.warnings{border-left:4px solid var(--bad);padding:.4rem 1.6rem;background:var(--soft)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.45rem .7rem;border-top:1px solid var(--line)}th{color:var(--dim);font-weight:600}td p{margin:0 0 .3rem}
td{overflow-wrap:anywhere}td:first-child{width:20%}td:nth-child(2){width:34%}
summary{cursor:pointer}code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{white-space:pre-wrap;background:var(--soft);padding:.4rem .6rem;margin:.2rem 0;border-radius:.3rem;max-height:16rem;overflow:auto}
.scenario{border-top:1px solid var(--line);padding:.5rem 0}.scenario ol{list-style:none;padding:0 0 0 1rem}.scenario li{padding:.25rem .6rem;border-left:3px solid var(--ok);margin:.25rem 0}
.scenario li.refused{border-color:var(--open)}.scenario li.failed{border-color:var(--bad)}li:target{background:var(--soft)}
.track{display:block;position:relative;height:1.1rem;background:var(--soft);border-radius:.25rem;margin:.3rem 0}
.track a{position:absolute;top:.2rem;height:.7rem;min-width:3px;background:var(--ok);border-radius:2px;opacity:.8}.track a.refused{background:var(--open)}.track a.failed{background:var(--bad)}
.track a.delivery{top:0;height:1.1rem;width:5px!important;background:light-dark(#8250df,#a371f7)}.track a.ledger{border-radius:50%;width:.7rem!important;background:light-dark(#0969da,#58a6ff)}a{color:light-dark(#0550ae,#79b8ff)}.track a:hover{opacity:1;outline:2px solid currentColor}
@media(max-width:48rem){header,main{padding:1rem}thead{display:none}table,tbody,tr,td{display:block}td,td:first-child,td:nth-child(2){width:auto;border:0;padding:.15rem .2rem}tr{border-top:1px solid var(--line);padding:.4rem 0}}
`;
