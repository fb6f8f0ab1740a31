import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Queue } from '../../../../src/reference/engine-memory/queue.ts';

test('keeps the order of arrival when jobs leave from the middle', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(20), { nil: undefined }), { maxLength: 60 }), (steps) => {
      const queue = new Queue<number>();
      const tickets = new Map<number, ReturnType<typeof queue.add>>();
      let model: number[] = [];
      for (const [item, step] of steps.entries()) {
        if (step === undefined) {
          tickets.set(item, queue.add(item));
          model.push(item);
          continue;
        }
        const victim = model[step % Math.max(1, model.length)];
        const ticket = victim === undefined ? undefined : tickets.get(victim);
        if (ticket === undefined) continue;
        queue.remove(ticket);
        queue.remove(ticket);
        model = model.filter((each) => each !== victim);
      }
      expect(Array.from(queue, ({ item }) => item)).toEqual(model);
      expect(queue.size).toBe(model.length);
      expect(queue.first?.item).toBe(model[0]);
    }),
  );
});
