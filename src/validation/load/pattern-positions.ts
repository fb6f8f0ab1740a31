/**
 * A regular expression as the positions of its characters, and which position may follow which
 * (Glushkov's construction). How often a position follows another one counts: it is how many ways lead there.
 */
import regjsparser, { type AstNode } from 'regjsparser';
import { type StepLimit, TooManySteps } from './step-limit.ts';

type Features = { lookbehind: true; namedGroups: true; unicodePropertyEscape: true };
type PatternNode = AstNode<Features>;

/** How often something unlimited is repeated in a text of a million characters. */
const unlimited = 1e6;

/** From this number on, repetition with a choice counts as a loop, not as so many copies. */
const manyRepetitions = 10;

/** Larger numbers are lowered to it where the copies are too many. */
const fewRepetitions = 4;

/** The most positions of a pattern, and the most characters that it tells apart. */
const maximumPositions = 2000;
const maximumSamples = 1000;

/** Characters of all kinds that classes tell apart, beside those that the pattern names. */
const usualCharacters = [...'aAfgzZ059_-.,:;/\\@"\'+ \t\n\r\u00a0\u0301\u2028éßλЖא中あ한\ue000😀'];

export interface PatternPositions {
  /** The characters that a position matches, as a set of bits. No bit: an anchor. */
  readonly characters: readonly bigint[];
  /** How many ways lead from a position directly to another one: one, or 2 for more. */
  readonly ways: readonly ReadonlyMap<number, number>[];
  /** How often a position can be reached in a text of a million characters. */
  readonly repetitions: readonly number[];
  /** Positions of the characters that a match can begin with. */
  readonly first: ReadonlySet<number>;
  /** The most work of an assertion that is tried again at each repetition around it. */
  readonly assertionWork: number;
}

interface Fragment {
  readonly first: ReadonlyMap<number, number>;
  readonly last: ReadonlyMap<number, number>;
  /** How many ways lead through it without a character. */
  readonly empty: number;
}

const nothing: Fragment = { first: new Map(), last: new Map(), empty: 1 };

/**
 * @throws {TooManySteps} if it has too many positions
 */
export function positionsOf(pattern: string, limit: StepLimit): PatternPositions {
  limit.take(pattern.length);
  const root = regjsparser.parse(pattern, 'u', {
    lookbehind: true,
    namedGroups: true,
    unicodePropertyEscape: true,
  } satisfies Features);
  try {
    return new Construction(root, limit, { areCountsLowered: false }).build();
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    return new Construction(root, limit, { areCountsLowered: true }).build();
  }
}

class Construction {
  readonly #root: PatternNode;
  readonly #limit: StepLimit;
  readonly #areCountsLowered: boolean;
  readonly #characters: bigint[] = [];
  readonly #ways: Map<number, number>[] = [];
  readonly #repetitions: number[] = [];
  readonly #samples: readonly string[];
  readonly #matchesBySource = new Map<string, bigint>();
  readonly #groups: PatternNode[] = [];
  readonly #groupsByName = new Map<string, PatternNode>();
  readonly #openGroups = new Set<PatternNode>();
  #repetitionsAround = 1;
  #assertionWork = 0;

  constructor(
    root: PatternNode,
    limit: StepLimit,
    { areCountsLowered }: { readonly areCountsLowered: boolean },
  ) {
    this.#root = root;
    this.#limit = limit;
    this.#areCountsLowered = areCountsLowered;
    const samples = new Set(usualCharacters);
    this.#collect(root, samples);
    if (samples.size > maximumSamples) throw new TooManySteps();
    this.#samples = [...samples];
  }

  build(): PatternPositions {
    const all = this.#fragmentOf(this.#root);
    // Whatever comes after the end of a match is not tried, unless an assertion can refuse the match there.
    if (!endsInAssertion(this.#root)) {
      for (const position of all.last.keys()) this.#ways[position]?.clear();
    }
    if (all.empty === 0) this.#addSearch(all);
    return {
      characters: this.#characters,
      ways: this.#ways,
      repetitions: this.#repetitions,
      first: this.#firstCharacters(all.first),
      assertionWork: this.#assertionWork,
    };
  }

  /** Positions behind anchors instead of the anchors. */
  #firstCharacters(first: ReadonlyMap<number, number>): ReadonlySet<number> {
    const positions = new Set(first.keys());
    for (const position of positions) {
      if (this.#characters[position] !== 0n) continue;
      for (const next of this.#ways[position]?.keys() ?? []) positions.add(next);
    }
    return positions;
  }

  /** A match may begin at each character. */
  #addSearch({ first }: Fragment): void {
    const search = this.#addPosition((1n << BigInt(this.#samples.length)) - 1n);
    this.#repetitions[search] = unlimited;
    this.#join(new Map([[search, 1]]), new Map([[search, 1], ...first]));
  }

  /** Finds the characters that the pattern names, with the neighbours of ranges, and its groups. */
  #collect(node: PatternNode, samples: Set<string>): void {
    if (node.type === 'value') addSample(samples, node.codePoint);
    if (node.type === 'characterClassRange') {
      for (const end of [node.min.codePoint, node.max.codePoint]) {
        for (const codePoint of [end - 1, end, end + 1]) addSample(samples, codePoint);
      }
    }
    if (node.type === 'group' && node.behavior === 'normal') {
      this.#groups.push(node);
      if (node.name !== undefined) this.#groupsByName.set(node.name.value, node);
    }
    if ('body' in node) for (const part of node.body) this.#collect(part, samples);
  }

