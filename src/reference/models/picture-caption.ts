/** Writes on demo pictures, in a font of 5 by 8 dots, so that nobody takes them for a model's work. */

import { hexBytes } from '../../core/bytes.ts';

/** The dots of the characters from the space to the tilde: five columns each, the lowest bit on top. */
const font = hexBytes(
  `0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300
   001c224100 0041221c00 2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402
   3e5149453e 00427f4000 7249494946 2141494d33 1814127f10 2745454539 3c4a494931 4121110907
   3649494936 464949291e 0036360000 0056360000 0008142241 1414141414 0041221408 0201590906
   3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173
   7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e
   7f09090906 3e4151215e 7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f
   6314081463 0304780403 6159494d43 007f414141 0204081020 004141417f 0402010204 4040404040
   0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418 00087e0902 18a4a49c78
   7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438
   fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c
   4428102844 4c9090907c 4464544c44 0008364100 0000770000 0041360800 0201020402`.replaceAll(
    /\s/g,
    '',
  ),
);

const dots = { across: 5, down: 8 };
/** With the space to the next one. */
const cell = { width: dots.across + 1, height: dots.down + 1 };
/** Larger pictures have larger characters, not more of them in a line. */
const wantedPerLine = 32;

/** The values of a picture's cells, row by row. */
export interface Grid {
  readonly into: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Where the first cell of a row is. */
  readonly startOf: (row: number) => number;
}

/** Writes paragraphs from the top left; what does not fit is left out. */
export function writeText(
  grid: Grid,
  paragraphs: readonly string[],
  { ink, paper }: { readonly ink: number; readonly paper: number },
): void {
  const scale = Math.max(1, Math.floor(grid.width / (cell.width * wantedPerLine)));
  const perLine = Math.floor(grid.width / (cell.width * scale)) - 1;
  if (perLine < 1) return;
  const lines = paragraphs.flatMap((paragraph) => wrapText(inFontCharacters(paragraph), perLine));
  const most = Math.floor(grid.height / (cell.height * scale)) - 1;
  const fitting = lines.slice(0, Math.max(0, most));
  for (const [index, line] of fitting.entries()) {
    const top = (index * cell.height + dots.down / 2) * scale;
    const left = (cell.width / 2) * scale;
    for (let row = -1; row <= dots.down; row += 1) {
      const drawn = Uint8Array.from({ length: (line.length * cell.width + 1) * scale }, (_, x) =>
        isInk(line, { column: Math.floor(x / scale) - 1, row }) ? ink : paper,
      );
      for (let y = 0; y < scale; y += 1) {
        grid.into.set(drawn, grid.startOf(top + row * scale + y) + left - scale);
      }
    }
  }
}

function isInk(line: string, { column, row }: { column: number; row: number }): boolean {
  if (row < 0 || row >= dots.down || column < 0 || column % cell.width >= dots.across) return false;
  const code = line.charCodeAt(Math.floor(column / cell.width)) - 0x20;
  const bits = font[code * dots.across + (column % cell.width)] ?? 0;
  return ((bits >> row) & 1) === 1;
}

/** The text in characters of the font: accents are left out, and others become question marks. */
function inFontCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/gu, '?');
}

/** Breaks a text between words, or within a word that is longer than a line. */
function wrapText(text: string, length: number): string[] {
  const words = text
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${length}}`, 'g')) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
