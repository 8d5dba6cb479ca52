import Type, { type Static } from "typebox";
import type { Answers } from "#forms/form.ts";
import type { Call } from "./call.ts";
import { bilingual, integer, nullable, object, oneOf, optional, shortText, text, time, upTo } from "./schema.ts";
import { endReasons, FormEdition, SubmissionBody } from "./signup.ts";

/** The states of an order. */
export const orderStates = [
  "pending_payment",
  "paid",
  /** It was not paid in time, and its places were given back. */
  "expired",
  /** Its owner cancelled it before it was paid. */
  "cancelled",
  /** All that was paid goes back, and is not back yet. */
  "refund_due",
  /** A part of the payment is back. */
  "part_refunded",
  /** All that was paid is back. */
  "refunded",
] as const;

/** What can happen to an order. */
export const orderEvents = ["place", "pay", "expire", "cancel", "refund", "refunded", "refund-failed"] as const;

/** Why money is paid back. */
export const refundReasons = [
  /** It came after the order had ended, and no place was left. */
  "late",
  /** The order was paid twice. */
  "second-payment",
  /** The runner withdrew the entry. */
  "withdrawn",
  /** The organiser decided it. */
  "organiser",
  /** The race was cancelled. */
  "race-cancelled",
] as const;

/** The ways to pay. */
export const payWays = ["qr", "jsapi", "page", "phone"] as const;

const id = shortText(64);

/** One line of a price. */
export const PriceLine = object({
  kind: oneOf(["fee", "early-bird", "group", "coupon", "option"]),
  label: optional(bilingual),
  count: integer("For how many entrants."),
  fen: integer("Of all of them together; discounts are negative."),
  size: optional(integer("Of a group discount: from how many entrants.")),
});

const price = {
  lines: Type.Array(PriceLine),
  amountFen: integer("What is paid in total, in fen."),
};

/** A way in which an order can be paid. */
export const PayOption = object({
  merchant: text("The name of the merchant, which a payment repeats."),
  provider: oneOf(["wechat", "alipay", "sandbox"]),
  way: oneOf(
    payWays,
    "qr: a QR code; jsapi: inside of WeChat; page: the provider's page on a computer; phone: on a phone.",
  ),
});
export type PayOption = Static<typeof PayOption>;

/**
 * What the browser does to pay: it shows a QR code, opens an address, or passes parameters to
 * WeChat.
 */
export const Payable = Type.Union([
  object({ show: Type.Literal("qr"), text: text("What the QR code contains.") }),
  object({ show: Type.Literal("redirect"), url: text() }),
  object({ show: Type.Literal("jsapi"), parameters: Type.Record(Type.String(), Type.String()) }),
]);

/** An order as its owner sees it. */
export const Order = object({
  orderId: text(),
  submissionId: nullable(text()),
  receipt: nullable(text("The receipt of the sign-up.")),
  domainName: text(),
  siteTitle: bilingual,
  item: text(),
  itemName: bilingual,
  state: oneOf(orderStates),
  stateAt: time(),
  ...price,
  paidFen: integer("What was paid, second payments included."),
  refundedFen: integer("What is back of it."),
  createdAt: time(),
  expiresAt: time("Until when it can be paid."),
  now: time("The present, by the clock of the database: a countdown is the difference."),
  late: nullable(
    oneOf(
      ["placed", "refunded"],
      "What became of money that came after the order had ended: a place was found, or it goes back. Null if none came.",
    ),
  ),
  refunds: Type.Array(
    object({
      amountFen: integer(),
      reason: oneOf(refundReasons),
      state: oneOf(["requested", "refunding", "refunded", "failed"]),
      createdAt: time(),
      doneAt: nullable(time()),
    }),
    { description: "Without those that failed and were requested again." },
  ),
  endedBecause: nullable(oneOf(endReasons, "Why its sign-up ended; null if it did not, or if that was not recorded.")),
  withdrawalFen: integer("What a withdrawal now would pay back, by the race's policy."),
  ways: Type.Array(PayOption, { description: "How it can be paid; empty unless it waits for payment." }),
});
export type Order = Static<typeof Order>;

/** The price of a form before it is submitted. */
export const Quote = object({
  ...price,
  isPaidOnline: Type.Boolean({
    description: "Whether an order is made, which is paid here; if not, the organiser collects the fee.",
  }),
  payWithinMinutes: integer("How long an order can be paid."),
  place: oneOf(
    ["now", "draw", "waiting"],
    "When a place is given, which is then paid for: at once, by a draw, or once one is free again.",
  ),
});
export type Quote = Static<typeof Quote>;

const answers = Type.Unsafe<Answers>({ type: "object", additionalProperties: true });
const params = object({ id });

export const orderCalls = {
  "POST /sign-up/price": {
    summary: "Returns the price of a form and its lines, with a coupon if one is sent. Nothing is stored or used.",
    caller: "user",
    personal: "none",
    cost: "reads",
    limits: { network: "read", own: ["coupon"] },
    body: object({
      domainName: SubmissionBody.properties.domainName,
      form: FormEdition,
      item: SubmissionBody.properties.item,
      entrants: Type.Array(answers, {
        maxItems: 100,
        description: "The answers of each entrant, as far as there are.",
      }),
      coupon: SubmissionBody.properties.coupon,
    }),
    data: Quote,
    errors: [
      "site/not-bound",
      "sign-up/form-changed",
      "sign-up/unknown-item",
      "sign-up/coupon-unknown",
      "sign-up/coupon-not-now",
      "sign-up/coupon-used-up",
      "sign-up/coupon-per-payer",
    ],
  },
  "GET /sign-up/orders": {
    summary: "Lists the own orders, newest first.",
    caller: "user",
    personal: "none",
    cost: "reads",
    data: Type.Array(Order),
  },
  "GET /sign-up/orders/:id": {
    summary: "Returns one of the own orders as it is now.",
    caller: "user",
    personal: "none",
    owner: { id: "order" },
    cost: "reads",
    params,
    data: Order,
  },
  "POST /sign-up/orders/:id/pay": {
    summary:
      "Begins a payment of an own order, and returns what the browser does to pay. Repeated, it is the same payment.",
    caller: "user",
    personal: "none",
    owner: { id: "order" },
    cost: "writes",
    limits: { network: "write", own: ["payment"] },
    params,
    body: object({
      merchant: upTo(40),
      way: oneOf(payWays),
      openId: optional(shortText(128, "With jsapi: the runner's openid.")),
    }),
    data: Payable,
    errors: ["order/not-payable", "order/already-paid", "order/way", "order/provider-failed"],
  },
  "POST /sign-up/orders/:id/cancel": {
    summary: "Cancels an own order that is not paid, and gives its places back; repeated, it answers the same.",
    caller: "user",
    personal: "none",
    owner: { id: "order" },
    cost: "writes",
    limits: { network: "write", own: ["payment"] },
    params,
    data: Order,
    errors: ["order/already-paid", "order/not-cancellable", "order/payment-open"],
  },
} satisfies Record<string, Call>;
