/** An entry of a list of definitions: a name and its value, `–` if it has none. */
import type { ComponentChildren } from 'preact';

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children ?? '–'}</dd>
    </div>
  );
}

/** The headers of a message. */
export function Headers({ headers }: { readonly headers: Iterable<readonly [string, string]> }) {
  return (
    <dl class="headers">
      {[...headers].map(([name, value]) => (
        <Fact name={name} key={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
