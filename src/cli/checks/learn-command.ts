/** `inference-contract learn`: makes settings of the local service from evidence of a deployment. */
import { basename, dirname } from 'node:path';
import { type Command, Option } from '@commander-js/extra-typings';
import { gatherEvidence, planLearning } from '../../conformance/check-deployment.ts';
import { viewOf } from '../../conformance/judging/evidence-view.ts';
import { obstaclesIn } from '../../conformance/judging/verdicts/run-obstacles.ts';
import { systemClock } from '../../core/clock.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import type { EvidenceRecord } from '../../evidence/record-types.ts';
import { changeAnnotations, changesReport } from '../../learning/changes-report.ts';
import { compareOutputs } from '../../learning/compare-outputs.ts';
import { compareSettings } from '../../learning/compare-settings.ts';
import {
  LearningError,
  type LearningOptions,
  type LearningResult,
  learn,
} from '../../learning/learn.ts';
import type { LearnedSetting } from '../../learning/learned-setting.ts';
import { proofText, proveSettings } from '../../learning/proof/prove-settings.ts';
import { proposedSchemasFile } from '../../learning/proposed-schemas.ts';
import { settingsFile } from '../../learning/settings-file.ts';
import { exitStatus, exitStatusHelp } from '../shared/exit-status.ts';
import { exampleLines } from '../shared/message-texts.ts';
import {
  assertSeparate,
  assertWritable,
  isOldFile,
  namedFiles,
  type OutputFile,
  openOutput,
  replaceFile,
  standardOutput,
} from '../shared/output-file.ts';
import { readSettingsFile } from '../shared/read-settings.ts';
import { Refusal } from '../shared/refusal.ts';
import { schemaPath } from '../shared/schema-path.ts';
import { besidesJson, type Terminal } from '../shared/terminal.ts';
import { evidenceIn } from './evidence-input.ts';
import { learningText } from './plan-text.ts';
import { assertPermitted, newSeed, prepareRun, runOptions, targetOfRun } from './planned-run.ts';
import { selectionOf, selectionOptions } from './selection.ts';

export function addLearn(program: Command, terminal: Terminal): void {
  const command = learnCommand(program);
  command.action((options) => runLearn(options, terminal));
}

type LearnOptions = ReturnType<ReturnType<typeof learnCommand>['opts']>;

function learnCommand(program: Command) {
  return program
    .command('learn')
    .description(
      'Learn settings of the local service from a deployment, or find out whether it has changed',
    )
    .addOption(runOptions.target)
    .addOption(runOptions.baseUrl)
    .addOption(runOptions.endpoint)
    .addOption(runOptions.apiKeyEnv)
    .addOption(runOptions.input)
    .addOption(runOptions.price)
    .addOption(runOptions.jobCost)
    .addOption(selectionOptions.scenario)
    .addOption(selectionOptions.topic)
    .addOption(runOptions.plan)
    .addOption(runOptions.allowCost)
    .addOption(runOptions.privateDownloads)
    .addOption(runOptions.slow)
    .addOption(runOptions.seed)
    .option('--record <file>', 'Record all requests and responses in a file')
    .addOption(
      new Option(
        '--evidence <file>',
        'Evidence that test, proxy or --record has recorded, instead of --target and all options of a run; may be repeated; - for standard input',
      )
        .argParser((file, others: readonly string[] = []) => [...others, file])
        .conflicts([
          ...['target', 'baseUrl', 'endpoint', 'apiKeyEnv', 'input', 'price', 'jobCost'],
          ...['scenario', 'topic', 'plan', 'allowCost', 'slow', 'seed', 'record'],
          'privateDownloads',
        ]),
    )
    .option('--output <file>', 'Settings file to write (default: learned.yaml)')
    .option('--force', 'Replace the file if it exists')
    .addOption(
      new Option(
        '--sample-outputs [form]',
        'Keep an output of each serverless endpoint: redacted, with stand-ins for texts and numbers, or whole. The local service answers with it; by default, it answers with {}',
      )
        .choices(['redacted', 'whole'])
        .preset('redacted'),
    )
    .addOption(
      new Option(
        '--schemas <file>',
        'Also write JSON Schemas of inputs and outputs, proposed from what was seen, for you to correct',
      ),
    )
    .addOption(
      new Option(
        '--check <file>',
        'Compare with a settings file that was learned earlier, and write none: not with --output, --force, --sample-outputs and --schemas',
      ).conflicts(['output', 'force', 'sampleOutputs', 'schemas']),
    )
    .option(
      '--json <file>',
      'Write what was learned, or what has changed, as JSON; - for standard output',
    )
    .option('--quiet', 'Print only the first line of the result, and no progress')
    .addHelpText(
      'after',
      exitStatusHelp({
        [exitStatus.done]: 'learned, or nothing has changed',
        [exitStatus.failed]: '--check has found changes',
        [exitStatus.refused]: 'could not run',
        [exitStatus.incomplete]: '--check has found no change, but could not compare everything',
      }),
    )
    .addHelpText(
      'after',
      exampleLines(
        'learn --target target.yaml --plan',
        'learn --target target.yaml --output learned.yaml',
        'learn --evidence evidence.ndjson --check learned.yaml',
      ),
    );
}

