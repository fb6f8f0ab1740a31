/**
 * Sets of nodes that lead to each other (Tarjan's algorithm, without recursion), of those that can be reached from the starts.
 * A set comes after all sets that it leads to.
 */
export function stronglyConnected(
  starts: readonly number[],
  next: (node: number) => readonly number[],
): number[][] {
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  const components: number[][] = [];
  const lower = (node: number, to: number | undefined): void => {
    lowest.set(node, Math.min(lowest.get(node) ?? Infinity, to ?? Infinity));
  };

  for (const start of starts) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { node, rest } = step;
      const following = rest.pop();
      if (following === undefined) {
        path.pop();
        const parent = path.at(-1);
        if (parent !== undefined) lower(parent.node, lowest.get(node));
        if (lowest.get(node) === order.get(node)) components.push(close(node));
      } else if (!order.has(following)) path.push(enter(following));
      else if (isOpen.has(following)) lower(node, order.get(following));
    }
  }
  return components;

  function enter(node: number): { readonly node: number; readonly rest: number[] } {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    isOpen.add(node);
    return { node, rest: [...next(node)] };
  }

  function close(node: number): number[] {
    const component = open.splice(open.lastIndexOf(node));
    for (const member of component) isOpen.delete(member);
    return component;
  }
}
