/** Image jobs whose charge is not stated: one that asks for several images, and one that is cancelled. */
import type { Scenario } from '../driving/scenario.ts';
import { addressIn } from '../file-address.ts';
import { download } from '../scenario-parts/download.ts';
import { probeEndpoint } from '../scenario-parts/probe-endpoint.ts';
import type { TargetEndpoint } from '../target.ts';

/** How many images a job asks for. */
const images = 2;

export const unusualImageJobs: Scenario = {
  name: 'unusual-image-jobs',
  purpose: `Asks for ${images} images in one job, cancels another job at once, and reads charges.`,
  evidence: `a completed image job with \`num_outputs: ${images}\`, and one that is cancelled before its end`,
  rules: ['one-image-per-job', 'unfinished-not-charged'],
  needs: ['public-image-endpoint'],
  profile: 'reference',
  estimate: ({ endpoints }) => {
    const endpoint = cheapest(endpoints);
    return {
      // Another deployment may charge for every image.
      submissions: endpoint === undefined ? [] : [{ endpoint, count: images + 1 }],
      requests: 20,
      usualMs: 3000,
      durationMs: 15_000,
    };
  },
  async run(deployment) {
    const { claims, declares } = deployment.target;
    const endpoint = cheapest(deployment.target.endpoints) ?? deployment.endpoint(makesImages);
    const { maxCost = 0n } = endpoint;
    const { ordinary = {} } = endpoint.inputs;
    const answer = await deployment.complete(
      { ...endpoint, maxCost: maxCost * BigInt(images) },
      { input: { ...ordinary, num_outputs: images } },
    );
    const address = addressIn(answer);
    if (address !== undefined) await download(deployment, address);
    if (!declares.operations?.includes('cancelJob') || !claims.has('billing-source')) return;
    const { id } = deployment.job(await deployment.run(endpoint, { input: ordinary }));
    await deployment.call('cancelJob', { endpoint: endpoint.id, jobId: id });
    await deployment.time.pass(1000);
    await deployment.status(endpoint, id);
    await deployment.readLedger();
  },
};

function cheapest(endpoints: readonly TargetEndpoint[]): TargetEndpoint | undefined {
  return probeEndpoint(endpoints.filter(makesImages));
}

function makesImages({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && price !== undefined && maxCost !== undefined;
}
