/** Downloads of images, within their lifetime and after it. */

import { lifecycle } from '#generated/reference/tables.js';
import { linkedFileAddress } from '../contract/linked-files.ts';
import { ordinaryRequest } from '../run/choose-endpoint.ts';
import { PrerequisiteFailed } from '../run/deployment.ts';
import { download, requestFile } from '../run/download.ts';
import type { Scenario } from '../run/scenario.ts';
import { gapsOfResults, gapsOfWatchedJobs } from '../run/shown-gaps.ts';
import type { TargetEndpoint } from '../target/target.ts';

export const resultAddresses: Scenario = {
  name: 'result-addresses',
  purpose: 'Downloads images, and requests one that does not exist.',
  evidence: 'a completed image job whose image can be downloaded',
  rules: ['result-needs-no-key', 'result-download', 'result-not-found'],
  shows: [...gapsOfWatchedJobs, ...gapsOfResults, 'rounded-amount', 'cost-rounding'],
  needs: ['public-image-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const images = endpoints.filter(makesFiles);
    return {
      submissions: images.map((endpoint) => ({ endpoint, count: 1 })),
      requests: images.length * 20,
      durationMs: images.length * 10_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(makesFiles)) {
      const address = linkedFileAddress(
        await deployment.complete(endpoint, ordinaryRequest(endpoint)),
      );
      if (address === undefined) continue;
      await download(deployment, address);
      await requestFile(deployment, missingBeside(address), { probes: ['result-not-found'] });
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function makesFiles({ kind, model, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && maxCost !== undefined;
}

function missingBeside(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/[^/]*$/, 'no-such-file');
  return url.href;
}

const marginMs = 60_000;

export const resultLifetime: Scenario = {
  name: 'result-lifetime',
  purpose: 'Downloads an image before and after the end of its lifetime.',
  evidence: 'a completed image job whose image can be downloaded within its lifetime',
  rules: ['result-lifetime'],
  shows: [...gapsOfWatchedJobs, ...gapsOfResults, 'result-lifetime'],
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
    const startedMs = deployment.time.now();
    const address = linkedFileAddress(
      await deployment.complete(endpoint, ordinaryRequest(endpoint)),
    );
    if (address === undefined)
      throw new PrerequisiteFailed('The output of the job has no `image_url`.');
    const madeMs = deployment.time.now();
    const lifetimeMs = lifecycle.timers.resultLifetime.default;
    await deployment.time.pass(startedMs + lifetimeMs - marginMs - madeMs);
    await download(deployment, address);
    await deployment.time.pass(madeMs + lifetimeMs + marginMs - deployment.time.now());
    await download(deployment, address);
  },
};
