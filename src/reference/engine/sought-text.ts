/** A text that people search for in jobs. Upper and lower case are equal. */
import type { JobRecord } from './job-snapshot.ts';

type ShownJob = Pick<JobRecord, 'id' | 'endpointId' | 'state' | 'workerId' | 'error' | 'cost'>;

export class SoughtText {
  readonly #text: RegExp;
  readonly #json: RegExp;
  /** A part of the text that JSON with the text has in one of its strings, numbers or names. */
  readonly #part: RegExp;
  /** Whether this part is all of it. */
  readonly #isPlain: boolean;
  /** Many jobs have the same few endpoints and states. */
  readonly #names = new Map<string, boolean>();

  constructor(text: string) {
    this.#text = oneOf([text]);
    const quoted = JSON.stringify(text).slice(1, -1);
    // As people copy it: with spaces and line breaks between values, which stored JSON does not have.
    const compact = text.replaceAll(/\s*([:,{}[\]])\s*/g, '$1');
    this.#json = oneOf([quoted, compact]);
    const part = partOf(text);
    this.#isPlain = part === text;
    this.#part = oneOf([part]);
  }

  /** Whether a list of jobs shows the text of a job. It shows states in words. */
  isShownOf({ id, endpointId, state, workerId, error, cost }: ShownJob): boolean {
    return (
      this.#isInName(endpointId) ||
      this.#isInName(state) ||
      this.#text.test(id) ||
      (workerId !== undefined && this.#text.test(workerId)) ||
      (error !== undefined && this.#text.test(error)) ||
      (cost !== undefined && this.#text.test(`$${cost}`))
    );
  }

  /** Whether it is in what takes longer to read of a job. */
  isInside({ input, output, webhook }: Pick<JobRecord, 'input' | 'output' | 'webhook'>): boolean {
    return this.#isInValue(input) || this.#isInValue(output) || this.isInWebhook(webhook);
  }

  isInWebhook(webhook: JobRecord['webhook']): boolean {
    if (webhook === undefined) return false;
    return this.#isInName(webhook.state) || this.#text.test(webhook.host);
  }

  /** Whether it is in JSON without spaces between values. */
  isInJson(json: string): boolean {
    return this.#json.test(json);
  }

  /** Writing JSON takes several times as long as looking at the values. */
  #isInValue(value: unknown): boolean {
    if (value === undefined || !this.#hasPart(value)) return false;
    return this.#isPlain || this.isInJson(JSON.stringify(value));
  }

  #hasPart(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return this.#part.test(String(value));
    if (Array.isArray(value)) return value.some((one) => this.#hasPart(one));
    return Object.entries(value).some(([name, one]) => this.#part.test(name) || this.#hasPart(one));
  }

  #isInName(name: string): boolean {
    const before = this.#names.get(name);
    if (before !== undefined) return before;
    const isIn = [name, inWords(name)].some((one) => this.#text.test(one));
    this.#names.set(name, isIn);
    return isIn;
  }
}

/** `TIMED_OUT` and `givenUp` as people read them: `TIMED OUT`, `given Up`. */
function inWords(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** All of a text without the characters of JSON; else what is longest between them. */
function partOf(text: string): string {
  // What an escape stands for is not in it.
  if (text.includes('\\')) return '';
  const parts = text.split(/[\s:,{}[\]"]+/);
  const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), '');
  return /[:,{}[\]"]|[^\S ]/.test(text) ? longest : text;
}

function oneOf(texts: readonly string[]): RegExp {
  const sources = texts.map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&'));
  return new RegExp([...new Set(sources)].join('|'), 'iu');
}
