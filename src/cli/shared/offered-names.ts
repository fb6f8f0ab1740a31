/** Names that completion offers for an option that takes a list of them; its help does not list them all. */
import type { Option } from '@commander-js/extra-typings';

const namesByOption = new WeakMap<object, readonly string[]>();

export function offerNames<Named extends Option>(names: readonly string[], option: Named): Named {
  namesByOption.set(option, names);
  return option;
}

/** Empty without any. */
export function offeredNames(option: object): readonly string[] {
  return namesByOption.get(option) ?? [];
}
