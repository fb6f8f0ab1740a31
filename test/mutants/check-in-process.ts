/** Checks a deployment in process: the reference on manual clocks, altered or as it is. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { lifecycle } from '#generated/reference/tables.js';
import type { Profile, RuleId } from '../../src/conformance/contract/rules.ts';
import { judges } from '../../src/conformance/judges.ts';
import { viewOf } from '../../src/conformance/judging/evidence-view.ts';
import { judgeEach, type Verdict } from '../../src/conformance/judging/verdicts/verdicts.ts';
import { runAllScenarios } from '../../src/conformance/run/run.ts';
import type { Scenario } from '../../src/conformance/run/scenario.ts';
import { WebhookReceiver } from '../../src/conformance/run/webhook-receiver.ts';
import { scenarios } from '../../src/conformance/scenarios.ts';
import type { Target } from '../../src/conformance/target/target.ts';
import { readTarget } from '../../src/conformance/target/target-file.ts';
import { type Clock, systemClock } from '../../src/core/clock.ts';
import type { EvidenceRecord } from '../../src/evidence/record-types.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import type { HttpRequest } from '../../src/validation/http.ts';
import {
  brokenConnection,
  type DeliveryOutcome,
  type Deployment,
  type Mutant,
  refusedConnection,
  type Settings,
  unansweredCall,
  type WebhookCall,
  type Wire,
} from './mutant.ts';
import { PassingClock } from './passing-clock.ts';

const settingsText = readFileSync('mocks/service.yaml', 'utf8');
const targetText = readFileSync('mocks/target.yaml', 'utf8');
const env = {
  DEMO_KEY: 'demo-key',
  RESTRICTED_KEY: 'restricted-key',
  READER_KEY: 'reader-key',
  ECHO_KEY: 'echo-key',
};

/** Webhooks are received on the same machine as the deployment, each suite on a port of its own. */
const firstPort = 9100;

export interface Checked {
  readonly verdicts: readonly Verdict[];
  readonly records: readonly EvidenceRecord[];
  verdict(rule: RuleId): Verdict;
}

export function scenariosFor({ breaks, scenarios: named }: Mutant): readonly Scenario[] {
  return scenarios.filter(({ name, rules }) =>
    named === undefined ? rules.includes(breaks) : named.includes(name),
  );
}

interface CheckOptions {
  /** Default: the reference as it is. */
  readonly mutant?: Deployment;
  readonly profile?: Profile;
  /** Default: all scenarios. */
  readonly chosen?: readonly Scenario[];
  /** Which of the declarations that the target makes are taken to be made. Default: all. */
  readonly claims?: (made: Target['claims']) => Target['claims'];
}

/** Runs scenarios, all unless others are given, against the reference with a mutation. */
export async function check(options: CheckOptions = {}): Promise<Checked> {
  const [checked] = await checkAtOnce(1, options);
  if (checked === undefined) throw new Error('Expected a check.');
  return checked;
}

