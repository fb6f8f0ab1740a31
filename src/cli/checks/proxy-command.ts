/** `inference-contract proxy`: passes traffic on to a deployment and judges it, or answers from a recording. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from '@commander-js/extra-typings';
import { createReport } from '../../conformance/report/report.ts';
import { reportForms } from '../../conformance/report/report-forms.ts';
import { systemClock } from '../../core/clock.ts';
import { countText } from '../../core/sentences.ts';
import { shellWord } from '../../core/shell-quoting.ts';
import { escapeInvisible } from '../../core/visible-text.ts';
import { evidenceLine } from '../../evidence/evidence-line.ts';
import type { EvidenceRecord, Subject } from '../../evidence/record-types.ts';
import { bodyBounds } from '../../evidence/recorded-body-limits.ts';
import { Recorder } from '../../evidence/recorder.ts';
import { Redaction } from '../../evidence/redaction.ts';
import { createProxy, createReplayServer, type Mismatch } from '../../proxy/proxy.ts';
import { Replay, type ReplayOptions } from '../../proxy/replay.ts';
import { excerpt } from '../../validation/errors/excerpt.ts';
import { invalidValues } from '../../validation/errors/invalid-values.ts';
import { exitStatus, exitStatusHelp } from '../shared/exit-status.ts';
import { exampleLines, splitList } from '../shared/message-texts.ts';
import { isOldFile, namedFiles, type OutputFile, openOutput } from '../shared/output-file.ts';
import { port, whyNotListening } from '../shared/ports.ts';
import { Refusal } from '../shared/refusal.ts';
import { plainAddress } from '../shared/target-options.ts';
import { besidesJson, type Terminal } from '../shared/terminal.ts';
import { archiveIn, recordingIn } from './evidence-input.ts';
import { prepareReports, reportOptions } from './report-options.ts';

export function addProxy(program: Command, terminal: Terminal): void {
  const command = proxyCommand(program);
  command.action(async ({ target, replay, ...options }) => {
    if (options.ignore !== undefined && replay === undefined) {
      throw new Refusal('--ignore: expected --replay, whose requests it compares.');
    }
    if (options.force && options.evidence === undefined) {
      throw new Refusal('--force: expected --evidence, whose file it replaces.');
    }
    const isDefault = command.getOptionValueSource('profile') === 'default';
    const profile = isDefault ? undefined : options.profile;
    if (target !== undefined) {
      const onlyRecords =
        options.evidence !== undefined && judgingOptions({ ...options, profile }).length === 0;
      await runProxy({ ...options, target, replay, onlyRecords }, terminal);
    } else if (replay !== undefined) {
      await runReplay({ ...options, profile, replay }, terminal);
    } else throw new Refusal('Expected --target URL, --replay FILE, or both.');
  });
}

type ReadOptions = ReturnType<ReturnType<typeof proxyCommand>['opts']>;

type ProxyCommandOptions = Omit<ReadOptions, 'target' | 'replay'> & {
  readonly target: string;
  readonly replay: string | undefined;
  /** The traffic goes to the evidence and is not judged. */
  readonly onlyRecords: boolean;
};

type ReplayingOptions = Omit<ReadOptions, 'target' | 'profile'> & {
  readonly replay: string;
  /** Undefined if it was not given. */
  readonly profile: string | undefined;
};

