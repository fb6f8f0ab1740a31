/** Jobs in a row, first in, first out: those that wait for a worker, those that are kept. */

/** An item's place in a queue. Opaque: hand it back to `remove`. */
export interface Place<Item> {
  readonly item: Item;
  previous: Place<Item> | undefined;
  next: Place<Item> | undefined;
  /** Whether the item is in its queue still. */
  isIn: boolean;
}

/**
 * A doubly linked list: every operation costs the same at one job and at a million.
 *
 * @rule queue-order
 */
export class Queue<Item> {
  #first: Place<Item> | undefined;
  #last: Place<Item> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): Place<Item> | undefined {
    return this.#first;
  }

  add(item: Item): Place<Item> {
    const place: Place<Item> = { item, previous: this.#last, next: undefined, isIn: true };
    if (this.#last === undefined) this.#first = place;
    else this.#last.next = place;
    this.#last = place;
    this.#size += 1;
    return place;
  }

  /** Removes an item from any position; false if it has already left. */
  remove(place: Place<Item>): boolean {
    if (!place.isIn) return false;
    place.isIn = false;
    if (place.previous === undefined) this.#first = place.next;
    else place.previous.next = place.next;
    if (place.next === undefined) this.#last = place.previous;
    else place.next.previous = place.previous;
    place.previous = undefined;
    place.next = undefined;
    this.#size -= 1;
    return true;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (let place = this.#first; place !== undefined; place = place.next) yield place.item;
  }
}
