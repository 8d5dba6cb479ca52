import type { DialogContent, Question } from "#blocks/kit/site/site.ts";

/** Something that the page asks to lay over itself. */
export type InteractionRequest =
  | { kind: "toast"; look: "success" | "error" | "info"; message: string }
  | { kind: "dialog"; content: DialogContent }
  | { kind: "question"; content: Question; answer(isYes: boolean): void };

/** Carries requests to the interaction layer, which is loaded when the first one comes. */
export interface Requests {
  add(request: InteractionRequest): void;
  /** Takes all requests from now on, those that waited first; only the newest taker gets them. */
  take(taker: (request: InteractionRequest) => void): () => void;
  /** Called when a request waits and nothing takes it. */
  whenNeeded(onNeed: () => void): () => void;
}

/** Milliseconds that a toast stays. */
export const toastDuration = 5000;

/** Makes an empty carrier. */
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
