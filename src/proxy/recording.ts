/** An index of recorded exchanges. It holds where they are in their file, not what they say. */
import type { Exchange } from '../evidence/record-types.ts';
import {
  type ComparableParts,
  type ComparableRequest,
  comparableRequest,
  firstDifferences,
  matchKey,
  mostDifferences,
} from './comparable-request.ts';

/** Where a record is in its file, in bytes. */
export interface Extent {
  readonly from: number;
  readonly bytes: number;
}

/** The most requests in one recording, so that the index stays below some 200 MB. */
const defaultMostRequests = 1_000_000;

/** The most paths that are known to explanations. */
const mostPaths = 10_000;

/** The most recorded requests at one path that are compared with one that does not match. */
const mostCompared = 20;

/** A longer record is not compared, in bytes. */
const longestCompared = 400_000;

export interface RecordingOptions {
  readonly mostRequests?: number | undefined;
  /** As for `comparable`. */
  readonly ignored?: readonly string[] | undefined;
}

/** The answers to one request, in the order of the recording. */
interface Answers {
  readonly extents: Extent[];
  next: number;
}

export class Recording {
  readonly #read: (extent: Extent) => Promise<Exchange>;
  readonly #mostRequests: number;
  readonly #ignored: readonly string[];
  readonly #answers = new Map<string, Answers>();
  /** Different requests by method and path. */
  readonly #atPath = new Map<string, Extent[]>();
  #size = 0;
  #leftOut = 0;

  /** @param read reads a record again; rejects if it is not there any more */
  constructor(
    read: (extent: Extent) => Promise<Exchange>,
    { mostRequests = defaultMostRequests, ignored = [] }: RecordingOptions = {},
  ) {
    this.#read = read;
    this.#mostRequests = mostRequests;
    this.#ignored = ignored;
  }

  /** The number of requests with a complete answer. */
  get size(): number {
    return this.#size;
  }

  /** The number of exchanges that cannot be replayed. */
  get leftOut(): number {
    return this.#leftOut;
  }

  /** Takes in an exchange; false if the recording is full. */
  add(exchange: Exchange, extent: Extent): boolean {
    if (!canBeReplayed(exchange)) {
      this.#leftOut += 1;
      return true;
    }
    if (this.#size === this.#mostRequests) return false;
    this.#size += 1;
    const request = this.#requestOf(exchange);
    const key = matchKey(request);
    const recordedAnswers = this.#answers.get(key);
    if (recordedAnswers !== undefined) {
      recordedAnswers.extents.push(extent);
      return true;
    }
    this.#answers.set(key, { extents: [extent], next: 0 });
    const others = this.#atPath.get(request.place);
    if (others === undefined && this.#atPath.size < mostPaths) {
      this.#atPath.set(request.place, [extent]);
    } else if (others !== undefined && others.length < mostCompared) others.push(extent);
    return true;
  }

  /** The next recorded answer to a request, at last again and again; undefined if none matches. */
  async next(parts: ComparableParts): Promise<Exchange | undefined> {
    const answers = this.#answers.get(matchKey(comparableRequest(parts, this.#ignored)));
    const extent = answers?.extents[answers.next];
    if (answers === undefined || extent === undefined) return undefined;
    answers.next = Math.min(answers.next + 1, answers.extents.length - 1);
    return await this.#read(extent);
  }

  /** What the nearest recorded request has and this one has not, as a sentence without values. */
  async nearest(parts: ComparableParts): Promise<string> {
    const request = comparableRequest(parts, this.#ignored);
    const extents = this.#atPath.get(request.place) ?? [];
    let best: { count: number; text: string } | undefined;
    for (const extent of extents.filter(({ bytes }) => bytes <= longestCompared)) {
      const exchange = await this.#read(extent);
      const recorded = this.#requestOf(exchange);
      const pointers = firstDifferences(request.body, recorded.body);
      const parts = [
        ...(request.hasKey === recorded.hasKey
          ? []
          : [`it was recorded ${recorded.hasKey ? 'with' : 'without'} an API key`]),
        ...(request.query === recorded.query ? [] : ['the query differs']),
        ...(pointers.length === 0 ? [] : [`the body differs${placesText(pointers)}`]),
      ];
      const isOther = pointers.includes('');
      const count = (isOther ? mostDifferences : pointers.length) + parts.length;
      if (best === undefined || count < best.count) {
        best = { count, text: `nearest is record ${exchange.id}: ${parts.join('; ')}` };
      }
    }
    if (best !== undefined) return best.text;
    if (extents.length > 0) return 'the recorded requests at this path are too long to compare';
    const path = this.#nearestPath(request.place);
    return `nothing was recorded at this path${path === undefined ? '' : `; nearest is ${path}`}`;
  }

  #requestOf({ key, request }: Exchange): ComparableRequest {
    const { method, target, body = '' } = request;
    return comparableRequest({ method, target, body, hasKey: key !== 'none' }, this.#ignored);
  }

  /** The one with as many segments of which the fewest differ; the method counts as one. */
  #nearestPath(place: string): string | undefined {
    const wanted = place.split(/[ /]/);
    let best: string | undefined;
    // A path of which nothing else is the same is not near.
    let fewest = wanted.length - 2;
    for (const path of this.#atPath.keys()) {
      const segments = path.split(/[ /]/);
      if (segments.length !== wanted.length) continue;
      const count = segments.filter((segment, index) => segment !== wanted[index]).length;
      if (count >= fewest) continue;
      best = path;
      fewest = count;
    }
    return best;
  }
}

/** Whether request and answer are complete, and the request had a key that is told apart from none at most. */
function canBeReplayed({ key, request, response, isGivenUp }: Exchange): boolean {
  if (key !== 'valid' && key !== 'unknown' && key !== 'none') return false;
  if (request.bytes !== undefined && request.bytes > 0) return false;
  if (response === undefined || response.isCutOff || isGivenUp) return false;
  const isKept = response.body !== undefined || response.bytes === 0;
  return isKept && response.status >= 200 && response.status <= 599;
}

function placesText(pointers: readonly string[]): string {
  if (pointers.includes('')) return '';
  const firstPlaces = pointers.slice(0, 3).join(', ');
  const rest = pointers.length - 3;
  return ` at ${rest > 0 ? `${firstPlaces} and ${rest} more places` : firstPlaces}`;
}
