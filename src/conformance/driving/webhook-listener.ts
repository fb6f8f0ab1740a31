/** Receives webhook calls on a port of this machine. */
import { defaults } from '#generated/conformance/validators.js';
import type { Recorder } from '../../evidence/recorder.ts';
import { listen } from '../../validation/adapters/node-http.ts';
import type { Target } from '../target.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** A listening receiver. */
export interface ListeningReceiver {
  /** Makes the receiver of a run; calls before that are answered with 404. */
  readonly receiver: (recorder: Recorder) => WebhookReceiver;
  close(): Promise<void>;
}

/** Listens as the target says. Rejects with the system's error when the address cannot be had. */
export async function openReceiver(
  { host = defaults.ReceiverSettings.host, port, publicUrl }: NonNullable<Target['webhooks']>,
  newName: () => string,
): Promise<ListeningReceiver> {
  let current: WebhookReceiver | undefined;
  const { url, close } = await listen(
    (request) => current?.handle(request) ?? { status: 404, headers: {} },
    { host, port },
  );
  return {
    receiver(recorder) {
      current = new WebhookReceiver(recorder, publicUrl ?? url, newName);
      return current;
    },
    close,
  };
}