/** The names of the given options that ask for a judgement. */
function judgingOptions({
  profile,
  baseline,
  junit,
  json,
  html,
}: Pick<ReplayingOptions, 'profile' | 'baseline' | 'junit' | 'json' | 'html'>): string[] {
  const judging = { profile, baseline, junit, json, html };
  return Object.entries(judging).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

/** The most different requests without a match that the end lists. */
const mostShown = 20;

function proxyCommand(program: Command) {
  return program
    .command('proxy')
    .description('Forward traffic to a deployment, record and judge it; or answer from a recording')
    .option('--target <url>', 'Base URL of the deployment, such as https://host', plainAddress)
    .option(
      '--replay <file>',
      'Answer from this evidence or HTTP archive (.har): without --target always, with it while the deployment cannot be reached',
    )
    .option(
      '--ignore <names>',
      'With --replay: members of bodies whose values need not match, such as seed,prompt; separated by commas',
      splitList,
    )
    .option('--host <address>', 'Address to listen on', '127.0.0.1')
    .option('--port <port>', 'Port to listen on, 0 for a free one', port, 4020)
    .option(
      '--evidence <file>',
      'Record all traffic in a file, and judge it only if a report option asks for it',
    )
    .option('--force', 'Replace the file of --evidence if it exists')
    .addOption(reportOptions.profile)
    .addOption(reportOptions.baseline)
    .addOption(reportOptions.junit)
    .addOption(reportOptions.json)
    .addOption(reportOptions.html)
    .addOption(reportOptions.quiet)
    .addHelpText(
      'after',
      exitStatusHelp({
        [exitStatus.done]: 'recorded or answered; when it judges: conforms',
        [exitStatus.failed]: 'a request had no recorded answer; when it judges: does not conform',
        [exitStatus.refused]: 'could not run, or a report could not be written',
        [exitStatus.incomplete]: 'when it judges: not all rules that could be judged were',
      }),
    )
    .addHelpText(
      'after',
      exampleLines(
        'proxy --replay evidence.ndjson',
        'proxy --target https://host.example --evidence evidence.ndjson',
      ),
    );
}

/** Passes traffic on until the process must stop, and then judges it unless it only records. */
async function runProxy(
  {
    target: baseUrl,
    replay: file,
    evidence,
    force,
    profile,
    onlyRecords,
    ignore,
    quiet,
    ...options
  }: ProxyCommandOptions,
  terminal: Terminal,
): Promise<void> {
  const texts = besidesJson(terminal, options.json);
  const clock = systemClock();
  const read = namedFiles({ '--replay': file });
  const reporting = await prepareReports(
    { ...options, evidence },
    { terminal, clock, read, quiet },
  );
  if (evidence !== undefined && !force && (await isOldFile(evidence))) {
    throw new Refusal(`--evidence: ${evidence} exists already. Use --force to replace it.`);
  }
  let output: OutputFile | undefined;
  const { recorder, records, counts } = recordLines((line) => output?.write(line), {
    terminal,
    keeps: !onlyRecords,
  });
  const replaying =
    file === undefined
      ? undefined
      : await openReplay(
          file,
          { redaction: recorder.redaction, isAlone: false, ignore, quiet },
          texts,
        );
  // A proxy that cannot listen must not empty an old file.
  const begin = async () => {
    if (evidence !== undefined) output = await openOutput('--evidence', evidence);
    recorder.add<Subject>({ kind: 'subject', format: 1, baseUrl, claims: [], endpoints: [] });
  };
  let begun: Promise<void> | undefined;
  const server = createProxy({
    baseUrl,
    recorder,
    clock,
    async ready() {
      begun ??= begin();
      await begun;
      await output?.ready();
    },
    replay: replaying?.replay,
    onMismatch: (mismatch) => terminal.warn(mismatchLine(mismatch)),
  });
  const url = await listenOn(server, options);
  begun ??= begin();
  await begun.catch((error: unknown) => {
    server.close();
    server.closeAllConnections();
    throw error;
  });
  texts.print(`Forwarding ${url} to ${baseUrl}`);
  await serveUntilStopped(server, terminal);
  const { exchanges, dropped } = counts();
  if (dropped > 0) terminal.warn(notJudged(dropped, evidence));
  const { baseline } = reporting;
  try {
    if (onlyRecords && evidence !== undefined) {
      const judge = `npx inference-contract judge ${shellWord(evidence)}`;
      terminal.print(`Recorded ${countText(exchanges, 'request')} in ${evidence}. Judge: ${judge}`);
    } else {
      const report = createReport(records, { profile, baseline });
      terminal.exitCode = await reporting.write(reportForms(report));
    }
    const replayed = replaying?.conclude();
    if (replayed === exitStatus.failed && terminal.exitCode === exitStatus.done) {
      terminal.exitCode = replayed;
    }
  } finally {
    await replaying?.close();
    await output?.end();
  }
}

/** Answers from a recording until the process must stop. */
async function runReplay(
  { replay: file, host, port, ignore, quiet, ...options }: ReplayingOptions,
  terminal: Terminal,
): Promise<void> {
  const [unused] = options.evidence === undefined ? judgingOptions(options) : ['evidence'];
  if (unused !== undefined) {
    throw new Refusal(
      `--${unused}: expected --target, too: answers from a recording are neither recorded nor judged.`,
    );
  }
  const redaction = new Redaction();
  const { replay, conclude, close } = await openReplay(
    file,
    { redaction, isAlone: true, ignore, quiet },
    terminal,
  );
  try {
    const server = createReplayServer(replay);
    const url = await listenOn(server, { host, port });
    terminal.print(`Answering ${url} from ${file}`);
    await serveUntilStopped(server, terminal);
    terminal.exitCode = conclude();
  } finally {
    await close();
  }
}

/**
 * Says what a recording has, and at the end what was answered from it.
 * @param quiet whether to say at the end only how many requests were answered
 */
async function openReplay(
  file: string,
  {
    ignore: ignored,
    quiet = false,
    ...options
  }: Pick<ReplayOptions, 'redaction' | 'isAlone'> & {
    readonly ignore: readonly string[] | undefined;
    readonly quiet: boolean | undefined;
  },
  terminal: Terminal,
) {
  const whenStopped = 'Stopped before the recording was read.';
  const isArchive = /\.har$/i.test(file);
  const { recording, close } = isArchive
    ? archiveIn(file, { ignored })
    : await recordingIn(file, { terminal, whenStopped }, { ignored });
  const { size, leftOut } = recording;
  if (size === 0) {
    await close();
    throw new Refusal(
      `${file}: expected requests with complete answers, got ${leftOut === 0 ? 'none' : `${leftOut} that cannot be replayed`}.`,
    );
  }
  const without =
    leftOut === 0
      ? ''
      : `; ${leftOut} more cannot be replayed: incomplete, no text, or a wrong key`;
  if (!quiet) {
    terminal.print(`${file} has answers to ${countText(size, 'request')}${without}.`);
    if (!isArchive) {
      terminal.print('Secrets were replaced when it was recorded; answers have the placeholders.');
    }
  }
  const replay = new Replay(recording, {
    ...options,
    onUnmatched: ({ method, target, why }) =>
      terminal.warn(escapeInvisible(`${method} ${excerpt(target)}: no recorded answer: ${why}`)),
  });
  const conclude = () => {
    const { answered, unmatched, listed } = replay;
    terminal.print(
      `Answered from the recording: ${countText(answered, 'request')}. Not matched: ${countText(unmatched, 'request')}.`,
    );
    const exitCode = unmatched === 0 ? exitStatus.done : exitStatus.failed;
    if (quiet) return exitCode;
    const firstListed = listed.slice(0, mostShown);
    for (const { method, target, why, count } of firstListed) {
      const times = count === 1 ? '' : ` (${count} times)`;
      terminal.print(escapeInvisible(`  ${method} ${excerpt(target)}${times}: ${why}`));
    }
    const rest = unmatched - firstListed.reduce((sum, { count }) => sum + count, 0);
    if (rest > 0) terminal.print(`  and ${countText(rest, 'more request')}`);
    return exitCode;
  };
  return { replay, conclude, close };
}

async function serveUntilStopped(server: Server, terminal: Terminal): Promise<void> {
  if (!terminal.stop.aborted) await once(terminal.stop, 'abort');
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/**
 * Hands every record on as a line.
 * @param keeps whether to keep as many records as memory may hold, to judge them
 */
function recordLines(
  write: (line: string) => void,
  { terminal, keeps }: { readonly terminal: Terminal; readonly keeps: boolean },
) {
  const records: EvidenceRecord[] = [];
  let keptLength = 0;
  let dropped = 0;
  let exchanges = 0;
  const keep = (record: EvidenceRecord, { length }: string) => {
    if (dropped === 0 && keptLength + length <= bodyBounds.total) {
      keptLength += length;
      records.push(record);
    } else dropped += 1;
  };
  const recorder = new Recorder(new Redaction(), (record) => {
    const line = evidenceLine(record);
    write(line);
    if (keeps) keep(record, line);
    if (record.kind !== 'exchange') return;
    exchanges += 1;
    if (record.failure !== undefined) {
      const { method, target: path } = record.request;
      const failed = `${method} ${path}: no answer: ${record.failure} (evidence ${record.id})`;
      terminal.warn(escapeInvisible(failed));
    }
  });
  return { recorder, records, counts: () => ({ exchanges, dropped }) };
}

function notJudged(dropped: number, evidence: string | undefined): string {
  const where =
    evidence === undefined
      ? 'use --evidence to keep all records in a file'
      : `judge all of them with: inference-contract judge ${evidence}`;
  return `Not in this report, because memory was full: the last ${countText(dropped, 'record')}; ${where}.`;
}

async function listenOn(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Refusal(`Cannot listen on ${host}:${port}: ${whyNotListening(cause)}.`, { cause });
  }
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address.');
  const urlHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${urlHost}:${address.port}`;
}

/** Prints the types of values, not the values: they may be secret. */
function mismatchLine({ direction, exchange, body, errors, contentType }: Mismatch): string {
  const { method, target } = exchange.request;
  const problems = invalidValues(errors, { value: body, location: 'body', isSecret: () => true })
    .slice(0, 3)
    .map(
      ({ pointer, expected, received }) =>
        `expected ${expected} at ${pointer || '/'}, got ${received}`,
    );
  if (contentType !== undefined) {
    const { expected, received } = contentType;
    problems.unshift(`expected the content type ${expected}, got ${excerpt(received)}`);
  }
  const line = `${method} ${target}: the ${direction} does not match the contract: ${problems.join('; ')} (evidence ${exchange.id})`;
  return escapeInvisible(line);
}
