import { describe, expect, test } from 'vitest';
import { transcriptionWorker } from '../../../../src/reference/models/transcription.ts';
import { begin } from '../workers/begin-job.ts';

function transcribed(audio: string) {
  const { work } = begin(transcriptionWorker({}), { audio, prompt: '' });
  if (work.outcome.kind === 'error') throw new Error(work.outcome.message);
  const { output, quantity } = work.outcome;
  return { text: (output as { transcription: string }).transcription, quantity };
}

describe('a transcription model', () => {
  test('is charged by the characters of its transcript, not by bytes', () => {
    const transcripts = Array.from({ length: 50 }, (_, index) =>
      transcribed(`https://example.com/${index}.mp3`),
    );
    for (const { text, quantity } of transcripts) {
      expect(quantity).toBe(BigInt(Array.from(text).length));
    }
    expect(transcripts.some(({ text }) => Buffer.byteLength(text) > text.length)).toBe(true);
  });

  test('invents the same transcript for the same recording', () => {
    expect(transcribed('UklGRg==')).toEqual(transcribed('UklGRg=='));
    expect(transcribed('UklGRg==')).not.toEqual(transcribed('UklGRh=='));
  });

  test("takes a second or the endpoint's duration", () => {
    const input = { audio: 'UklGRg==' };
    expect(begin(transcriptionWorker({}), input).work.durationMs).toBe(1000);
    expect(begin(transcriptionWorker({ durationMs: 5 }), input).work.durationMs).toBe(5);
  });

  test('accepts the bytes of a recording as audio_base64, with the same transcript', () => {
    const { work } = begin(transcriptionWorker({}), { audio_base64: 'UklGRg==' });
    const { text, quantity } = transcribed('UklGRg==');
    expect(work.outcome).toEqual({ kind: 'output', output: { transcription: text }, quantity });
    const long = { audio_base64: 'A'.repeat(10_000_000) };
    expect(begin(transcriptionWorker({}), long).work.outcome.kind).toBe('output');
  });

  test.each([
    [{}, 'Expected either audio or audio_base64 at body /input, got neither.'],
    [
      { audio: 'https://example.com/a.mp3', audio_base64: 'UklGRg==' },
      'Expected either audio or audio_base64 at body /input, got both.',
    ],
    [{ audio: ' ' }, 'Expected text that is not blank at body /input/audio, got " ".'],
    [
      { audio_base64: 'data:audio/wav;base64,UklGRg==' },
      'Expected base64 at body /input/audio_base64, got "data:audio/wav;base64,UklGRg==".',
    ],
    [{ audio_base64: '' }, 'Expected base64 at body /input/audio_base64, got "".'],
    [{ audio_base64: 7 }, 'Expected a string at body /input/audio_base64, got 7.'],
    [
      { audio_base64: 'A'.repeat(10_000_001) },
      expect.stringMatching(
        /^Expected at most 10000000 characters at body .input.audio_base64, got "A{10,60}"… \(10000001 characters\)\.$/,
      ),
    ],
  ])('fails at once without a single readable recording: %.60j', (input, message) => {
    const { work } = begin(transcriptionWorker({}), input);
    expect(work).toMatchObject({ durationMs: 0, outcome: { kind: 'error', message } });
  });
});
