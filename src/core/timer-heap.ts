/** Pending calls in the order in which they fall due. */

/** A pending call on a clock. Opaque: hand it back to `Clock.cancel`. */
export interface Timer {
  /** When the call is due, in milliseconds since the epoch on the clock that made it. */
  readonly dueMs: number;
}

interface HeapTimer extends Timer {
  readonly order: number;
  readonly run: () => void;
  /** Position in the heap; -1 once the entry has left it. */
  index: number;
}

/** A binary heap of timers by due time, then by order of scheduling; removal costs O(log n). */
export class TimerHeap {
  #entries: HeapTimer[] = [];
  #order = 0;

  get first(): HeapTimer | undefined {
    return this.#entries[0];
  }

  get size(): number {
    return this.#entries.length;
  }

  /** How many were ever added, pending or not. */
  get added(): number {
    return this.#order;
  }

  /** Whether one of the first so many that were added is still pending. */
  hasOneOf(first: number): boolean {
    return this.#entries.some(({ order }) => order < first);
  }

  add(dueMs: number, run: () => void): HeapTimer {
    const entry: HeapTimer = { dueMs, order: this.#order++, run, index: this.#entries.length };
    this.#entries.push(entry);
    this.#rise(entry);
    return entry;
  }

  remove(timer: Timer): void {
    const entry = this.#find(timer);
    if (entry === undefined) return;
    const { index } = entry;
    entry.index = -1;
    const last = this.#entries.pop();
    if (last === undefined || last === entry) return;
    this.#place(last, index);
    this.#rise(last);
    this.#sink(last);
  }

  clear(): void {
    for (const entry of this.#entries) entry.index = -1;
    this.#entries = [];
  }

  #find(timer: Timer): HeapTimer | undefined {
    const index = 'index' in timer && typeof timer.index === 'number' ? timer.index : -1;
    const entry = this.#entries[index];
    return entry === timer ? entry : undefined;
  }

  #place(entry: HeapTimer, index: number): void {
    this.#entries[index] = entry;
    entry.index = index;
  }

  #rise(entry: HeapTimer): void {
    while (entry.index > 0) {
      const { index } = entry;
      const parent = this.#entries[(index - 1) >> 1];
      if (parent === undefined || !isDueBefore(entry, parent)) return;
      this.#place(entry, parent.index);
      this.#place(parent, index);
    }
  }

  #sink(entry: HeapTimer): void {
    for (;;) {
      const { index } = entry;
      const left = this.#entries[2 * index + 1];
      const right = this.#entries[2 * index + 2];
      const child = left && right && isDueBefore(right, left) ? right : left;
      if (child === undefined || !isDueBefore(child, entry)) return;
      this.#place(entry, child.index);
      this.#place(child, index);
    }
  }
}

function isDueBefore(a: HeapTimer, b: HeapTimer): boolean {
  return a.dueMs < b.dueMs || (a.dueMs === b.dueMs && a.order < b.order);
}
