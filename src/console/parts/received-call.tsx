/** What receivers take and answer: calls, and responses in words. */
import type { ComponentChildren } from 'preact';
import type { ReceiverCall, ReceiverResponse } from '../../client/control.ts';
import { CopyButton } from './copy-button.tsx';
import { Headers } from './fact.tsx';
import { valueOrMistake } from './json-text.ts';
import { JsonView } from './json-view.tsx';
import { durationText, Time } from './values.tsx';

/** `500, then 200 after 15 s`. */
export function scriptText(responses: readonly ReceiverResponse[]): string {
  return responses.map(responseText).join(', then ');
}

function responseText(response: ReceiverResponse): string {
  if ('reset' in response) return 'by closing the connection';
  const { status, delayMs = 0 } = response;
  return delayMs === 0 ? `${status}` : `${status} after ${durationText(delayMs)}`;
}

/** A call with its body and headers. Like everything of a job, they are only ever text. */
export function ReceivedCall({
  call: { number, receivedMs, headers, body, response },
  isOpen = false,
  children,
}: {
  readonly call: ReceiverCall;
  /** Default: only a line is shown. */
  readonly isOpen?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <details open={isOpen}>
      <summary>
        {`Call ${number} · `}
        <Time ms={receivedMs} />
        {` · answered ${responseText(response)}`}
      </summary>
      {children}
      <h4>Body</h4>
      <CallBody text={body} />
      <h4>Headers</h4>
      <Headers headers={Object.entries(headers)} />
    </details>
  );
}

function CallBody({ text }: { readonly text: string }) {
  const read = valueOrMistake(text);
  if ('mistake' in read) return <pre>{text === '' ? 'empty' : text}</pre>;
  return (
    <>
      <JsonView value={read.value} />
      <CopyButton text={text} label="Copy body" />
    </>
  );
}

/** The id of the job that a call is about, if the body is that of a webhook. */
export function jobIdInBody(body: string): string | undefined {
  const read = valueOrMistake(body);
  if (!('value' in read) || typeof read.value !== 'object' || read.value === null) return undefined;
  return 'id' in read.value && typeof read.value.id === 'string' ? read.value.id : undefined;
}
