/** What models cost, and what charges count. */
import type { EndpointSummary } from '../../client/control.ts';
import { Money } from './values.tsx';

export type EndpointPrice = NonNullable<EndpointSummary['price']>;

/** `$0.0024 per 1,000,000 pixels`. */
export function Price({ price: { price, per, quantity } }: { readonly price: EndpointPrice }) {
  return (
    <>
      <Money amount={price} />
      {` per ${per === 1 ? '' : `${groupDigits(`${per}`)} `}${quantity}`}
    </>
  );
}

/** `347 characters`; only the number where the endpoint has no price any more. */
export function quantityText(quantity: string, price: EndpointPrice | undefined): string {
  return `${groupDigits(quantity)} ${price?.quantity ?? ''}`.trim();
}

/** With commas between thousands; a number of any length stays exact. */
function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const text = BigInt(whole).toLocaleString('en');
  return fraction === undefined ? text : `${text}.${fraction}`;
}
