import { useSyncExternalStore } from "react";
import type { Reduced, SignUpEvent, SignUpState } from "./state.ts";

/** An event that was dispatched, and the places whose content it changed. */
export interface Change {
  event: SignUpEvent;
  patches: string[];
}

/** Holds the state of a sign-up. Only events change it. */
export interface SignUpStore {
  getState(): SignUpState;
  dispatch(event: SignUpEvent): void;
  /** Calls a function after each event, until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void;
}

/** Creates a store with a pure reducer. */
export function createStore(
  reduce: (state: SignUpState, event: SignUpEvent) => Reduced,
  start: SignUpState,
): SignUpStore {
  const listeners = new Set<(change: Change) => void>();
  let state = start;
  return {
    getState: () => state,
    dispatch(event) {
      const reduced = reduce(state, event);
      state = reduced.state;
      for (const listener of listeners) listener({ event, patches: reduced.patches });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a part of the state; the component is rendered again only if that part changes. */
export function useSelected<Value>({ subscribe, getState }: SignUpStore, select: (state: SignUpState) => Value): Value {
  const read = () => select(getState());
  return useSyncExternalStore(subscribe, read, read);
}
