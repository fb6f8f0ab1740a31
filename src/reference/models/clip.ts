/**
 * Makes the demo clips: MP4 files with H.264 video that players accept, without an encoder.
 *
 * Every picture of a clip stands for itself. Its topmost row of macroblocks (16 x 16 pixels) holds
 * plain samples; each macroblock below repeats the last line of the one above it, which takes one
 * byte. So a picture is a row of colours, drawn down to the bottom, and nothing has to be
 * transformed, quantised or searched. The colours move to the side from picture to picture.
 *
 * Sections are those of ITU-T H.264.
 */

/** All that a clip follows from: the same values give the same bytes. */
export interface Clip {
  /** Pixels; even. */
  readonly width: number;
  /** Pixels; even. */
  readonly height: number;
  readonly format: 'mp4';
  /** An unsigned 32-bit integer that chooses the colours. */
  readonly hue: number;
  /** A positive integer. */
  readonly seconds: number;
}

/** Pictures in a second. */
const frameRate = 2;

/** What level 4 of the format allows (annex A). */
const maximumMacroblocks = 8192;

/** The longest clip, so that no address asks for an endless one. */
const maximumSeconds = 60;

/** Whether a clip can be made: even sizes up to those of full HD, two rows of macroblocks. */
export function isRenderable({ width, height, seconds }: Clip): boolean {
  const rows = Math.ceil(height / 16);
  return (
    [width, height].every((pixels) => pixels > 0 && pixels % 2 === 0) &&
    rows >= 2 &&
    Math.ceil(width / 16) * rows <= maximumMacroblocks &&
    seconds > 0 &&
    seconds <= maximumSeconds
  );
}

/**
 * An MP4 file that plays while it is being downloaded. Its length is known in advance, so only the
 * requested pictures are made.
 */
export class ClipFile {
  /** Bytes. */
  readonly length: number;
  readonly #clip: Clip;
  readonly #head: Uint8Array;
  /** In bytes, of each picture. */
  readonly #sizes: readonly number[];
  #below: Uint8Array | undefined;

