import { describe, expect, test } from 'vitest';
import { transcriptionWorker } from '../../../../src/reference/workers/transcription.ts';
import { begin } from './begun.ts';

function transcribed(audio: string) {
  const { work } = begin(transcriptionWorker({}), { audio, prompt: '' });
  if (work.outcome.kind === 'error') throw new Error(work.outcome.message);
  const { output, quantity } = work.outcome;
  return { text: (output as { transcription: string }).transcription, quantity };
}

describe('a transcription model', () => {
  test('is charged by the characters of its transcript, not by their bytes', () => {
    const transcripts = Array.from({ length: 50 }, (_, index) =>
      transcribed(`https://example.com/${index}.mp3`),
    );
    for (const { text, quantity } of transcripts) {
      expect(quantity).toBe(BigInt(Array.from(text).length));
    }
    expect(transcripts.some(({ text }) => Buffer.byteLength(text) > text.length)).toBe(true);
  });

  test('makes up the same transcript for the same recording', () => {
    expect(transcribed('UklGRg==')).toEqual(transcribed('UklGRg=='));
    expect(transcribed('UklGRg==')).not.toEqual(transcribed('UklGRh=='));
  });

  test('takes a second, or as long as the endpoint says', () => {
    const input = { audio: 'UklGRg==' };
    expect(begin(transcriptionWorker({}), input).work.durationMs).toBe(1000);
    expect(begin(transcriptionWorker({ durationMs: 5 }), input).work.durationMs).toBe(5);
  });

  test.each([
    [{}, 'Expected a value at body /input/audio, got nothing.'],
    [{ audio: ' ' }, 'Expected text matching \\S at body /input/audio, got " ".'],
  ])('fails at once without a recording: %j', (input, message) => {
    const { work } = begin(transcriptionWorker({}), input);
    expect(work).toMatchObject({ durationMs: 0, outcome: { kind: 'error', message } });
  });
});
