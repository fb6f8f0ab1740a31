/** Jobs of video, transcription and text models, of different lengths, and their charges. */
import { addressIn } from '../engine/files.ts';
import { download } from '../engine/run/download.ts';
import type { Scenario } from '../engine/run/scenario.ts';
import type { TargetEndpoint } from '../engine/target.ts';

/** Runs two jobs on every model: their charges together show how a part of the unit is charged. */
export const modelCharges: Scenario = {
  name: 'model-charges',
  purpose:
    'Runs two jobs on every video, transcription and text model, and reads charges and usage.',
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
        // Only the video itself shows its duration.
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
