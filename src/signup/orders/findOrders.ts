import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { fetchOrders } from "#src/client/orders.ts";
import type { SignUpServices } from "../signUpContext.ts";
import type { OrderParts } from "./orderParts.ts";

/** An order of a sign-up, and what shows it. */
export interface Ordered {
  order: Order;
  parts: OrderParts;
}

/** Loads the orders of these sign-ups and what shows them, by the id of the sign-up; asks nobody if nothing was to pay. */
export async function findOrders(
  { client, loadPart }: Pick<SignUpServices, "client" | "loadPart">,
  submissions: readonly SubmissionHead[],
): Promise<Map<string, Ordered>> {
  const mayHaveOne = ({ feeFen, use }: SubmissionHead) => feeFen > 0 && use !== "general";
  if (!submissions.some(mayHaveOne)) return new Map();
  const [orders, parts] = await Promise.all([fetchOrders(client), loadPart<OrderParts>("sign-up-orders")]);
  // Newest first: a sign-up has one order, unless the organiser made it another.
  const found = new Map<string, Ordered>();
  for (const order of orders)
    if (order.submissionId !== null && !found.has(order.submissionId)) found.set(order.submissionId, { order, parts });
  return found;
}
