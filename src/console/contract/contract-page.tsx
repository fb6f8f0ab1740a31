/** The rules, the open points and the lifecycle of jobs, from the document, and the last report of a check. */
import { useState } from 'preact/hooks';
import type { Report } from '../../client/control.ts';
import { Choice } from '../parts/choice.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { lastReport } from '../parts/last-report.ts';
import { Empty, Show, useLoaded } from '../parts/loading.tsx';
import { ReportButton } from '../parts/report-button.tsx';
import { hasWords } from '../parts/search-words.ts';
import { MarkedText, Time } from '../parts/values.tsx';
import { control } from '../session.ts';
import { Alternatives } from './alternatives.tsx';
import { Chapter } from './chapter.tsx';
import '../parts/reports.css';
import { type Contract, type Rule, readContract } from './contract-document.ts';
import { Lifecycle } from './lifecycle-view.tsx';

type ReportedRule = Report['verdicts'][number];

export function ContractPage() {
  const contract = useLoaded('contract', readContract, { once: true });
  const report = useLoaded('report', (signal) => lastReport(control.getReport({ signal })), {
    once: true,
  });
  return (
    <div class="reports">
      <Show loaded={contract}>
        {(content) => (
          <>
            <p>
              {content.title}: <a href="/docs/reference/rules">rules</a>,{' '}
              <a href="/docs/reference/states">states and timers</a>,{' '}
              <a href="/docs/">all documentation</a>,{' '}
              <a href="/openapi.json">the document itself</a>
            </p>
            <Show loaded={report}>
              {({ last }) => (
                <>
                  <section>
                    <h2>Last check</h2>
                    {last === undefined ? <NoDeploymentReport /> : <ReportSummary report={last} />}
                  </section>
                  <Alternatives gaps={content.gaps} />
                  <Lifecycle states={content.states} transitions={content.transitions} />
                  <ContractRules contract={content} verdicts={last?.verdicts ?? []} />
                </>
              )}
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

const commands = `npx inference-contract test --base-url ${location.origin} --endpoint ENDPOINT \\
  --api-key-env API_KEY --json report.json --html report.html
npx inference-contract serve --report report.json`;

function NoDeploymentReport() {
  return (
    <Chapter title="No report" note="How to see the verdict on each rule here">
      <p>Check a deployment, then start the service with the report.</p>
      <pre>{commands}</pre>
      <p>
        <CopyButton text={commands} label="Copy the commands" />
      </p>
    </Chapter>
  );
}

function ReportSummary({ report }: { readonly report: Report }) {
  const { headline, baseUrl, profile, startedMs, hasPage } = report;
  return (
    <>
      <p>
        <strong>{headline}</strong>
      </p>
      <p>
        Of <code>{baseUrl}</code>, with the rules of the{' '}
        {profile === 'contract' ? 'contract' : 'contract and the choices of the local service'}
        {startedMs !== undefined && (
          <>
            , started <Time ms={startedMs} />
          </>
        )}
        .{' '}
        {hasPage ? (
          <ReportButton path="/control/report/page" />
        ) : (
          <span class="quiet">
            For the whole report, write it with <code>--html</code> too.
          </span>
        )}
      </p>
    </>
  );
}

function ContractRules({
  contract: { rules },
  verdicts,
}: {
  readonly contract: Contract;
  readonly verdicts: readonly ReportedRule[];
}) {
  const [text, setText] = useState('');
  const [level, setLevel] = useState('');
  const [verdict, setVerdict] = useState('');
  const verdictOf = new Map(verdicts.map((reported) => [reported.rule, reported]));
  const kinds = [...new Set(verdicts.map((reported) => reported.verdict))].toSorted();
  const matching = rules.filter(
    (rule) =>
      hasWordsOfText(rule, text) &&
      (level === '' || rule.isChosen === (level === 'chosen')) &&
      (verdict === '' || verdictOf.get(rule.id)?.verdict === verdict),
  );
  const isFiltered = matching.length < rules.length;
  const inOrder = matching.toSorted((a, b) => a.section.localeCompare(b.section));
  const chapters = [...new Set(inOrder.map(({ chapter }) => chapter))];
  return (
    <section>
      <h2>Rules</h2>
      <div class="row">
        <input
          type="search"
          aria-label="Search the rules"
          placeholder="Search by id, text or section"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Choice label="Level" value={level} options={['stated', 'chosen']} onChoice={setLevel} />
        {kinds.length > 0 && (
          <Choice label="Verdict" value={verdict} options={kinds} onChoice={setVerdict} />
        )}
        <span
          class="quiet"
          role="status"
        >{`${isFiltered ? `${matching.length} of ` : ''}${rules.length} rules`}</span>
      </div>
      {matching.length === 0 ? (
        <Empty title="No rules match.">
          <button
            type="button"
            onClick={() => {
              setText('');
              setLevel('');
              setVerdict('');
            }}
          >
            Show all rules
          </button>
        </Empty>
      ) : (
        chapters.map((chapter) => {
          const chapterRules = matching.filter((rule) => rule.chapter === chapter);
          const count = chapterRules.filter(
            ({ id }) => verdictOf.get(id)?.verdict === 'violated',
          ).length;
          return (
            <Chapter
              key={chapter}
              title={chapter}
              note={`${chapterRules.length}${count > 0 ? `, ${count} violated` : ''}`}
              isOpen={isFiltered}
            >
              <ul>
                {chapterRules.map((rule) => (
                  <ContractRuleItem key={rule.id} rule={rule} reported={verdictOf.get(rule.id)} />
                ))}
              </ul>
            </Chapter>
          );
        })
      )}
    </section>
  );
}

/** Every word of the text is somewhere in the rule. */
function hasWordsOfText({ id, claim, section }: Rule, text: string): boolean {
  return hasWords(`${id} ${claim} section ${section}`, text);
}

function ContractRuleItem({
  rule: { id, claim, section, isChosen },
  reported,
}: {
  readonly rule: Rule;
  readonly reported: ReportedRule | undefined;
}) {
  return (
    <li>
      <div class="row">
        <a href={`/docs/reference/rules#${encodeURIComponent(id)}`}>
          <code>{id}</code>
        </a>
        <span class="quiet">{`${isChosen ? 'chosen' : 'stated'}, section ${section}`}</span>
        {reported !== undefined && (
          <span class="verdict" data-verdict={reported.verdict}>
            {reported.verdict}
            {reported.known !== undefined && ' (known)'}
          </span>
        )}
      </div>
      <p>
        <MarkedText text={claim} />
      </p>
      {reported !== undefined && reported.verdict !== 'verified' && (
        <p class="quiet">
          {reported.reason}
          {reported.known !== undefined && ` Known: ${reported.known}.`}
          {reported.seenWith !== undefined && ` Seen together with ${reported.seenWith}.`}
        </p>
      )}
    </li>
  );
}
