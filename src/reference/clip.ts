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
import { mp4File } from './mp4.ts';

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
 * Encodes a clip as an MP4 file which can be played while it is being downloaded. The clip is one of
 * those that `isRenderable` accepts.
 */
export function renderClip(clip: Clip): Uint8Array {
  const columns = Math.ceil(clip.width / 16);
  const rows = Math.ceil(clip.height / 16);
  const below = lowerRows(columns, rows);
  const count = clip.seconds * frameRate;
  const samples = Array.from({ length: count }, (_, index) =>
    Buffer.concat([...topRow(clip, columns, { index, count }), below]),
  );
  const sequence = Buffer.from([0x67, ...profileAndLevel, ...sequenceParameters(clip)]);
  const { width, height } = clip;
  return mp4File({ width, height, frameRate, sequence, picture: pictureParameters }, samples);
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

/** The header of an IDR picture (section 7.3.3) and its topmost row, as plain samples. */
function* topRow(
  clip: Clip,
  columns: number,
  { index, count }: { index: number; count: number },
): Generator<Buffer> {
  const header = [
    ...[ue(0), ue(7), ue(0)], // first_mb_in_slice, slice_type: all I, pic_parameter_set_id
    u(0, 4), // frame_num
    ue(index % 2), // idr_pic_id: differs between neighbours
    ...['0', '0'], // no_output_of_prior_pics_flag, long_term_reference_flag
    ...[ue(0), ue(1)], // slice_qp_delta, disable_deblocking_filter_idc: off
  ];
  yield Buffer.from([0x65, ...toBytes(header.join('') + plainSamples)]);
  const colours = lineOfColours(clip, columns * 16, index / count);
  for (let column = 0; column < columns; column += 1) {
    if (column > 0) yield toBytes(plainSamples);
    // Two by two pixels share their chroma samples.
    const luma = colours.y.subarray(column * 16, column * 16 + 16);
    const chroma = [colours.cb, colours.cr].map((plane) =>
      plane.subarray(column * 8, column * 8 + 8),
    );
    yield repeated(luma, 16);
    for (const line of chroma) yield repeated(line, 8);
  }
}

function repeated(line: Uint8Array, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => line));
}

/**
 * All rows but the topmost: macroblocks of type I_16x16_0_0_0 (table 7-11), which repeat the line
 * above in luma and chroma and have no residual. How "no residual" is written depends on the
 * neighbours (section 9.2.1): below plain samples, which count as 16 coefficients, in six bits.
 */
function lowerRows(columns: number, rows: number): Buffer {
  const repeatAbove = ue(1) + ue(2) + ue(0); // mb_type, intra_chroma_pred_mode, mb_qp_delta
  const second = `${repeatAbove}000011`.repeat(columns);
  const others = `${repeatAbove}1`.repeat(columns * (rows - 2));
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
    return Uint8Array.from({ length }, (_, x) => {
      const share = Math.abs(1 - 2 * ((x / length + turn) % 1));
      return Math.round(from + (to - from) * share);
    });
  };
  return { y: plane(width, 0), cb: plane(width / 2, 6), cr: plane(width / 2, 13) };
}
