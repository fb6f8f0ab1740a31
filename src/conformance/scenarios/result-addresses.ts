/** The address of an image: the file, parts of it, and addresses beside it. */
import type { Scenario } from '../driving/scenario.ts';
import { addressIn } from '../file-address.ts';
import { download } from '../scenario-parts/download.ts';
import type { TargetEndpoint } from '../target.ts';

/** Parts of a file: its start, its middle, all from one byte on, and its end. */
const ranges = ['bytes=0-0', 'bytes=10-19', 'bytes=100-', 'bytes=-20'];

/** One image of every image endpoint; all that is asked for afterwards is that file. */
export const resultAddresses: Scenario = {
  name: 'result-addresses',
  purpose: 'Downloads images whole and in parts, and asks for one that there is not.',
  evidence: 'a completed image job whose image can be downloaded',
  rules: ['result-needs-no-key', 'result-download', 'result-range', 'result-not-found'],
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
      const { ordinary: input = {} } = endpoint.inputs;
      const address = addressIn(await deployment.complete(endpoint, { input }));
      if (address === undefined) continue;
      await download(deployment, address);
      for (const range of ranges) {
        await download(deployment, address, {
          headers: { range },
          probes: ['result-range'],
        });
      }
      await download(deployment, missingBeside(address), { probes: ['result-not-found'] });
    }
  },
};

function makesFiles({ kind, model, maxCost }: TargetEndpoint): boolean {
  return kind === 'public' && model === 'image' && maxCost !== undefined;
}

/** The same address, but of a file which nobody has made. */
function missingBeside(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/[^/]*$/, 'no-such-file');
  return url.href;
}
