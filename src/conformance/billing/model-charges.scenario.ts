/** Jobs of models that make no images, of different lengths, and what was charged for them. */
import { addressIn } from '../engine/files.ts';
import { download } from '../engine/run/download.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Two jobs for every model: their charges together tell how a part of the unit is charged. */
export const modelCharges: Scenario = {
  name: 'model-charges',
  purpose: 'Lets every model of video, words and text do two jobs, and reads charges and usage.',
  evidence:
    'completed jobs of `inputs.ordinary` and `inputs.longer` whose charges and usage are known',
  rules: [
    'price-video',
    'price-transcription',
    'price-text',
    'video-output',
    'transcription-output',
    'text-output',
    'other-cost-reported',
    'usage-prorated',
    'input-tokens-free',
  ],
  needs: [],
  estimate: ({ endpoints }) => {
    const models = endpoints.filter(isPriced);
    return {
      submissions: models.map((endpoint) => ({ endpoint, count: 2 })),
      requests: models.length * 40,
      durationMs: models.length * 60_000,
    };
  },
  async run(deployment) {
    for (const endpoint of deployment.endpoints(isPriced)) {
      const { ordinary = {}, longer = ordinary } = endpoint.inputs;
      for (const input of [ordinary, longer]) {
        const address = addressIn(await deployment.complete(endpoint, { input }));
        // How long a video is, is told by the video alone.
        if (address !== undefined) await download(deployment, address);
      }
    }
    if (deployment.target.claims.has('billing-source')) await deployment.readLedger();
  },
};

function isPriced({ kind, model, price, maxCost }: TargetEndpoint): boolean {
  const isOther = model !== undefined && model !== 'image';
  return kind === 'public' && isOther && price !== undefined && maxCost !== undefined;
}
