/** A filter that is in the address of a list, so a link shows the same list. Empty texts ask for nothing. */
import { goTo, linkTo, route } from '../router.ts';

export interface AddressFilter<Name extends string> {
  read(): Readonly<Record<Name, string>>;
  /** The address of the list that a filter asks for. */
  address(filter: Readonly<Partial<Record<Name, string>>>): string;
  /** Changes the filter of the address. */
  change(to: Readonly<Partial<Record<Name, string>>>): void;
}

/** @param none the filter that asks for nothing, with a member for each name */
export function addressFilter<Filter extends Readonly<Record<string, string>>>(
  page: string,
  none: Filter,
): AddressFilter<keyof Filter & string> {
  type Name = keyof Filter & string;
  const isName = (name: string): name is Name => Object.hasOwn(none, name);
  const names = Object.keys(none).filter(isName);
  const filter: AddressFilter<Name> = {
    read() {
      const read: Record<Name, string> = { ...none };
      for (const name of names) read[name] = route.value.query.get(name) ?? '';
      return read;
    },
    address(values) {
      const query = new URLSearchParams();
      for (const name of names) if (values[name]) query.set(name, values[name]);
      return linkTo(page, query);
    },
    change: (to) => goTo(filter.address({ ...filter.read(), ...to }), { replace: true }),
  };
  return filter;
}
