/** Listens for webhook calls on a port of this machine. */
import { defaults } from '#generated/file-formats/validators.js';
import type { Recorder } from '../../evidence/recorder.ts';
import { listen } from '../../validation/adapters/node-http.ts';
import type { Target } from '../target/target.ts';
import { type ClosedPlace, WebhookReceiver } from './webhook-receiver.ts';

export interface ListeningReceiver {
  /** Creates the receiver of a run; earlier calls are answered with 404. */
  readonly receiver: (recorder: Recorder) => WebhookReceiver;
  close(): Promise<void>;
}

/** Listens as the target declares. Rejects with the system's error if the address is unavailable. */
export async function openReceiver(
  { host = defaults.ReceiverSettings.host, port, publicUrl }: NonNullable<Target['webhooks']>,
  newName: () => string,
): Promise<ListeningReceiver> {
  let current: WebhookReceiver | undefined;
  const { url, close } = await listen(
    (request) => current?.handle(request) ?? { status: 404, headers: {} },
    { host, port },
  );
  const opened: (() => Promise<void>)[] = [];
  /** A port that was free a moment ago. */
  async function newClosedPlace(): Promise<ClosedPlace> {
    const free = await listen(() => ({ status: 404, headers: {} }), { host, port: 0 });
    await free.close();
    return {
      url: free.url,
      async open(handler) {
        const place = await listen(handler, { host, port: Number(new URL(free.url).port) });
        opened.push(place.close);
      },
    };
  }
  return {
    receiver(recorder) {
      current =
        publicUrl === undefined
          ? new WebhookReceiver(recorder, url, newName, newClosedPlace)
          : new WebhookReceiver(recorder, publicUrl, newName);
      return current;
    },
    async close() {
      await Promise.all([close, ...opened].map((end) => end()));
    },
  };
}
