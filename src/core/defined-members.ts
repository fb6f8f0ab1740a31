/**
 * What a literal may say of each member of a type: undefined only for what is optional. Written as JSON, it is a value
 * of the type: `JSON.stringify` and `jsonPieces` leave out what is undefined.
 */
export type WithUndefined<Type> = {
  [Key in keyof Type]: Partial<Pick<Type, Key>> extends Pick<Type, Key>
    ? Type[Key] | undefined
    : undefined extends Type[Key]
      ? never
      : Type[Key];
};

/** Those members of a literal that are not undefined, in their order. */
export function definedMembers<Type extends object>(members: NoInfer<WithUndefined<Type>>): Type;
export function definedMembers(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
