/** Takes the service's webhook calls, records them, and passes them on to the application. */

import { networkScopeOf } from '../../conformance/target/network-scope.ts';
import { isObject } from '../../core/json.ts';
import { linkedSignal } from '../../core/signals.ts';
import { isUrl } from '../../core/urls.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { DeliveryRecord } from '../../evidence/record-types.ts';
import { withheldLabel } from '../judging/exchange-labels.ts';
import type { StagedCall, WebhookTurn } from './stage-interventions.ts';
import type { StageOptions } from './stage-options.ts';
import { unanswered } from './staging.ts';
import { guessedAddresses, readWebhookAddress } from './webhook-addresses.ts';

/** The path of the stage that the service calls; a number follows. */
const path = '/.stage/webhooks/';

/** How long the application may take to answer a call before the stage gives up, in milliseconds of real time. */
const longestAnswerMs = 30_000;

export interface StagedWebhookOptions extends Omit<StageOptions, 'staging'> {
  readonly calls: WebhookTurn;
  /** When the stage closes, no more calls are made. */
  readonly closing: AbortSignal;
}

export class StagedWebhooks {
  readonly #url: string;
  readonly #options: StagedWebhookOptions;
  /** Where the application wants to be called, by number. */
  readonly #addresses: string[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  #obstacle: string | undefined;
  readonly #obstructed = new AbortController();

  /** @param url of the stage */
  constructor(url: string, options: StagedWebhookOptions) {
    this.#url = url;
    this.#options = options;
  }

  /** Why calls could not be made, as a sentence; undefined if nothing hinders them. */
  get obstacle(): string | undefined {
    return this.#obstacle;
  }

  /** Aborts when there is an obstacle. */
  get obstructed(): AbortSignal {
    return this.#obstructed.signal;
  }

  /** The same body, with an address of the stage as its webhook. */
  redirectWebhook(body: string): string {
    const sent = parseJson(body);
    if (!isObject(sent) || typeof sent['webhook'] !== 'string') return body;
    if (!isUrl(sent['webhook'])) return body;
    this.#addresses.push(sent['webhook']);
    return JSON.stringify({ ...sent, webhook: `${this.#url}${path}${this.#addresses.length}` });
  }

  /** Takes a call of the service, and gives the status to answer with; undefined at any other path. */
  async take(target: string, call: StagedCall): Promise<number | undefined> {
    if (!target.startsWith(path)) return undefined;
    const address = this.#addresses[Number(target.slice(path.length)) - 1];
    if (address === undefined) return 404;
    const { calls } = this.#options;
    let isHandedOn = false;
    const status = await calls(call, (staged) => {
      isHandedOn = true;
      return this.#deliver(address, staged);
    });
    const nowMs = this.#options.clock.now();
    if (!isHandedOn)
      this.#record(
        address,
        { ...call, label: withheldLabel },
        { receivedMs: nowMs, droppedMs: nowMs },
      );
    return status;
  }

  /** @param isGuess whether the caller has to guess what is secret in the address, and tries to leave it out */
  async callLatest(
    call: StagedCall,
    { isGuess }: { isGuess: boolean },
  ): Promise<number | undefined> {
    const address = this.#addresses.at(-1);
    if (address === undefined) return undefined;
    const { givenTexts } = this.#options;
    const addresses = isGuess ? guessedAddresses(address, givenTexts?.() ?? []) : [address];
    let status: number | undefined;
    for (const tried of addresses) status = await this.#deliver(tried, call);
    return status;
  }

  /** Resolves when the application has answered all calls so far. */
  async waitForAnswers(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Where to call; undefined if that is a server of others. */
  #callableAddress(address: string): string | undefined {
    const base = this.#options.webhooks?.();
    const submitted = new URL(address);
    if (base !== undefined) {
      const { protocol, host, pathname } = new URL(base);
      submitted.protocol = protocol;
      submitted.host = host;
      submitted.pathname = pathname.replace(/\/+$/, '') + submitted.pathname;
      return submitted.href;
    }
    if (networkScopeOf(address) !== 'public') return address;
    this.#obstacle = `The application asks for webhook calls at ${submitted.origin}, which is not on this machine, so nobody was called. Set \`webhooks\` to the base URL at which calls reach the application here.`;
    this.#obstructed.abort();
    return undefined;
  }

  #deliver(submitted: string, call: StagedCall): Promise<number | undefined> {
    const address = this.#callableAddress(submitted);
    if (address === undefined || this.#options.closing.aborted) return Promise.resolve(undefined);
    const delivery = this.#call(address, call);
    this.#underWay.add(delivery);
    void delivery.finally(() => this.#underWay.delete(delivery));
    return delivery;
  }

  async #call(address: string, call: StagedCall): Promise<number | undefined> {
    const { clock, closing } = this.#options;
    const { url, authorization } = readWebhookAddress(address);
    const receivedMs = clock.now();
    const late = new AbortController();
    const timer = clock.schedule(receivedMs + longestAnswerMs, () => late.abort());
    const until = linkedSignal([late.signal, closing]);
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': call.headers['content-type'] ?? 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: call.body,
      redirect: 'manual',
      signal: until.signal,
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => undefined,
    );
    clock.cancel(timer);
    until.unlink();
    const endMs = clock.now();
    this.#record(address, call, {
      receivedMs,
      ...(status === undefined
        ? { givenUpMs: endMs }
        : { answeredMs: endMs, answeredStatus: status }),
    });
    return status;
  }

  #record(
    address: string,
    { headers, body, label }: StagedCall,
    times: Pick<
      DeliveryRecord,
      'receivedMs' | 'givenUpMs' | 'answeredMs' | 'answeredStatus' | 'droppedMs'
    >,
  ): void {
    const { recorder, scenario } = this.#options;
    const { redaction } = recorder;
    recorder.add<DeliveryRecord>({
      kind: 'delivery',
      scenario,
      ...(label !== undefined && { label }),
      hook: redaction.text(new URL(address).pathname),
      method: 'POST',
      headers: redaction.headers(Object.entries(headers)),
      body: redaction.text(body),
      ...times,
    });
  }
}

/** What the application answers, to the service. */
export const handOn: WebhookTurn = async (call, deliver) => (await deliver(call)) ?? unanswered;
