import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Order } from "#contract/orders.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { isLive, waitBefore } from "./orderState.ts";

/** An order as it was, and when the browser learned of it, in ms of its monotonic clock. */
interface Seen {
  order: Order;
  at: number;
}

/** An order that is open in a page. */
export interface LiveOrder {
  order: Order;
  /** Milliseconds that it can still be paid, by the database's clock. */
  leftMs: number;
  /** Whether the last look failed. */
  isStale: boolean;
  /** Shows what a call returned. */
  see(order: Order): void;
  /** Looks soon and often: a payment is under way. */
  hurry(): void;
}

/**
 * Follows an order while it may change: looks again with growing pauses, at once when the page is
 * shown again or the order that is given `isOld`, and never while it is hidden.
 */
export function useLiveOrder(first: Order, { isOld = false } = {}): LiveOrder {
  const { client } = useSignUpServices();
  const [{ order, at }, setSeen] = useState<Seen>(() => ({ order: first, at: performance.now() }));
  const [isStale, setStale] = useState(false);
  const look = useRef(0);
  const [round, hurry] = useReducer((count: number) => count + 1, 0);
  const see = useCallback((next: Order) => setSeen({ order: next, at: performance.now() }), []);
  const { orderId } = order;
  const mayChange = isLive(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment that begins, and another state, start over with short pauses
  useEffect(() => {
    if (!mayChange) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    look.current = 0;
    const later = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(ask, waitBefore(++look.current));
    };
    const ask = async () => {
      const next = await client
        .call("GET /sign-up/orders/:id", { params: { id: orderId }, isSilent: true })
        .catch(() => undefined);
      if (isOver) return;
      setStale(next === undefined);
      if (next) see(next);
      later();
    };
    const show = () => {
      clearTimeout(timer);
      look.current = 0;
      if (!document.hidden) void ask();
    };
    document.addEventListener("visibilitychange", show);
    if (isOld && !document.hidden) void ask();
    else later();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", show);
    };
  }, [client, orderId, mayChange, order.state, see, round]);
  useSeconds(order.state === "pending_payment");
  return { order, leftMs: order.expiresAt - order.now - (performance.now() - at), isStale, see, hurry };
}

// Renders once a second while a countdown shows.
function useSeconds(isCounting: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
}
