/** A simulated public transcription model. It listens to nothing: the transcript is made up. */
import { models } from '#generated/models/validators.js';
import { seededRandom } from '../../core/random.ts';
import type { JobWorker } from '../engine/worker.ts';
import { failAtOnce, refuseInput } from './model-input.ts';
import { countCharacters, writeSentence } from './text.ts';

const { validateInput } = models.transcription;

/** The settings of an endpoint that a transcription model looks at. */
export interface TranscriptionModelSettings {
  /** Default: 1000. */
  readonly durationMs?: number;
}

/**
 * The same address or bytes give the same transcript of three to eight sentences. Ends at once, in
 * an error, where the input is not the model's. Charged by the characters of the transcript, which
 * are its Unicode code points.
 *
 * @rule transcription-output
 */
export function transcriptionWorker({ durationMs = 1000 }: TranscriptionModelSettings): JobWorker {
  return {
    begin({ input }) {
      const given = ['audio', 'audio_base64'].filter((name) => Object.hasOwn(input, name));
      if (given.length !== 1) {
        const got = given.length === 0 ? 'neither' : 'both';
        return failAtOnce(`Expected either audio or audio_base64 at body /input, got ${got}.`);
      }
      if (!validateInput(input)) return refuseInput(input, validateInput.errors);
      const random = seededRandom(input.audio ?? input.audio_base64 ?? '');
      const transcription = Array.from({ length: 3 + (random.nextUint32() % 6) }, () =>
        writeSentence(random).join(''),
      ).join(' ');
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output: { transcription },
          quantity: BigInt(countCharacters(transcription)),
        },
      };
    },
  };
}
