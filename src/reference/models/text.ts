import { models } from '#generated/models/validators.js';
import { type Random, seededRandom } from '../../core/random.ts';
import type { JobWorker, SimulatedWork } from '../engine/job-worker.ts';
import { failAtOnce, forecastRefusal, refuseInput } from './model-input.ts';

const { defaults } = models.text;

/** Time for a token without `durationMs`, in milliseconds. */
const msPerToken = 10;

/** The model writes 20 to 200 tokens; `max_tokens` may limit them further. */
const fewestTokens = 20;
const mostTokens = 200;

/** How many tokens are streamed at a time; the last chunk may have fewer. */
const tokensPerChunk = 8;

/** The endpoint settings of a text model. */
export interface TextModelSettings {
  /** Default: 10 for each token that is generated. */
  readonly durationMs?: number;
}

/**
 * Fails at once for an invalid input. Charged by the generated tokens, `usage.output`; those of the
 * input, `usage.input`, are free.
 *
 * @rule text-output
 * @rule input-tokens-free
 */
export function textWorker(settings: TextModelSettings): JobWorker {
  return {
    forecast(input) {
      if (!models.text.validateInput(input))
        return forecastRefusal(input, models.text.validateInput.errors);
      return { kind: 'unknown', reason: 'The model decides how many tokens it writes.' };
    },
    begin({ input, random }) {
      if (!models.text.validateInput(input))
        return refuseInput(input, models.text.validateInput.errors);
      const { prompt, messages = [], max_tokens, seed, stream } = { ...defaults, ...input };
      const texts = messages.map(({ content }) => content);
      if (prompt !== undefined) texts.push(prompt);
      const chosenSeed = seed === defaults.seed ? random.nextUint32() : seed;
      const tokens = write([chosenSeed, ...texts].join('\n'), max_tokens);
      const durationMs = settings.durationMs ?? tokens.length * msPerToken;
      const usage = {
        input: texts.reduce((sum, text) => sum + countTokens(text), 0),
        output: tokens.length,
      };
      return {
        kind: 'simulated',
        durationMs,
        outcome: {
          kind: 'output',
          output: { text: tokens.join(''), usage },
          quantity: BigInt(tokens.length),
        },
        ...(stream && { chunks: chunksOf(tokens, durationMs) }),
      };
    },
  };
}

function write(seed: string, maxTokens: number): string[] {
  const random = seededRandom(seed);
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
function chunksOf(
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

/** The made-up English of the demo models, and how it is counted. */
const qualities = [
  'quiet',
  'silver',
  'patient',
  'narrow',
  'bright',
  'distant',
  'weathered',
  'warm',
];
const things = ['harbour', 'lantern', 'café', 'river', 'signal', 'garden', 'railway', 'letter'];
const deeds = ['follows', 'remembers', 'answers', 'crosses', 'carries', 'leaves', 'finds', 'keeps'];
const endings = [[], [' at', ' dusk'], [' again'], [',', ' slowly'], [' before', ' winter']];

/** The tokens of a sentence; joined they are its text. Such as `The`, ` quiet`, ..., `.`. */
export function writeSentence(random: Random): string[] {
  const pick = <Item>(items: readonly Item[]): Item[] => {
    const item = items[random.nextUint32() % items.length];
    return item === undefined ? [] : [item];
  };
  const thing = () => [...pick(qualities), ...pick(things)].map((word) => ` ${word}`);
  const deed = pick(deeds).map((word) => ` ${word}`);
  return [
    'The',
    ...thing(),
    ...deed,
    ...pick([' the', ' a']),
    ...thing(),
    ...pick(endings).flat(),
    '.',
  ];
}

/**
 * How many tokens a text has: each run of letters, marks and digits is one, and so is each other
 * character which is not white space. `It's 5 °C.` has seven. Real models count in their own ways;
 * this one can be followed with a finger.
 */
export function countTokens(text: string): number {
  // Finds the last character of each run. A loop over a long run could overflow the stack.
  const token = /[\p{L}\p{M}\p{N}](?![\p{L}\p{M}\p{N}])|[^\s\p{L}\p{M}\p{N}]/gu;
  let count = 0;
  while (token.test(text)) count += 1;
  return count;
}

/** How many characters a text has: Unicode code points, neither bytes nor UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The endpoint settings of a transcription model. */
export interface TranscriptionModelSettings {
  /** Default: 1000. */
  readonly durationMs?: number;
}

/**
 * Makes up a transcript of three to eight sentences; the same address or bytes give the same text.
 * Fails at once for an invalid input. Charged by the Unicode code points of the transcript.
 *
 * @rule transcription-output
 */
export function transcriptionWorker({ durationMs = 1000 }: TranscriptionModelSettings): JobWorker {
  return {
    forecast(input) {
      const detail = sourceProblem(input);
      if (detail !== undefined) {
        return { kind: 'invalid', problems: [{ pointer: '/input', detail }] };
      }
      if (!models.transcription.validateInput(input))
        return forecastRefusal(input, models.transcription.validateInput.errors);
      return { kind: 'unknown', reason: 'The length of the transcript follows from the audio.' };
    },
    begin({ input }) {
      const problem = sourceProblem(input);
      if (problem !== undefined) return failAtOnce(problem);
      if (!models.transcription.validateInput(input))
        return refuseInput(input, models.transcription.validateInput.errors);
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

/** Undefined where the input has exactly one source of audio. */
function sourceProblem(input: object): string | undefined {
  const given = ['audio', 'audio_base64'].filter((name) => Object.hasOwn(input, name));
  if (given.length === 1) return undefined;
  const got = given.length === 0 ? 'neither' : 'both';
  return `Expected either audio or audio_base64 at body /input, got ${got}.`;
}
