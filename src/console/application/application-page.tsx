/** The last report about an application that calls the service: the rules, and what happened. */
import { useState } from 'preact/hooks';
import type { ApplicationReport } from '../../client/control.ts';
import { Choice } from '../parts/choice.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { lastReport } from '../parts/last-report.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { ReportButton } from '../parts/report-button.tsx';
import '../parts/reports.css';
import { hasWords } from '../parts/search-words.ts';
import { MarkedText, Time } from '../parts/values.tsx';
import { control } from '../session.ts';
import { Timeline } from './timeline.tsx';

type ApplicationVerdict = ApplicationReport['verdicts'][number];

export function ApplicationPage() {
  const report = useLoaded(
    'application-report',
    (signal) => lastReport(control.getApplicationReport({ signal })),
    { once: true },
  );
  return (
    <div class="reports">
      <Show loaded={report}>
        {({ last }) => (last === undefined ? <NoApplicationReport /> : <Report report={last} />)}
      </Show>
    </div>
  );
}

const commands = `npx inference-contract check-app init
npx inference-contract check-app --app app.yaml --json app-report.json --html app-report.html
npx inference-contract serve --report app-report.json`;

function NoApplicationReport() {
  return (
    <Empty title="No report.">
      <p>
        Check an application that calls the service, then start the service with the report. This
        page shows the verdict on each rule, and what happened. The guide{' '}
        <a href="/docs/guides/check-your-application">Check your application</a> says more.
      </p>
      <pre>{commands}</pre>
      <CopyButton text={commands} label="Copy the commands" />
    </Empty>
  );
}

function Report({ report }: { readonly report: ApplicationReport }) {
  const { application, headline, obstacle, startedMs, hasPage, timelines } = report;
  return (
    <>
      <section>
        <h2>Last check</h2>
        <p>
          <strong>{headline}</strong>
        </p>
        {obstacle !== undefined && <pre role="alert">{obstacle}</pre>}
        <p>
          Of {application}
          {startedMs !== undefined && (
            <>
              , started <Time ms={startedMs} />
            </>
          )}
          .{' '}
          {hasPage ? (
            <ReportButton path="/control/application-report/page" />
          ) : (
            <span class="quiet">
              For the whole report, write it with <code>--html</code> too.
            </span>
          )}
        </p>
      </section>
      <ApplicationRules report={report} />
      <section>
        <h2>What happened</h2>
        {timelines.map((timeline) => (
          <Timeline key={timeline.scenario} timeline={timeline} markedIds={[]} />
        ))}
      </section>
    </>
  );
}

function ApplicationRules({
  report: { verdicts, timelines },
}: {
  readonly report: ApplicationReport;
}) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState('');
  const [verdict, setVerdict] = useState('');
  const kinds = [...new Set(verdicts.map((rule) => rule.verdict))].toSorted();
  const levels = [...new Set(verdicts.map((rule) => rule.level))];
  const matches = verdicts.filter(
    (rule) =>
      hasWords(`${rule.rule} ${rule.says}`, text) &&
      (level === '' || rule.level === level) &&
      (verdict === '' || rule.verdict === verdict),
  );
  return (
    <section>
      <h2>Rules</h2>
      <div class="row">
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search by id or text"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Choice label="Level" value={level} options={levels} onChoice={setLevel} />
        <Choice label="Verdict" value={verdict} options={kinds} onChoice={setVerdict} />
        <span class="quiet" role="status">{`${matches.length} of ${verdicts.length} rules`}</span>
      </div>
      {matches.length === 0 && <Empty title="No rules match." />}
      <ul>
        {matches.map((item) => (
          <ApplicationRuleItem key={item.rule} rule={item} timelines={timelines} />
        ))}
      </ul>
    </section>
  );
}

function ApplicationRuleItem({
  rule: { rule, level, says, matters, guide, verdict, reason, known: acceptance, shownBy },
  timelines,
}: {
  readonly rule: ApplicationVerdict;
  readonly timelines: ApplicationReport['timelines'];
}) {
  const isBroken = verdict === 'broken';
  const evidence = timelines.filter(({ entries }) =>
    entries.some(({ id }) => shownBy.includes(id)),
  );
  return (
    <li>
      <div class="row">
        <a href={`/docs/guides/${guide.replace('.md', '')}`}>
          <code>{rule}</code>
        </a>
        <span class="quiet">
          {level === 'follows' ? 'follows from what is stated or open' : level}
        </span>
        <span class="verdict" data-verdict={verdict}>
          {verdict}
          {acceptance !== undefined && ' (known)'}
        </span>
      </div>
      <p>
        <MarkedText text={says} />
      </p>
      {verdict !== 'kept' && (
        <p class="quiet">
          <MarkedText text={reason} />
          {isBroken && ` Why it matters: ${matters}`}
          {acceptance !== undefined && ` Known: ${acceptance}.`}
        </p>
      )}
      {isBroken &&
        evidence.map((timeline) => (
          <Timeline key={timeline.scenario} timeline={timeline} markedIds={shownBy} />
        ))}
    </li>
  );
}