  /** @param clip one of those that `isRenderable` accepts */
  constructor(clip: Clip) {
    const { width, height, seconds } = clip;
    const count = seconds * frameRate;
    const others = topRowBytes(clip) + lowerRowsBytes(clip) + 4;
    const sizes = Array.from({ length: count }, (_, index) => pictureHeader(index).length + others);
    const sequence = Buffer.from([0x67, ...profileAndLevel, ...sequenceParameters(clip)]);
    const track = { width, height, frameRate, sequence, picture: pictureParameters };
    this.#clip = clip;
    this.#sizes = sizes;
    this.#head = mp4Head(track, sizes);
    this.length = sizes.reduce((sum, size) => sum + size, this.#head.length);
  }

  /** The bytes of a part of the file, `end` excluded, picture by picture. */
  *pieces(start: number, end: number): Generator<Uint8Array> {
    const { length } = this.#head;
    if (start < length) yield this.#head.subarray(start, end);
    let at = length;
    for (const [index, size] of this.#sizes.entries()) {
      const from = Math.max(0, start - at);
      const to = Math.min(size, end - at);
      if (from < to) yield this.#sample(index).subarray(from, to);
      at += size;
    }
  }

  #sample(index: number): Uint8Array {
    this.#below ??= lowerRows(this.#clip);
    const header = pictureHeader(index);
    const turn = index / this.#sizes.length;
    const size = Buffer.alloc(4);
    const row = topRow(this.#clip, turn);
    size.writeUInt32BE(header.length + row.length + this.#below.length);
    return Buffer.concat([size, header, row, this.#below]);
  }
}

// Bits are written as text of 0 and 1, since few of them are.

/** A fixed number of bits, most significant first: u(n) of section 7.2. */
function u(value: number, length: number): string {
  return value.toString(2).padStart(length, '0');
}

/** An unsigned Exp-Golomb code: ue(v) of section 9.1. The signed code of 0 is the same. */
function ue(value: number): string {
  const digits = (value + 1).toString(2);
  return digits.padStart(digits.length * 2 - 1, '0');
}

function toBytes(bits: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(bits.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2);
  }
  return bytes;
}

/** Constrained baseline profile, level 4 (annex A). */
const profileAndLevel = [66, 0b1100_0000, 40];

/** Section 7.3.2.1: size, no reordering; what exceeds the asked size is cropped. */
function sequenceParameters({ width, height }: Clip): Buffer {
  const columns = Math.ceil(width / 16);
  const rows = Math.ceil(height / 16);
  const bits = [
    ue(0), // seq_parameter_set_id
    ue(0), // log2_max_frame_num_minus4
    ue(2), // pic_order_cnt_type: shown in the order in which they come
    ue(0), // max_num_ref_frames: every picture stands for itself
    '0', // gaps_in_frame_num_value_allowed_flag
    ue(columns - 1),
    ue(rows - 1),
    '1', // frame_mbs_only_flag
    '1', // direct_8x8_inference_flag
    '1', // frame_cropping_flag: left, right, top, bottom in units of two pixels
    ...[ue(0), ue((columns * 16 - width) / 2), ue(0), ue((rows * 16 - height) / 2)],
    '0', // vui_parameters_present_flag
    '1', // rbsp_stop_one_bit
  ];
  return toBytes(bits.join(''));
}

/** Section 7.3.2.2: variable length codes, one slice group, nothing weighted. */
const pictureParameters = Buffer.from([
  0x68,
  ...toBytes(
    [
      ...[ue(0), ue(0)], // pic_parameter_set_id, seq_parameter_set_id
      ...['0', '0'], // entropy_coding_mode_flag, bottom_field_pic_order_in_frame_present_flag
      ue(0), // num_slice_groups_minus1
      ...[ue(0), ue(0), '0', u(0, 2)], // reference indexes, weighted prediction
      ...[ue(0), ue(0), ue(0)], // quantisers: nothing is quantised
      ...['1', '0', '0'], // deblocking_filter_control_present_flag, then two that are off
      '1', // rbsp_stop_one_bit
    ].join(''),
  ),
]);

/** Macroblock type I_PCM (table 7-11). */
const plainSamples = ue(25);

/** The same where it begins at a byte, as after the samples of another macroblock. */
const plainSamplesBytes = toBytes(plainSamples);

/** Luma and the two planes of chroma, of which two by two pixels share a sample. */
const samplesOfMacroblock = 16 * 16 + 2 * 8 * 8;

/** The header of an IDR picture (section 7.3.3) and the type of its first macroblock. */
function pictureHeader(index: number): Uint8Array {
  const header = [
    ...[ue(0), ue(7), ue(0)], // first_mb_in_slice, slice_type: all I, pic_parameter_set_id
    u(0, 4), // frame_num
    ue(index % 2), // idr_pic_id: differs between neighbours
    ...['0', '0'], // no_output_of_prior_pics_flag, long_term_reference_flag
    ...[ue(0), ue(1)], // slice_qp_delta, disable_deblocking_filter_idc: off
  ];
  return Buffer.from([0x65, ...toBytes(header.join('') + plainSamples)]);
}

function topRowBytes({ width }: Clip): number {
  const columns = Math.ceil(width / 16);
  return columns * samplesOfMacroblock + (columns - 1) * plainSamplesBytes.length;
}

/** The topmost row of a picture as plain samples, without the type of its first macroblock. */
function topRow(clip: Clip, turn: number): Uint8Array {
  const columns = Math.ceil(clip.width / 16);
  const colours = lineOfColours(clip, columns * 16, turn);
  const row = new Uint8Array(topRowBytes(clip));
  let at = 0;
  /** A square of lines that are all the same. */
  const put = (line: Uint8Array, column: number, width: number): void => {
    for (let index = 0; index < width * width; index += 1) {
      row[at++] = line[column * width + (index % width)] ?? 0;
    }
  };
  for (let column = 0; column < columns; column += 1) {
    if (column > 0) {
      row.set(plainSamplesBytes, at);
      at += plainSamplesBytes.length;
    }
    put(colours.y, column, 16);
    put(colours.cb, column, 8);
    put(colours.cr, column, 8);
  }
  return row;
}

/** A macroblock of type I_16x16_0_0_0 (table 7-11). */
const repeatAbove = ue(1) + ue(2) + ue(0); // mb_type, intra_chroma_pred_mode, mb_qp_delta

/**
 * How a macroblock says that it has no residual depends on its neighbours (section 9.2.1): below
 * plain samples, which count as 16 coefficients, it takes six bits.
 */
const noResidual = { second: '000011', others: '1' };

function lowerRowsBytes({ width, height }: Clip): number {
  const columns = Math.ceil(width / 16);
  const rows = Math.ceil(height / 16);
  const second = columns * (repeatAbove + noResidual.second).length;
  const others = columns * (rows - 2) * (repeatAbove + noResidual.others).length;
  return Math.ceil((second + others + 1) / 8);
}

/** All rows but the topmost: they repeat the line above in luma and chroma, without a residual. */
function lowerRows({ width, height }: Clip): Uint8Array {
  const columns = Math.ceil(width / 16);
  const rows = Math.ceil(height / 16);
  const second = (repeatAbove + noResidual.second).repeat(columns);
  const others = (repeatAbove + noResidual.others).repeat(columns * (rows - 2));
  return toBytes(`${second}${others}1`);
}

/**
 * The colours of a line, from one to another and back, `turn` (0 to 1) of a full turn further on.
 * Samples keep to the range of video, so they are never 0: no start code can come about, and
 * nothing needs to be escaped (section 7.4.1).
 */
function lineOfColours({ hue }: Clip, width: number, turn: number) {
  const plane = (length: number, shift: number): Uint8Array => {
    const from = 16 + ((hue >>> shift) & 0x7f);
    const to = 235 - ((hue >>> (shift + 9)) & 0x7f);
    const line = new Uint8Array(length);
    for (let x = 0; x < length; x += 1) {
      const share = Math.abs(1 - 2 * ((x / length + turn) % 1));
      line[x] = Math.round(from + (to - from) * share);
    }
    return line;
  };
  return { y: plane(width, 0), cb: plane(width / 2, 6), cr: plane(width / 2, 13) };
}

// MP4 files. Sections are those of ISO/IEC 14496-12; the description of H.264 is that of 14496-15.

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
 * The file up to its samples, which follow in one chunk. A sample is an independent picture: the
 * length of its NAL unit in four bytes, then the unit.
 * @param sizes of the samples, in bytes, their four bytes of length included
 */
function mp4Head(track: VideoTrack, sizes: readonly number[]): Uint8Array {
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