const defaultOutput = 'learned.yaml';

const stopped = 'Stopped before all evidence was read: nothing was learned.';

async function runLearn(options: LearnOptions, terminal: Terminal): Promise<void> {
  const { check, output = defaultOutput, json, quiet = false } = options;
  const texts = besidesJson(terminal, json);
  const printResult = (lines: readonly string[]) => {
    for (const line of quiet ? lines.slice(0, 1) : lines) texts.print(line);
  };
  const file = check === undefined ? undefined : await readSettingsFile(check);
  await assertFiles(options, output);
  const evidence =
    options.evidence === undefined
      ? await evidenceOfRun(options, terminal)
      : await evidenceOfFiles(options.evidence, terminal);
  if (evidence === undefined) return;
  for (const line of evidence.flatMap(stoppedScenarios)) terminal.warn(line);
  const learned = learnOrRefuse(evidence, options);
  if (file === undefined) {
    const schema = schemaPath(dirname(output), 'settings');
    const text = settingsFile(learned, { schema, file: basename(output) });
    await replaceFile({ source: '--output', path: output }, text);
    const { schemas } = options;
    if (schemas !== undefined) {
      await replaceFile({ source: '--schemas', path: schemas }, proposedSchemasFile(evidence));
    }
    const proof = await proveSettings(learned, { evidence, signal: terminal.stop });
    printResult([
      ...summaryText(learned, output),
      ...(schemas === undefined ? [] : [`Wrote ${schemas}, with schemas for you to correct.`]),
      ...proofText(proof),
    ]);
    if (json !== undefined) {
      await writeLearnedJson(json, { format: 1, ...learned, proof }, terminal);
    }
    return;
  }
  const settings = compareSettings(file.content, learned, {
    isSelection: (options.scenario ?? options.topic) !== undefined,
  });
  const { endpoints } = file.settings;
  const comparison = compareOutputs(settings, { endpoints, evidence });
  const hasChanged = comparison.changes.length > 0;
  const isComplete = comparison.notCompared.length === 0 && comparison.same.length > 0;
  printResult(changesReport(comparison, evidence.length));
  if (terminal.env['GITHUB_ACTIONS'] === 'true') {
    for (const line of changeAnnotations(comparison, evidence.length)) texts.print(line);
  }
  if (json !== undefined)
    await writeLearnedJson(json, { format: 1, hasChanged, isComplete, ...comparison }, terminal);
  if (hasChanged) terminal.exitCode = exitStatus.failed;
  else terminal.exitCode = isComplete ? exitStatus.done : exitStatus.incomplete;
}

/** Throws `Refusal` before anything is sent if a file cannot be written, or would be lost. */
async function assertFiles(
  { check, target, evidence, record, json, schemas, force, plan }: LearnOptions,
  output: string,
): Promise<void> {
  const read = namedFiles({ '--check': check, '--target': target, '--evidence': evidence });
  const written = namedFiles({
    '--output': check === undefined ? output : undefined,
    '--record': record,
    '--json': json,
    '--schemas': schemas,
  });
  await assertSeparate({ read, written });
  for (const { source, path } of written) await assertWritable(source, path);
  if (check !== undefined || force || plan) return;
  for (const { source, path } of namedFiles({ '--output': output, '--schemas': schemas })) {
    if (await isOldFile(path)) {
      throw new Refusal(`${source}: ${path} exists already. Use --force to replace it.`);
    }
  }
}

