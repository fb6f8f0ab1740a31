/** The address of an image shortly before and after the end of its lifetime. */
import { lifecycle } from '#generated/reference/tables.js';
import { Unmet } from '../driving/deployment.ts';
import type { Scenario } from '../driving/scenario.ts';
import { addressIn } from '../file-address.ts';
import { download } from '../scenario-parts/download.ts';
import type { TargetEndpoint } from '../target.ts';

/** How long before and after the end the file is asked for, in milliseconds. */
const marginMs = 60_000;

/** Takes as long as the lifetime. */
export const resultLifetime: Scenario = {
  name: 'result-lifetime',
  purpose: 'Downloads an image before and after the end of the lifetime of its address.',
  evidence: 'a completed image job whose image can be downloaded before its lifetime is over',
  rules: ['result-lifetime'],
  needs: ['public-image-endpoint', 'long-run'],
  profile: 'reference',
  estimate: ({ endpoints }) => ({
    submissions: endpoints
      .filter(makesFiles)
      .slice(0, 1)
      .map((endpoint) => ({ endpoint, count: 1 })),
    requests: 30,
    usualMs: lifecycle.timers.resultLifetime.default + marginMs,
    durationMs: lifecycle.timers.resultLifetime.default + marginMs,
  }),
  async run(deployment) {
    const endpoint = deployment.endpoint(makesFiles);
    const { ordinary: input = {} } = endpoint.inputs;
    const startedMs = deployment.time.now();
    const address = addressIn(await deployment.complete(endpoint, { input }));
    if (address === undefined) throw new Unmet('The job has no address of an image.');
    const madeMs = deployment.time.now();
    const lifetimeMs = lifecycle.timers.resultLifetime.default;
    await deployment.time.pass(startedMs + lifetimeMs - marginMs - madeMs);
    await download(deployment, address);
    await deployment.time.pass(madeMs + lifetimeMs + marginMs - deployment.time.now());
    await download(deployment, address);
  },
};

function makesFiles({ kind, model, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && maxCost !== undefined;
}
