import type { DialogContent, Question } from "#blocks/kit/site/site.ts";

/** A request of the page for a dialog or toast. */
export type InteractionRequest =
  | { kind: "toast"; look: "success" | "error" | "info"; message: string }
  | { kind: "dialog"; content: DialogContent }
  | { kind: "question"; content: Question; answer(isYes: boolean): void };

/** A queue of requests for the interaction layer, which is loaded when the first one arrives. */
export interface Requests {
  add(request: InteractionRequest): void;
  /**
   * Registers the consumer of all requests, starting with those in the queue; it replaces the one
   * before.
   */
  take(taker: (request: InteractionRequest) => void): () => void;
  /** Called when a request is queued without a consumer. */
  whenNeeded(onNeed: () => void): () => void;
}

/** Milliseconds that a toast stays. */
export const toastDuration = 5000;

/** Creates an empty queue. */
export function createRequests(): Requests {
  const waiting: InteractionRequest[] = [];
  let taker: ((request: InteractionRequest) => void) | undefined;
  let onNeed: (() => void) | undefined;
  return {
    add(request) {
      if (taker) return taker(request);
      waiting.push(request);
      onNeed?.();
    },
    take(next) {
      taker = next;
      for (const request of waiting.splice(0)) next(request);
      return () => {
        if (taker === next) taker = undefined;
      };
    },
    whenNeeded(listener) {
      onNeed = listener;
      if (waiting.length > 0 && !taker) listener();
      return () => {
        if (onNeed === listener) onNeed = undefined;
      };
    },
  };
}