  #fragmentOf(node: PatternNode): Fragment {
    this.#limit.take();
    switch (node.type) {
      case 'alternative':
        return this.#sequence(node.body);
      case 'disjunction':
        return this.#choice(node.body.map((part) => this.#fragmentOf(part)));
      case 'quantifier':
        return this.#repetition(node.body[0], node.min, node.max ?? unlimited);
      case 'group':
        return this.#group(node);
      case 'reference':
        return this.#reference(node);
      case 'anchor':
        return node.kind === 'start' || node.kind === 'end' ? this.#single(0n) : nothing;
      default:
        return this.#single(this.#matchesOf(node.raw));
    }
  }

  #group(node: Extract<PatternNode, { type: 'group' }>): Fragment {
    if (node.behavior === 'normal' || node.behavior === 'ignore') {
      this.#openGroups.add(node);
      const fragment = this.#sequence(node.body);
      this.#openGroups.delete(node);
      return fragment;
    }
    const start = this.#characters.length;
    const outerRepetitions = this.#repetitionsAround;
    this.#repetitionsAround = 1;
    const assertion = this.#sequence(node.body);
    this.#repetitionsAround = outerRepetitions;
    for (const position of assertion.last.keys()) this.#ways[position]?.clear();
    const most = Math.max(0, ...this.#repetitions.slice(start));
    this.#assertionWork = Math.max(this.#assertionWork, outerRepetitions * most);
    return nothing;
  }

  /** A reference to a group matches what the group could have matched. */
  #reference(node: Extract<PatternNode, { type: 'reference' }>): Fragment {
    const group =
      node.name === undefined
        ? this.#groups[node.matchIndex - 1]
        : this.#groupsByName.get(node.name.value);
    return group === undefined || this.#openGroups.has(group) ? nothing : this.#fragmentOf(group);
  }

  #sequence(parts: readonly PatternNode[]): Fragment {
    let all = nothing;
    for (const part of parts) all = this.#concatenation(all, this.#fragmentOf(part));
    return all;
  }

  #concatenation(left: Fragment, right: Fragment): Fragment {
    this.#join(left.last, right.first);
    return {
      first: this.#sum(left.first, right.first, left.empty),
      last: this.#sum(right.last, left.last, right.empty),
      empty: left.empty * right.empty,
    };
  }

  #choice(parts: readonly Fragment[]): Fragment {
    const first = new Map<number, number>();
    const last = new Map<number, number>();
    let empty = 0;
    for (const part of parts) {
      this.#limit.take(part.first.size + part.last.size);
      for (const [position, count] of part.first) first.set(position, count);
      for (const [position, count] of part.last) last.set(position, count);
      empty = Math.min(2, empty + part.empty);
    }
    return { first, last, empty };
  }

  #repetition(body: PatternNode, min: number, max: number): Fragment {
    if (max === 0) return nothing;
    const isVaried = min !== max || matchLength(body) === undefined;
    const many = this.#areCountsLowered ? fewRepetitions + 1 : manyRepetitions;
    if (max >= unlimited || (isVaried && max >= many)) return this.#loop(body, min, max);
    const copies = this.#areCountsLowered ? Math.min(max, fewRepetitions) : max;
    const needed = Math.min(min, copies);
    let rest = nothing;
    for (let copy = needed; copy < copies; copy += 1) {
      rest = { ...this.#concatenation(this.#fragmentOf(body), rest), empty: 1 };
    }
    for (let copy = 0; copy < needed; copy += 1) {
      rest = this.#concatenation(this.#fragmentOf(body), rest);
    }
    return rest;
  }

  #loop(body: PatternNode, min: number, max: number): Fragment {
    const start = this.#characters.length;
    const outerRepetitions = this.#repetitionsAround;
    this.#repetitionsAround = Math.min(unlimited, outerRepetitions * max);
    const fragment = this.#fragmentOf(body);
    this.#repetitionsAround = outerRepetitions;
    this.#join(fragment.last, fragment.first);
    // Needed repetitions may match no character: there are many ways to choose which.
    if (fragment.empty > 0 && min >= fewRepetitions) this.#join(fragment.last, fragment.first);
    for (let position = start; position < this.#characters.length; position += 1) {
      const inside = this.#repetitions[position] ?? 1;
      this.#repetitions[position] = Math.min(unlimited, inside * max);
    }
    // JavaScript does not repeat what matched no character, but a needed repetition may match none.
    if (min === 0) return { ...fragment, empty: 1 };
    if (fragment.empty === 0) return fragment;
    return { ...fragment, first: this.#sum(fragment.first, fragment.first, 1 + fragment.empty) };
  }

  #single(characters: bigint): Fragment {
    const position = new Map([[this.#addPosition(characters), 1]]);
    return { first: position, last: position, empty: 0 };
  }

  #addPosition(characters: bigint): number {
    if (this.#characters.length === maximumPositions) throw new TooManySteps();
    this.#ways.push(new Map());
    this.#repetitions.push(1);
    return this.#characters.push(characters) - 1;
  }

  #join(from: ReadonlyMap<number, number>, to: ReadonlyMap<number, number>): void {
    this.#limit.take(from.size * to.size);
    for (const [position, lasts] of from) {
      const ways = this.#ways[position];
      for (const [next, firsts] of to) {
        ways?.set(next, Math.min(2, (ways.get(next) ?? 0) + lasts * firsts));
      }
    }
  }

  /** Positions with their ways, and others by so many more ways. */
  #sum(
    positions: ReadonlyMap<number, number>,
    others: ReadonlyMap<number, number>,
    more: number,
  ): ReadonlyMap<number, number> {
    if (more === 0) return positions;
    if (positions.size === 0 && more === 1) return others;
    this.#limit.take(positions.size + others.size);
    const sum = new Map(positions);
    for (const [position, count] of others) sum.set(position, Math.min(2, count * more));
    return sum;
  }

  /** The samples that a character or a class matches. */
  #matchesOf(source: string): bigint {
    const earlier = this.#matchesBySource.get(source);
    if (earlier !== undefined) return earlier;
    this.#limit.take(this.#samples.length);
    const expression = new RegExp(source, 'u');
    let matches = 0n;
    for (const [index, sample] of this.#samples.entries()) {
      if (expression.test(sample)) matches |= 1n << BigInt(index);
    }
    this.#matchesBySource.set(source, matches);
    return matches;
  }
}

