import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import { countTokens } from '../../../../src/reference/models/count-text.ts';
import { textWorker } from '../../../../src/reference/models/text.ts';
import { begin } from '../workers/begin-job.ts';

const prompt = 'Tell me about lighthouses.';

function written(input: Record<string, unknown>, random = seededRandom('test')) {
  const { work } = begin(textWorker({}), input, random);
  if (work.outcome.kind === 'error') throw new Error(work.outcome.message);
  const { output, quantity } = work.outcome;
  const { text, usage } = output as { text: string; usage: { input: number; output: number } };
  return { text, usage, quantity, work };
}

describe('a text model', () => {
  test('is charged by the tokens it generates, which are the tokens of its text', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { text, usage, quantity, work } = written({ prompt, seed });
      expect(usage).toEqual({ input: 5, output: countTokens(text) });
      expect(usage.output).toBeGreaterThanOrEqual(20);
      expect(usage.output).toBeLessThanOrEqual(200);
      expect(quantity).toBe(BigInt(usage.output));
      expect(work.durationMs).toBe(usage.output * 10);
    }
  });

  test('stops at max_tokens within the same text', () => {
    const whole = written({ prompt, seed: 1 }).text;
    const cut = written({ prompt, seed: 1, max_tokens: 7 });
    expect(cut.usage.output).toBe(7);
    expect(countTokens(cut.text)).toBe(7);
    expect(whole.startsWith(cut.text)).toBe(true);
  });

  test('writes the same text for a seed and an input, and a random one for -1', () => {
    const random = seededRandom('account');
    expect(written({ prompt, seed: 7 }).text).toBe(written({ prompt, seed: 7 }).text);
    expect(written({ prompt, seed: 7 }).text).not.toBe(written({ prompt, seed: 8 }).text);
    expect(written({ prompt, seed: 7 }).text).not.toBe(written({ prompt: 'Hi', seed: 7 }).text);
    expect(written({ prompt }, random).text).not.toBe(written({ prompt }, random).text);
  });

  test('accepts messages and counts all their tokens as input', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: prompt },
    ];
    expect(written({ messages }).usage.input).toBe(8);
    expect(written({ messages, prompt }).usage.input).toBe(13);
  });

  test('streams its complete text in order if requested', () => {
    const { text, work } = written({ prompt, seed: 3, stream: true });
    const chunks = work.chunks ?? [];
    expect(chunks.map(({ output }) => (output as { text: string }).text).join('')).toBe(text);
    const times = chunks.map(({ afterMs }) => afterMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBe(80);
    expect(times.at(-1)).toBe(work.durationMs);
    expect(written({ prompt, seed: 3 }).work).not.toHaveProperty('chunks');
  });

  test("spreads its chunks over the endpoint's duration", () => {
    const input = { prompt, max_tokens: 16, stream: true };
    const { work } = begin(textWorker({ durationMs: 1001 }), input);
    expect(work.chunks?.map(({ afterMs }) => afterMs)).toEqual([500, 1001]);
  });

  test('fails at once without a prompt or messages', () => {
    const { work } = begin(textWorker({}), { max_tokens: 0 });
    expect(work.durationMs).toBe(0);
    expect(work.outcome).toMatchObject({
      kind: 'error',
      message: expect.stringMatching(/\/input\/prompt.*\/input\/messages.*\/input\/max_tokens/),
    });
  });
});
