import type { FastifyInstance, FastifyRequest } from "fastify";
import { accountPath } from "#core/reservedPaths.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor } from "../../base/http/envelope.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { pay } from "../../money/orders/pay.ts";
import { quote } from "../../money/orders/quote.ts";
import { readOrders } from "../../money/orders/read.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";

/** Adds the calls of orders: what one costs, the own ones, and how they are paid or cancelled. */
export async function orderRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  const waitFor = (limit: "coupon" | "payment", accountId: string) =>
    secondsToWait(db, `${limit}/${secrets.mac("account", accountId)}`, exactLimits[limit]);

  addCall(app, "POST /sign-up/price", async (request) => {
    const { accountId } = readSession(request);
    const wait = request.body.coupon ? await waitFor("coupon", accountId) : 0;
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const site = await findRaceSite(tools, request.body.domainName);
    if (!site) return refuse("site/not-bound");
    const price = await quote(tools, site, accountId, request.body);
    return typeof price === "string" ? refuse(price, { details: noProblems(price) }) : answer(price);
  });
  addCall(app, "GET /sign-up/orders", async (request) =>
    answer(await readOrders(tools, readSession(request).accountId)),
  );
  addCall(app, "GET /sign-up/orders/:id", async (request) => {
    const [order] = await readOrders(tools, readSession(request).accountId, request.params.id);
    return order ? answer(order) : refuse("request/not-found");
  });
  addCall(app, "POST /sign-up/orders/:id/pay", async (request) => {
    const { accountId } = readSession(request);
    const wait = await waitFor("payment", accountId);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const { id } = request.params;
    const returnUrl = await findReturnUrl(tools, request, id);
    const paying = await pay(tools, accountId, id, { ...request.body, payerIp: request.ip, returnUrl });
    return "error" in paying ? refuse(paying.error) : answer(paying.payable);
  });
  addCall(app, "POST /sign-up/orders/:id/cancel", async (request) => {
    const { accountId } = readSession(request);
    const wait = await waitFor("payment", accountId);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const { id } = request.params;
    const [order] = await readOrders(tools, accountId, id);
    if (!order) return refuse("request/not-found");
    const outcome =
      order.state === "pending_payment" ? await endUnpaid(tools, id, { event: "cancel", actor: accountId }) : "other";
    if (outcome === "paid") return refuse("order/already-paid");
    if (outcome === "unknown") return refuse("order/payment-open");
    const [now = order] = await readOrders(tools, accountId, id);
    if (now.state === "cancelled") return answer(now);
    return refuse(
      now.state === "paid" || now.state === "part_refunded" ? "order/already-paid" : "order/not-cancellable",
    );
  });
}

const noProblems = (error: string) => ({
  reason:
    error === "sign-up/form-changed" ? "form-changed" : error === "sign-up/unknown-item" ? "unknown-item" : "coupon",
  problems: [],
});

// The page with the own entries, which each site with accounts has; only on a domain of a site: the
// host of a request can be anything. It names the order, because a provider leads back after a
// payment that failed or was cancelled, too.
async function findReturnUrl(
  tools: SignupTools,
  { host, protocol }: FastifyRequest,
  orderId: string,
): Promise<string | undefined> {
  const raceSite = await findRaceSite(tools, host);
  const page = raceSite && `${protocol}://${host}${raceSite.site.router === "history" ? "" : "/#"}${accountPath}`;
  return page && `${page}?view=signUps&order=${encodeURIComponent(orderId)}`;
}
