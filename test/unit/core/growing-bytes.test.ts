import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteRoom, GrowingBytes } from '../../../src/core/growing-bytes.ts';

const pieces = fc.array(fc.uint8Array({ maxLength: 9000 }), { maxLength: 30 });

test('the bytes are those of all pieces', async () => {
  await fc.assert(
    fc.property(pieces, (parts) => {
      const collected = new GrowingBytes();
      for (const part of parts) expect(collected.add(part)).toBe(true);
      expect(Buffer.compare(Buffer.concat(parts), collected.bytes())).toBe(0);
    }),
  );
});

test('what many holders have together stays within their room, and comes back', async () => {
  await fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), fc.nat(60_000), fc.boolean()), { maxLength: 200 }),
      fc.integer({ min: 1, max: 400_000 }),
      (steps, limit) => {
        const room = new ByteRoom(limit);
        const holders = Array.from({ length: 10 }, () => new GrowingBytes({ hold: room.hold() }));
        for (const [index, length, isDropped] of steps) {
          const holder = holders[index];
          const before = holder?.length ?? 0;
          const isAdded = holder?.add(new Uint8Array(length));
          expect(holder?.length).toBe(isAdded ? before + length : before);
          if (isDropped) holder?.drop();
          const held = holders.reduce((sum, one) => sum + one.bytes().buffer.byteLength, 0);
          expect(held).toBe(room.heldBytes);
          expect(held).toBeLessThanOrEqual(limit);
        }
        for (const holder of holders) holder.drop();
        expect(room.heldBytes).toBe(0);
      },
    ),
  );
});

test('single bytes do not copy a long body again and again, however little room is left', () => {
  for (const freeBytes of [1500, 100_000, 300_000, 3_000_000]) {
    const room = new ByteRoom(8_000_000);
    const bytes = new GrowingBytes({ hold: room.hold() });
    expect(bytes.add(new Uint8Array(1_000_000))).toBe(true);
    room.hold().resize((room.limitBytes * 7) / 8 - 1_000_000 - freeBytes);
    const copies = new Set([bytes.bytes().buffer]);
    for (let sent = 0; sent < 2000; sent += 1) {
      if (!bytes.add(new Uint8Array(1))) break;
      copies.add(bytes.bytes().buffer);
    }
    expect(copies.size, `${freeBytes}`).toBeLessThanOrEqual(2);
    expect(bytes.length, `${freeBytes}`).toBe(freeBytes < 250_000 ? 1_000_000 : 1_002_000);
  }
});

test('large holders leave room for small ones', async () => {
  const room = new ByteRoom(8_000_000);
  expect(room.hold().resize(7_000_000)).toBe(true);
  expect(room.hold().resize(100_000)).toBe(false);
  expect(room.hold().resize(60_000)).toBe(true);
});
