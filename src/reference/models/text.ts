import { models } from '#generated/models/validators.js';
import { sha256Hex } from '../../core/digest.ts';
import { seededRandom } from '../../core/random.ts';
import type { JobWorker, SimulatedWork } from '../engine/job-worker.ts';
import { countTokens } from './count-text.ts';
import { writeSentence } from './made-up-text.ts';
import { forecastRefusal, refuseInput } from './refuse-input.ts';

const { defaults } = models.text;

const msPerToken = 10;

/** The model writes 20 to 200 tokens; `max_tokens` may limit them further. */
const fewestTokens = 20;
const mostTokens = 200;

/** How many tokens are streamed at a time; the last chunk may have fewer. */
const tokensPerChunk = 8;

/**
 * Fails at once for an invalid input. Charged by the generated tokens, `usage.output`; those of the
 * input, `usage.input`, are free.
 *
 * @rule text-output
 * @rule input-tokens-free
 */
export function textWorker(settings: { readonly durationMs?: number }): JobWorker {
  return {
    forecast(input) {
      if (!models.text.validateInput(input))
        return forecastRefusal(input, models.text.validateInput.errors);
      return { kind: 'unknown', reason: 'The model decides how many tokens it writes.' };
    },
    begin({ input, random, alternatives }) {
      if (!models.text.validateInput(input))
        return refuseInput(input, models.text.validateInput.errors);
      const { prompt, messages = [], max_tokens, seed, stream } = { ...defaults, ...input };
      const texts = messages.map(({ content }) => content);
      if (prompt !== undefined) texts.push(prompt);
      const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
      const tokens = writeTokens([chosenSeed, ...texts].join('\n'), max_tokens);
      const durationMs = settings.durationMs ?? tokens.length * msPerToken;
      const usage = {
        input: texts.reduce((sum, text) => sum + countTokens(text), 0),
        output: tokens.length,
      };
      const text = tokens.join('');
      const isNamed = alternatives.id('output-of-other-models') === 'by-kind';
      const counted = alternatives.id('input-tokens') === 'free' ? 0 : usage.input;
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output: isNamed ? { text, usage } : { result: text, usage },
          quantity: BigInt(tokens.length + counted),
        },
        ...(stream && { chunks: spreadChunks(tokens, durationMs) }),
      };
    },
  };
}

/** The seed of a longer text is its digest, which is made much faster than random values are seeded. */
const longSeed = 100_000;

function writeTokens(seed: string, maxTokens: number): string[] {
  const random = seededRandom(seed.length > longSeed ? sha256Hex(seed) : seed);
  const natural = fewestTokens + (random.nextUint32() % (mostTokens - fewestTokens + 1));
  const length = Math.min(natural, maxTokens);
  const tokens: string[] = [];
  while (tokens.length < length) {
    const [first = '', ...others] = writeSentence(random);
    tokens.push(tokens.length === 0 ? first : ` ${first}`, ...others);
  }
  return tokens.slice(0, length);
}

/** Spread evenly over the duration; the last chunk comes at the end. */
function spreadChunks(
  tokens: readonly string[],
  durationMs: number,
): NonNullable<SimulatedWork['chunks']> {
  return Array.from({ length: Math.ceil(tokens.length / tokensPerChunk) }, (_, index) => {
    const start = index * tokensPerChunk;
    const end = Math.min(start + tokensPerChunk, tokens.length);
    return {
      afterMs: Math.floor((durationMs * end) / tokens.length),
      output: { text: tokens.slice(start, end).join('') },
    };
  });
}