/** Runs so many suites at the same time against one deployment. */
export async function checkAtOnce(
  suites: number,
  { mutant, profile = 'reference', chosen = scenarios, claims = (made) => made }: CheckOptions = {},
): Promise<Checked[]> {
  const passing = mutant?.time === 'by itself' ? new PassingClock() : undefined;
  const clock = passing ?? systemClock();
  const receivers = new Map<string, WebhookReceiver>();
  const closed = new Set<string>();
  const plain = withModules(parse(settingsText));
  const wire: Wire = {
    fetch: (request) => service.fetch(request),
    deliver: async (call) =>
      closed.has(new URL(call.url).origin)
        ? ({ kind: 'failed', reason: refusedConnection } as const)
        : receive(
            receivers.get(new URL(call.url).port) ?? [...receivers.values()][0],
            call,
            passing,
          ),
    ...(passing !== undefined && { clock: passing }),
  };
  const altered: Wire = { ...wire, ...mutant?.alter?.(wire) };
  const service = createReferenceService({
    settings: withAlternatives(mutant?.settings?.(plain) ?? plain, mutant?.alternatives),
    ...(passing !== undefined && { clock: passing }),
    control: { enabled: true },
    sendWebhook: async (url, body, how) => {
      const headers = { 'user-agent': 'node' };
      const limitMs = how?.limitMs ?? lifecycle.webhook.timeLimitMs;
      if (how?.probes) await altered.deliver({ method: 'GET', url, headers, body: '', limitMs });
      const call = {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers, ...how?.headers },
        body,
        limitMs,
      };
      const outcome = await altered.deliver(call);
      const { location } = outcome;
      return how?.followsRedirects && location !== undefined
        ? altered.deliver({ ...call, url: new URL(location, url).href })
        : outcome;
    },
  });
  let closedPorts = 0;
  let names = 0;
  const newName = () => {
    names += 1;
    // None begins another one: each is a secret of its own.
    return `00000000-0000-4000-8000-${`${names}`.padStart(12, '0')}`;
  };
  try {
    const file = targetFile(passing);
    const read = readTarget(mutant?.target?.(file) ?? file, { env });
    const target = { ...read, claims: claims(read.claims) };
    // What is loaded at the first call takes real time, in which this clock would run on.
    if (passing !== undefined) await service.fetch(new Request('http://service.test/control/'));
    const running = Promise.all(
      Array.from({ length: suites }, (_, index) =>
        runAllScenarios({
          target,
          profile,
          scenarios: chosen.filter(({ needs }) => needs.every((need) => target.claims.has(need))),
          fetch: altered.fetch,
          clock,
          signal: new AbortController().signal,
          newName,
          receiver: (recorder) => {
            const port = `${firstPort + index}`;
            const made = new WebhookReceiver(
              recorder,
              `http://127.0.0.1:${port}`,
              newName,
              async () => {
                closedPorts += 1;
                const url = `http://127.0.0.1:${closedPorts}`;
                closed.add(url);
                return { url, open: async () => void closed.delete(url) };
              },
            );
            receivers.set(port, made);
            return made;
          },
        }),
      ),
    );
    return (await (passing?.during(running) ?? running)).map(({ records, errors }) => {
      for (const error of errors) throw error;
      const verdicts = [...judgeEach(viewOf(records), { judges, scenarios, profile })];
      return {
        verdicts,
        records,
        verdict(rule: RuleId) {
          const found = verdicts.find((verdict) => verdict.rule === rule);
          if (found === undefined) throw new Error(`${rule} is no rule of the profile.`);
          return found;
        },
      };
    });
  } finally {
    service.close();
    clock.clear();
  }
}

/** Settings that were learned have alternatives of their own. */
function withAlternatives(settings: Settings, alternatives: Deployment['alternatives']): Settings {
  return alternatives === undefined ? settings : { ...settings, alternatives };
}

/** The settings with the paths of modules as the command line finds them. */
function withModules(settings: Settings): Settings {
  for (const { worker } of Object.values<Settings>(settings.endpoints)) {
    if (worker?.module !== undefined) worker.module = resolve('mocks', worker.module);
  }
  return settings;
}

/** The target that is checked, if no mutant changes what it declares. */
export function declaredTarget(): Target {
  return readTarget(targetFile(undefined), { env });
}

function targetFile(passing: Clock | undefined): Settings {
  const file = parse(targetText);
  return passing === undefined ? file : { ...file, control: { clock: 'system' } };
}

/** Hands a call to the receiver without a socket. */
async function receive(
  receiver: WebhookReceiver | undefined,
  call: WebhookCall,
  passing: Clock | undefined,
): Promise<DeliveryOutcome> {
  if (receiver === undefined) return { kind: 'failed', reason: 'There is no receiver.' } as const;
  const gone = new AbortController();
  let isLeft = false;
  const { origin, pathname, search } = new URL(call.url);
  const request: HttpRequest = {
    method: call.method,
    target: pathname + search,
    origin,
    header: (name) => call.headers[name],
    headers: () => call.headers,
    body: () => Promise.resolve(new TextEncoder().encode(call.body)),
    get signal() {
      // Only a receiver which does not answer asks for it.
      isLeft = true;
      if (passing === undefined) queueMicrotask(() => gone.abort());
      else passing.schedule(passing.now() + call.limitMs, () => gone.abort());
      return gone.signal;
    },
  };
  const { status, headers, drop } = await receiver.handle(request);
  return drop
    ? ({
        kind: 'failed',
        reason: isLeft ? unansweredCall : brokenConnection,
        isLate: isLeft,
      } as const)
    : { kind: 'answered', status, location: headers['location'] };
}
