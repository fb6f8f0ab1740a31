/** Jobs in a row, first in, first out: those that wait for a worker, those that are kept. */

/** An item's position in a queue. Opaque: hand it back to `remove`. */
export interface QueueTicket<Item> {
  readonly item: Item;
  /** What `add` was told. */
  readonly position: number;
  previous: QueueTicket<Item> | undefined;
  next: QueueTicket<Item> | undefined;
  /** The queue that the item is in; undefined once it has left. */
  queue: Queue<Item> | undefined;
}

/** A doubly linked list: every operation costs the same at one job and at a million. */
export class Queue<Item> {
  #first: QueueTicket<Item> | undefined;
  #last: QueueTicket<Item> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): QueueTicket<Item> | undefined {
    return this.#first;
  }

  get last(): QueueTicket<Item> | undefined {
    return this.#last;
  }

  /** `position` tells which of two items in different queues came first. */
  add(item: Item, position = 0): QueueTicket<Item> {
    const ticket: QueueTicket<Item> = {
      item,
      position,
      previous: this.#last,
      next: undefined,
      queue: this,
    };
    if (this.#last === undefined) this.#first = ticket;
    else this.#last.next = ticket;
    this.#last = ticket;
    this.#size += 1;
    return ticket;
  }

  /** Removes an item from any position; false if it is not in this queue, or no longer. */
  remove(ticket: QueueTicket<Item>): boolean {
    if (ticket.queue !== this) return false;
    ticket.queue = undefined;
    if (ticket.previous === undefined) this.#first = ticket.next;
    else ticket.previous.next = ticket.next;
    if (ticket.next === undefined) this.#last = ticket.previous;
    else ticket.next.previous = ticket.previous;
    ticket.previous = undefined;
    ticket.next = undefined;
    this.#size -= 1;
    return true;
  }

  *[Symbol.iterator](): Iterator<QueueTicket<Item>> {
    for (let ticket = this.#first; ticket !== undefined; ticket = ticket.next) yield ticket;
  }
}
