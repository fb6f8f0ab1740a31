/** How much of the bodies in evidence is kept in memory. */
import type { Hold } from '../core/growing-bytes.ts';

/** Limits for bodies of others, in bytes. docs/guides/checking.md states them, too. */
export const bodyBounds = {
  /** For an answer or a webhook call, and for a body in the proxy. */
  body: 4_000_000,
  /** For an image, a video or audio. Only length and size are kept. */
  media: 20_000_000,
  /** For a request of the checks themselves, in characters. */
  request: 400_000,
  /** How much is kept of a longer answer or request. */
  beginning: 100_000,
  /** For all longer bodies of a run together, and for the records that the proxy judges. */
  total: 64_000_000,
  /** A body up to this length is kept even if the total is used up. */
  small: 16_000,
} as const;

/** Whether a content type is that of an image, a video or audio. */
export function isMedia(contentType: string | null = ''): boolean {
  return contentType !== null && /^(image|video|audio)\//.test(contentType);
}

/** The share of one body in the total. */
export type BodyHold = Hold;

export class BodyRoom {
  #heldBytes = 0;

  /** In bytes; small bodies do not count. */
  get held(): number {
    return this.#heldBytes;
  }

  hold(): BodyHold {
    let holdBytes = 0;
    return {
      resize: (bytes) => {
        const wanted = bytes > bodyBounds.small ? bytes : 0;
        if (wanted > holdBytes && this.#heldBytes + wanted - holdBytes > bodyBounds.total)
          return false;
        this.#heldBytes += wanted - holdBytes;
        holdBytes = wanted;
        return true;
      },
    };
  }
}
