import { models } from '#generated/models/validators.js';
import { seededRandom } from '../../core/random.ts';
import { invalidValue } from '../../validation/errors/invalid-values.ts';
import type { InputProblem, JobWorker } from '../engine/job-worker.ts';
import { countCharacters } from './count-text.ts';
import { writeSentence } from './made-up-text.ts';
import { failAtOnce, forecastRefusal, refuseInput } from './refuse-input.ts';

/** At the end of a transcript: more UTF-16 code units than code points, so that a charge shows which are counted. */
const music = '🎵';

/**
 * Makes up a transcript of three to eight sentences and music; the same address or bytes give the same text.
 * Fails at once for an invalid input. Charged by the Unicode code points of the transcript.
 *
 * @rule transcription-output
 */
export function transcriptionWorker({
  durationMs = 1000,
}: {
  readonly durationMs?: number;
}): JobWorker {
  return {
    forecast(input) {
      const problem = sourceProblem(input);
      if (problem !== undefined) return { kind: 'invalid', problems: [problem] };
      if (!models.transcription.validateInput(input))
        return forecastRefusal(input, models.transcription.validateInput.errors);
      return { kind: 'unknown', reason: 'The length of the transcript follows from the audio.' };
    },
    begin({ input, alternatives }) {
      const problem = sourceProblem(input);
      if (problem !== undefined) return failAtOnce(problem.detail);
      if (!models.transcription.validateInput(input))
        return refuseInput(input, models.transcription.validateInput.errors);
      const random = seededRandom(input.audio ?? input.audio_base64 ?? '');
      const sentences = Array.from({ length: 3 + (random.nextUint32() % 6) }, () =>
        writeSentence(random).join(''),
      );
      const transcription = [...sentences, music].join(' ');
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output:
            alternatives.id('output-of-other-models') === 'result'
              ? { result: transcription }
              : { transcription },
          quantity: BigInt(
            alternatives.id('usage-counting') === 'utf16-units'
              ? transcription.length
              : countCharacters(transcription),
          ),
        },
      };
    },
  };
}

/** Undefined where the input has exactly one source of audio. */
function sourceProblem(input: object): InputProblem | undefined {
  const sources = ['audio', 'audio_base64'].filter((name) => Object.hasOwn(input, name));
  if (sources.length === 1) return undefined;
  const got = sources.length === 0 ? 'neither' : 'both';
  return invalidValue('body', '/input', 'either audio or audio_base64', got);
}
