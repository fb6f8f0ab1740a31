/**
 * Counts the memory of an account and of all accounts: requests, outputs and pending webhook calls.
 */

/**
 * Counts bytes against a limit, and against that of a whole to which it belongs. Bytes are an
 * estimate of the heap, not of the JSON text.
 */
export class Memory {
  readonly limitBytes: number;
  #whole: Memory | undefined;
  #usedBytes = 0;

  constructor(limitBytes: number, whole?: Memory) {
    this.limitBytes = limitBytes;
    this.#whole = whole;
  }

  /** The whole to which it belongs, until it is closed. */
  get whole(): Memory | undefined {
    return this.#whole;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** Adds bytes; negative numbers release them. */
  add(bytes: number): void {
    this.#usedBytes += bytes;
    this.#whole?.add(bytes);
  }

  close(): void {
    this.#whole?.add(-this.#usedBytes);
    this.#whole = undefined;
  }

  /** Whether this many more bytes would exceed the limit, or that of the whole. */
  isExceededBy(bytes: number): boolean {
    return this.#usedBytes + bytes > this.limitBytes || (this.#whole?.isExceededBy(bytes) ?? false);
  }
}

/** What V8 takes for values on a machine of 64 bits, rounded up. */
const sizes = { string: 24, array: 48, item: 8, object: 64, member: 48, number: 16 };

/** About how many bytes a JSON value takes in memory. Nested arrays take many times their text. */
export function memoryBytes(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return sizes.string + value.length * (isWide(value) ? 2 : 1);
    case 'number':
      return sizes.number;
    case 'object': {
      if (value === null) return 0;
      if (Array.isArray(value)) {
        return value.reduce<number>(
          (sum, item) => sum + sizes.item + memoryBytes(item),
          sizes.array,
        );
      }
      let sum = sizes.object;
      // Keys or entries would take an array for each of what may be very many members.
      for (const name in value) {
        sum += sizes.member + name.length + memoryBytes(Reflect.get(value, name));
      }
      return sum;
    }
    default:
      return 0;
  }
}

/** Whether a text has characters for which all of its characters take two bytes. */
function isWide(text: string): boolean {
  return /[^\0-\xff]/.test(text);
}
