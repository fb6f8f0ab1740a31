/** `inference-contract webhooks`: forwards the webhook calls of the local service to a program. */

import type { Command } from '@commander-js/extra-typings';
import { lifecycle } from '#generated/reference/tables.js';
import type { ControlClient, Receiver, ReceiverCall } from '../../client/control.ts';
import { ClientError } from '../../client/errors.ts';
import { parseJob } from '../../client/job.ts';
import { reasonsOfError } from '../../client/request-failure.ts';
import { systemClock, wallClockLimit } from '../../core/clock.ts';
import { countText } from '../../core/sentences.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import { exampleLines } from '../shared/message-texts.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Terminal } from '../shared/terminal.ts';
import { pastEvents } from './account-log.ts';
import { controlOf, controlOptions } from './control-access.ts';
import { deploymentOf, deploymentOptions } from './deployment-options.ts';
import { hideSecretsOnTerminal } from './job-command.ts';
import { explainFailure } from './job-outcome.ts';
import { viewOptions } from './job-view.ts';
import { type LogEntry, logPrinter } from './log-lines.ts';

export function addWebhooks(program: Command, terminal: Terminal): void {
  const command = webhooksCommand(program);
  command.action((options) => webhooks(options, terminal));
}

type WebhooksCommandOptions = ReturnType<ReturnType<typeof webhooksCommand>['opts']>;

function webhooksCommand(program: Command) {
  return program
    .command('webhooks')
    .description('Forward webhook calls of the local service to a program that it cannot reach')
    .requiredOption('--forward <url>', 'URL to forward each call to', forwardAddress)
    .addOption(viewOptions.json)
    .addOption(deploymentOptions.baseUrl)
    .addOption(deploymentOptions.apiKeyEnv)
    .addOption(deploymentOptions.target)
    .addOption(controlOptions.tokenEnv)
    .addHelpText(
      'after',
      '\nThe service gets 200 for each call at once, so it does not repeat those that the program refuses.',
    )
    .addHelpText('after', exampleLines('webhooks --forward http://127.0.0.1:3000/hooks'));
}

/** What the service kept of a call goes on unchanged, except what belongs to the first connection. */
const ownHeaders = ['host', 'content-length'];

async function webhooks(
  { forward, json, ...options }: WebhooksCommandOptions,
  plain: Terminal,
): Promise<void> {
  const deployment = await deploymentOf(options, plain);
  const terminal = hideSecretsOnTerminal(plain, deployment);
  const print = logPrinter(terminal, { json });
  try {
    const control = await controlOf(deployment, { terminal, tokenEnv: options.controlTokenEnv });
    if (control === undefined) throw new Refusal(noControl);
    await forwardCalls(control, { forward, terminal, print });
  } catch (error) {
    if (terminal.stop.aborted && !(error instanceof Refusal)) return;
    if (!(error instanceof ClientError)) throw error;
    const { status, lines } = explainFailure(error, {
      does: 'controls',
      endpointId: '',
      deployment,
    });
    for (const line of lines) terminal.warn(line);
    terminal.exitCode = status;
  }
}

const noControl =
  'This deployment has no control interface (only the local service has one), or a wrong control token was sent, so nothing there can take webhook calls and pass them on. A real deployment calls public addresses only: give your program one, with a server or a tunnel, and name it with run --webhook URL.';

interface ForwardPlan {
  readonly forward: string;
  readonly terminal: Terminal;
  readonly print: (entry: LogEntry) => void;
}

/** Takes calls until the process must stop. A reset of the account deletes the receiver: another one follows. */
async function forwardCalls(control: ControlClient, forwarding: ForwardPlan): Promise<void> {
  const { terminal, forward } = forwarding;
  const { stop: signal } = terminal;
  const after = (await pastEvents(control, { signal })).at(-1)?.sequence ?? 0;
  let receiver = await receiverOf(control, forwarding);
  const running = new Set<Promise<void>>();
  let last = 0;
  const takeNew = async () => {
    const calls = await control.listReceiverCalls(receiver.id, { limit: 1000 }, { signal });
    const fresh = calls.filter(({ number }) => number > last).reverse();
    const lost = (fresh[0]?.number ?? last + 1) - last - 1;
    if (lost > 0)
      terminal.warn(`Not forwarded, because they came too fast: ${countText(lost, 'call')}.`);
    last = fresh.at(-1)?.number ?? last;
    for (const call of fresh) {
      const done = forwardCall(call, forwarding).finally(() => running.delete(done));
      running.add(done);
    }
  };
  try {
    // Calls that came before somebody listened. Its failure is that of the stream, too.
    const onOpen = () => void running.add(takeNew().catch(() => undefined));
    for await (const event of control.streamEvents({ after }, { signal, onOpen })) {
      if (event.type === 'changed' && event.what === 'receivers') await takeNew();
      if (event.type !== 'accountReset') continue;
      terminal.warn('The account was reset, which deleted the receiver. The next one:');
      receiver = await receiverOf(control, forwarding);
      last = 0;
    }
    throw new Refusal(
      `The service ended the connection, so nothing more is forwarded to ${withoutQuery(forward)}.`,
    );
  } finally {
    await Promise.all(running);
    await removeReceiver(control, receiver);
  }
}

async function receiverOf(
  control: ControlClient,
  { forward, terminal, print }: ForwardPlan,
): Promise<Receiver> {
  const name = 'inference-contract webhooks';
  const receiver = await control.createReceiver({ name }, { signal: terminal.stop });
  terminal.warn(
    `Forwarding webhook calls to ${withoutQuery(forward)}. Submit jobs with this webhook: ${receiver.url}`,
  );
  const entry = { atMs: systemClock().now(), type: 'receiver', url: receiver.url };
  print(entry);
  return receiver;
}

/** At the end of the process: a service that does not answer must not keep it. */
async function removeReceiver(control: ControlClient, { id }: Receiver): Promise<void> {
  const { signal, release } = wallClockLimit(farewellMs);
  // The account or the service may be gone, and the receiver with it.
  await control.deleteReceiver(id, { signal }).catch(() => undefined);
  release();
}

const farewellMs = 2000;

async function forwardCall(call: ReceiverCall, { forward, print }: ForwardPlan): Promise<void> {
  const clock = systemClock();
  const startedMs = clock.now();
  const { signal, release } = wallClockLimit(lifecycle.webhook.timeLimitMs);
  const headers = Object.entries(call.headers).filter(([name]) => !ownHeaders.includes(name));
  const outcome = await fetch(forward, {
    method: lifecycle.webhook.method,
    headers,
    body: call.body,
    redirect: 'manual',
    signal,
  }).then(
    async (response) => {
      await response.body?.cancel();
      const { status } = response;
      return { answer: status, acknowledged: status === lifecycle.webhook.acknowledgedBy };
    },
    (error: unknown) => ({ failure: reasonsOfError(error), acknowledged: false }),
  );
  release();
  const job = parseJob(parseJson(call.body));
  const entry = {
    atMs: startedMs,
    type: 'forwarded',
    ...(job && { jobId: job.id, status: job.status }),
    ...outcome,
    durationMs: clock.now() - startedMs,
  };
  print(entry);
}

/** Without the query, which may hold a token: the output of a command is often kept. */
function withoutQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
}

function forwardAddress(text: string): string {
  const url = isUrl(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '';
  if (isPlain && url.password === '') return text;
  throw new Refusal(
    '--forward: expected a URL such as http://127.0.0.1:3000/hooks, without user and password.',
  );
}
