/** Runs scenarios of the suite against the local service, in this process, on a clock that skips what all wait for. */
import { runAllScenarios } from '../../conformance/run/run.ts';
import type { RunResult } from '../../conformance/run/run-options.ts';
import type { Scenario } from '../../conformance/run/scenario.ts';
import { WebhookReceiver } from '../../conformance/run/webhook-receiver.ts';
import type { Target } from '../../conformance/target/target.ts';
import { SkippingClock } from '../../core/skipping-clock.ts';
import { controlPrefix } from '../../reference/http/paths-outside-api.ts';
import { createReferenceService } from '../../reference/service.ts';
import type { ServiceSettings } from '../../reference/settings/check-settings.ts';
import { localHosts } from './local-target.ts';
import { LocalWebhooks } from './local-webhooks.ts';

interface LocalRunOptions {
  readonly target: Target;
  readonly scenarios: readonly Scenario[];
  readonly signal: AbortSignal;
}

/** Throws a `TypeError` that names every invalid setting. */
export async function runLocally(
  settings: ServiceSettings,
  { target, scenarios, signal }: LocalRunOptions,
): Promise<RunResult> {
  // Both sides are in this process, and do nothing that takes real time.
  const clock = new SkippingClock({ idleMs: 0 });
  const webhooks = new LocalWebhooks(clock);
  const newName = createNames();
  const service = createReferenceService({
    settings,
    clock,
    seed: 'proof',
    control: { enabled: true },
    sendWebhook: webhooks.send,
    onWarning: () => undefined,
  });
  try {
    // What is loaded at the first call takes real time, in which the clock would skip.
    await service.fetch(new Request(`${localHosts.service}${controlPrefix}`));
    return await runAllScenarios({
      target,
      profile: 'reference',
      scenarios,
      fetch: service.fetch,
      clock,
      signal,
      newName,
      receiver(recorder) {
        const { receiver: url } = localHosts;
        const receiver = new WebhookReceiver(recorder, url, newName, async () =>
          webhooks.newClosedPlace(),
        );
        webhooks.receiveAt(url, receiver.handle);
        return receiver;
      },
    });
  } finally {
    service.close();
    clock.clear();
  }
}

/** Names that nobody else can guess are not needed here. Each has the form of a UUID. */
function createNames(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${`${count}`.padStart(12, '0')}`;
  };
}
