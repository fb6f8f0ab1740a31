/**
 * Writes MP4 files of one video track.
 *
 * Sections are those of ISO/IEC 14496-12; the description of H.264 is that of 14496-15.
 */

/** One H.264 video track. */
export interface VideoTrack {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Pictures in a second; an integer. */
  readonly frameRate: number;
  /** The sequence parameter set, with its NAL header, profile and level. */
  readonly sequence: Uint8Array;
  /** The picture parameter set, with its NAL header. */
  readonly picture: Uint8Array;
}

/**
 * All of a file that stands before its samples, which follow in one chunk. A sample is a picture
 * that needs no other one: the length of its NAL unit in four bytes, then the unit.
 * @param sizes of the samples, in bytes, their four bytes of length included
 */
export function mp4Head(track: VideoTrack, sizes: readonly number[]): Uint8Array {
  const type = box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2avc1mp41'));
  // Where the data begins does not change how long the description is.
  const { length } = description(track, sizes, 0);
  const moov = description(track, sizes, type.length + length + 8);
  const dataBytes = sizes.reduce((sum, size) => sum + size, 8);
  return Buffer.concat([type, moov, u32(dataBytes), Buffer.from('mdat')]);
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** The identity of section 6.2.2. */
const upright = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function description(track: VideoTrack, sizes: readonly number[], dataOffset: number): Buffer {
  const { width, height, frameRate } = track;
  const durationMs = (sizes.length / frameRate) * 1000;
  return box(
    'moov',
    box(
      'mvhd',
      u32(0, 0, 0, 1000, durationMs), // no flags, no dates; units in a second
      u32(0x10000), // speed
      u16(0x100), // volume
      Buffer.alloc(10),
      upright,
      Buffer.alloc(24),
      u32(2), // the next track would have this number
    ),
    box(
      'trak',
      box(
        'tkhd',
        u32(3, 0, 0, 1, 0, durationMs), // enabled, in the movie; no dates; track 1
        Buffer.alloc(16),
        upright,
        u16(width, 0, height, 0),
      ),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, frameRate, sizes.length), u16(0x55c4, 0)), // no language
        box('hdlr', u32(0, 0), Buffer.from('vide'), Buffer.alloc(13)),
        box(
          'minf',
          box('vmhd', u32(1), Buffer.alloc(8)),
          box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), // the data is in this file
          box(
            'stbl',
            box('stsd', u32(0, 1), sampleEntry(track)),
            box('stts', u32(0, 1, sizes.length, 1)),
            box('stsc', u32(0, 1, 1, sizes.length, 1)),
            box('stsz', u32(0, 0, sizes.length, ...sizes)),
            box('stco', u32(0, 1, dataOffset)),
          ),
        ),
      ),
    ),
  );
}

function sampleEntry({ width, height, sequence, picture }: VideoTrack): Buffer {
  return box(
    'avc1',
    u16(0, 0, 0, 1), // the one data reference
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0), // 72 dots an inch
    u16(1), // one picture a sample
    Buffer.alloc(32),
    u16(24, 0xffff), // colour, no table of colours
    box(
      'avcC',
      // Version, profile and level, lengths of four bytes, then one parameter set of each kind.
      Buffer.concat([Buffer.of(1), sequence.subarray(1, 4), Buffer.of(0xff, 0xe1)]),
      Buffer.concat([u16(sequence.length), sequence]),
      Buffer.concat([Buffer.of(1), u16(picture.length), picture]),
    ),
  );
}