function addSample(samples: Set<string>, codePoint: number): void {
  if (codePoint >= 0 && codePoint <= 0x10ffff) samples.add(String.fromCodePoint(codePoint));
}

/** How many characters each match has; undefined if matches differ in that. */
function matchLength(node: PatternNode): number | undefined {
  switch (node.type) {
    case 'alternative':
      return sumOfLengths(node.body);
    case 'disjunction': {
      const [length, ...others] = node.body.map(matchLength);
      return others.every((other) => other === length) ? length : undefined;
    }
    case 'quantifier': {
      const length = matchLength(node.body[0]);
      return length === undefined || node.min !== node.max ? undefined : length * node.min;
    }
    case 'group':
      return node.behavior === 'normal' || node.behavior === 'ignore' ? sumOfLengths(node.body) : 0;
    case 'reference':
      return undefined;
    case 'anchor':
      return 0;
    default:
      return 1;
  }
}

function sumOfLengths(parts: readonly PatternNode[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    const length = matchLength(part);
    if (length === undefined) return undefined;
    sum += length;
  }
  return sum;
}

/** Whether a lookaround or a word boundary may be the last part. */
function endsInAssertion(node: PatternNode): boolean {
  switch (node.type) {
    case 'anchor':
      return node.kind !== 'start' && node.kind !== 'end';
    case 'group': {
      const isAssertion = node.behavior !== 'normal' && node.behavior !== 'ignore';
      return isAssertion || endInAssertion(node.body);
    }
    case 'alternative':
      return endInAssertion(node.body);
    case 'disjunction':
      return node.body.some(endsInAssertion);
    case 'quantifier':
      return endsInAssertion(node.body[0]);
    default:
      return false;
  }
}

/** Parts that may be absent leave the end to the one before. */
function endInAssertion(parts: readonly PatternNode[]): boolean {
  const end = parts.findLastIndex((part) => part.type !== 'quantifier' || part.min > 0);
  return parts.slice(Math.max(end, 0)).some(endsInAssertion);
}
