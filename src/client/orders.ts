import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/**
 * Fetches the price of a form before it is submitted, with a coupon if one is sent. Rejects with
 * why the coupon does not apply.
 */
export const fetchPrice = (client: Client, body: BodyOf<"POST /sign-up/price">) =>
  client.call("POST /sign-up/price", { json: body, ...silent });

/** Fetches the user's orders, newest first. */
export const fetchOrders = (client: Client) => client.call("GET /sign-up/orders", silent);

/** Fetches one of the user's orders as it is now. */
export const fetchOrder = (client: Client, id: string) =>
  client.call("GET /sign-up/orders/:id", { params: { id }, ...silent });

/**
 * Begins a payment of an order; repeated, it is the same payment. Rejects with a sentence for the
 * runner.
 */
export const payOrder = (client: Client, id: string, way: BodyOf<"POST /sign-up/orders/:id/pay">) =>
  client.call("POST /sign-up/orders/:id/pay", { params: { id }, json: way, ...silent });

/** Cancels an order that is not paid. Once it is paid the runner reads so. */
export const cancelOrder = (client: Client, id: string) =>
  client.call("POST /sign-up/orders/:id/cancel", { params: { id } });
