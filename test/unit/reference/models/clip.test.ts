import { describe, expect, test } from 'vitest';
import { type Clip, ClipFile } from '../../../../src/reference/models/clip.ts';

const clip: Clip = { width: 832, height: 480, format: 'mp4', hue: 0xa1b2c3d4, seconds: 5 };

function renderClip(values: Clip): Buffer {
  const file = new ClipFile(values);
  return Buffer.concat([...file.pieces(0, file.length)]);
}

/** The boxes of a file or of a box's content, by type. */
function boxes(bytes: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  let at = 0;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    found.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + length));
    at += length;
  }
  expect(at).toBe(bytes.length);
  return found;
}

function inside(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((content, type) => boxes(content).get(type) ?? Buffer.of(), bytes);
}

function parsed(values: Clip) {
  const file = renderClip(values);
  const track = inside(file, 'moov', 'trak', 'mdia');
  const table = inside(track, 'minf', 'stbl');
  const header = inside(track, 'mdhd');
  const [, , count = 0, ...sizes] = numbers(inside(table, 'stsz'));
  const [, , offset = 0] = numbers(inside(table, 'stco'));
  const samples: Buffer[] = [];
  let at = offset;
  for (const size of sizes) {
    samples.push(file.subarray(at, at + size));
    at += size;
  }
  return {
    file,
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    entry: inside(table, 'stsd').subarray(8),
    times: numbers(inside(table, 'stts')),
    count,
    samples,
    end: at,
  };
}

function numbers(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4));
}

describe('a clip', () => {
  test('has its metadata before its data, so that it plays while it loads', () => {
    expect([...boxes(renderClip(clip)).keys()]).toEqual(['ftyp', 'moov', 'mdat']);
  });

  test.each([1, 5, 10, 60])('of %i s has this duration in its header and frames', (seconds) => {
    const { count, times, samples, ...read } = parsed({ ...clip, seconds });
    expect(read.seconds).toBe(seconds);
    expect(samples).toHaveLength(count);
    expect(times).toEqual([0, 1, count, 1]);
    expect(count).toBe(seconds * 2);
  });

  test.each([
    [832, 480],
    [720, 1280],
    [1920, 1080],
    [2, 34],
  ])('of %i x %i has this size in its header', (width, height) => {
    const { entry } = parsed({ ...clip, width, height });
    expect(entry.toString('latin1', 4, 8)).toBe('avc1');
    expect([entry.readUInt16BE(32), entry.readUInt16BE(34)]).toEqual([width, height]);
  });

  test.each([0, 0xffffffff, 0x01010101, clip.hue])(
    'of hue %i has complete frames without a start code inside',
    (hue) => {
      const { samples, end, file } = parsed({ ...clip, width: 1080, height: 1920, hue });
      expect(end).toBe(file.length);
      for (const sample of samples) {
        expect(sample.readUInt32BE(0)).toBe(sample.length - 4);
        expect(sample[4]).toBe(0x65);
        const unit = sample.subarray(4).toString('latin1');
        // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes are what is looked for.
        expect(unit).not.toMatch(/\0\0[\0-\x03]/);
      }
    },
  );

  test('shows motion, and is identical for identical values', () => {
    const { file, samples } = parsed(clip);
    expect(renderClip(clip)).toEqual(file);
    expect(renderClip({ ...clip, hue: 7 })).not.toEqual(file);
    expect(new Set(samples.map((sample) => sample.toString('latin1'))).size).toBe(samples.length);
  });
});
