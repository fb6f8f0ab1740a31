/** What the stage between application and service may do with a request or a webhook call. */
import type { OperationId } from '../../evidence/operation-exchange.ts';

/** A request of the application that has arrived completely. */
export interface StagedRequest {
  readonly method: string;
  /** Path and query below the base URL, or a complete URL at another origin. */
  readonly target: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Undefined if the document does not have the path or the method. */
  readonly operationId: OperationId | undefined;
}

/** An answer to the application. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  /** Breaks off after so many bytes of the body. Default: sends all. */
  readonly cutAfterBytes?: number;
  /** Sends nothing more after so many bytes of the body, until the application leaves. Default: sends all. */
  readonly stallsAfterBytes?: number;
  /** Sends the body at this rate, in bytes per second. Default: at once. */
  readonly bytesPerSecond?: number;
  /** What is unusual about the answer, for reports. */
  readonly label?: string;
  /** Called when the application has all of it. */
  readonly onSent?: () => void;
}

/** `dropped`: the connection closes without an answer. `held`: nothing is sent until the application leaves. */
export interface NoReply {
  readonly noReply: 'dropped' | 'held';
  /** After which a held connection closes, in milliseconds. Default: never. */
  readonly longestMs?: number;
  readonly label?: string;
}

/** @param forward asks the service, as if there were no stage */
export type AnswerTurn = (
  request: StagedRequest,
  forward: () => Promise<Reply>,
) => Reply | NoReply | Promise<Reply | NoReply>;

/** A webhook call of the service, or one that a scenario makes up. */
export interface StagedCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What is unusual about the call, for reports. */
  readonly label?: string;
}

/**
 * @param deliver calls the application; resolves with the status of its answer, undefined if there was none
 * @returns the status that the service gets
 */
export type WebhookTurn = (
  call: StagedCall,
  deliver: (call: StagedCall) => Promise<number | undefined>,
) => Promise<number>;