async function evidenceOfFiles(
  files: readonly string[],
  terminal: Terminal,
): Promise<EvidenceRecord[][]> {
  const evidence: EvidenceRecord[][] = [];
  for (const file of files) {
    evidence.push(await evidenceIn(file, { terminal, whenStopped: stopped }));
  }
  return evidence;
}

/** Runs scenarios against the target; undefined if only their plan was asked for. */
async function evidenceOfRun(
  { seed = newSeed(), record, quiet, ...options }: LearnOptions,
  terminal: Terminal,
): Promise<(readonly EvidenceRecord[])[] | undefined> {
  const target = await targetOfRun(options, terminal);
  const plan = planLearning(target, selectionOf(options));
  if (options.plan) {
    for (const line of learningText(plan, target)) terminal.print(line);
    return undefined;
  }
  assertPermitted(plan, target, options);
  const clock = systemClock();
  let output: OutputFile | undefined;
  const prepared = await prepareRun(plan, { target, seed, clock, terminal, quiet });
  try {
    if (record !== undefined) output = await openOutput('--record', record);
    const records = await gatherEvidence(plan, {
      ...prepared.begin(),
      onRecord: (evidenceRecord) => void output?.write(evidenceLine(evidenceRecord)),
    });
    if (terminal.stop.aborted) throw new Refusal('The run was cancelled: nothing was learned.');
    for (const line of hindrances(records)) terminal.warn(line);
    return [records];
  } finally {
    await prepared.end();
    clock.clear();
    await output?.end();
  }
}

/** The scenarios that did not run to their end, and why. */
function stoppedScenarios(records: readonly EvidenceRecord[]): string[] {
  return records.flatMap((record) =>
    record.kind === 'scenario' && record.outcome === 'stopped'
      ? [
          `The scenario ${record.scenario} stopped early: ${record.reason ?? 'the reason is unknown'}`,
        ]
      : [],
  );
}

/** Why a run brought less evidence than planned. Throws `Refusal` if the suite itself failed. */
function hindrances(records: readonly EvidenceRecord[]): string[] {
  const [error] = records.flatMap((record) => (record.kind === 'run' ? record.errors : []));
  if (error !== undefined) throw new Refusal(`The check itself failed: ${error}`);
  return obstaclesIn(records, viewOf(records));
}

function learnOrRefuse(
  evidence: readonly (readonly EvidenceRecord[])[],
  { sampleOutputs }: LearningOptions,
): LearningResult {
  try {
    return learn(evidence, { sampleOutputs });
  } catch (cause) {
    if (cause instanceof LearningError) throw new Refusal(cause.message, { cause });
    throw cause;
  }
}

function summaryText({ points }: LearningResult, output: string): string[] {
  const open = points.filter(({ path }) => path[0] === 'alternatives');
  const lines = (kind: LearnedSetting['basis']['kind'], text: string) => {
    const count = open.filter(({ basis }) => basis.kind === kind).length;
    return count === 0 ? [] : [`  ${count} ${text}`];
  };
  return [
    `Wrote ${output}.`,
    ...lines('seen', `of ${open.length} open points are set as they were seen`),
    ...lines('somethingElse', 'were seen, but no setting expresses them'),
    ...lines('varies', 'were seen, but were not always the same'),
    ...lines('notSeen', 'were not seen; the end of the file says what would show them'),
    `Serve it: npx inference-contract serve --config ${output}`,
  ];
}

/** `openapi/json-schemas/learned.schema.json` describes the format. */
async function writeLearnedJson(path: string, value: object, terminal: Terminal): Promise<void> {
  const text = JSON.stringify(value, null, 2);
  if (path === standardOutput) terminal.print(text);
  else await replaceFile({ source: '--json', path }, `${text}\n`);
}
