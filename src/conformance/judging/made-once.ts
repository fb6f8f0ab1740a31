/** What several judges need of the same evidence, made for the first and kept for the others. */

/** Makes something once for each thing that it is made of, and keeps it for as long as that is there. */
export function madeOnce<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    known.set(of, made);
    return made;
  };
}

/** Makes something when it is asked for first, and keeps it. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
