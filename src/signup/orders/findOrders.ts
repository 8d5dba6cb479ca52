import type { ComponentType } from "react";
import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import type { SignUpServices } from "../signUpContext.ts";
import type { OrderCardProps } from "./OrderCard.tsx";

/** An order of a sign-up, and what shows it. */
export interface Ordered {
  order: Order;
  Card: ComponentType<OrderCardProps>;
}

/**
 * Loads the orders of these sign-ups and what shows them, by the id of the sign-up; asks nobody if
 * nothing was to pay. What is to pay comes first.
 */
export async function findOrders(
  { client, loadPart }: Pick<SignUpServices, "client" | "loadPart">,
  submissions: readonly SubmissionHead[],
): Promise<Map<string, Ordered>> {
  if (!submissions.some(mayHaveOrder)) return new Map();
  const [orders, Card] = await Promise.all([
    client.call("GET /sign-up/orders", { isSilent: true }),
    loadPart<ComponentType<OrderCardProps>>("sign-up-orders"),
  ]);
  const orderedById = new Map<string, Ordered>();
  for (const { submissionId } of orders) {
    const order = findOrder(orders, submissionId);
    if (submissionId !== null && order) orderedById.set(submissionId, { order, Card });
  }
  return orderedById;
}

/**
 * Returns whether a sign-up may have an order: one with a fee, or with a place that is not paid,
 * such as that of a captain who took a team over.
 */
export function mayHaveOrder({ feeFen, use, entries }: SubmissionHead): boolean {
  return use !== "general" && (feeFen > 0 || entries.some(({ state }) => state === "reserved"));
}

/**
 * Returns the order of a sign-up: the one that is to pay, else the newest. A captain who took a
 * team over may have the team's and an own one.
 */
export function findOrder(orders: readonly Order[], submissionId: string | null): Order | undefined {
  const ownOrders = orders.filter((order) => order.submissionId === submissionId);
  return ownOrders.find(({ state }) => state === "pending_payment") ?? ownOrders[0];
}
