/** One side of an exchange: headers and body. */
import type { RequestDetails } from '../../client/control.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Headers } from '../parts/fact.tsx';
import { mistakeText, readShownJson } from '../parts/json-text.ts';
import { JsonView } from '../parts/json-view.tsx';
import { itemCountText } from '../parts/values.tsx';

type Message = RequestDetails['request'];

export function SentOrAnswered({
  title,
  message,
}: {
  readonly title: string;
  readonly message: Message;
}) {
  const headers = Object.entries(message.headers);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <details open>
        <summary>{itemCountText(headers.length, 'header')}</summary>
        <Headers headers={headers} />
      </details>
      <MessageBody message={message} title={title} />
    </section>
  );
}

function MessageBody({ message, title }: { readonly message: Message; readonly title: string }) {
  const { body, bytes, isShortened, isRedacted, isUnread, headers } = message;
  const size = itemCountText(bytes, 'byte');
  if (isUnread) {
    const announced = bytes === 0 ? 'A body of unknown size' : `A body of ${size}`;
    return <p class="quiet">{`${announced} was announced; it was not read before the answer.`}</p>;
  }
  if (body === undefined) {
    return <p class="quiet">{isShortened ? `A body of ${size}, not kept.` : 'No body.'}</p>;
  }
  // The beginning of JSON is not JSON, or another value.
  const read = isShortened ? undefined : readShownJson(body);
  const isJson = headers['content-type']?.includes('json') === true;
  return (
    <>
      <p class="row">
        <span class="quiet">
          {isShortened ? `The beginning of a body of ${size}` : `Body, ${size}`}
          {isRedacted && ', with secrets replaced'}
        </span>
        <CopyButton text={body} label={`Copy the ${title.toLowerCase()} body`} />
      </p>
      {read !== undefined && 'mistake' in read && isJson && (
        <p class="wrong">{`Not JSON. ${mistakeText(read.mistake)}`}</p>
      )}
      {read !== undefined && 'value' in read ? (
        <JsonView value={read.value} />
      ) : (
        <pre dir="auto">{body}</pre>
      )}
    </>
  );
}
