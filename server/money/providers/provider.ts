/**
 * How a runner pays: by a QR code, inside of WeChat, or on the provider's page for computers or
 * phones.
 */
export type PayWay = "qr" | "jsapi" | "page" | "phone";

/** A payment that the provider is to take. */
export interface NewPayment {
  /** The order's id at the provider: 6 to 32 letters, digits, - and _; unique for the merchant. */
  outTradeNo: string;
  /** Whole fen, at least 1. The currency is always CNY. */
  amountFen: number;
  /** What the runner reads at the provider. */
  subject: string;
  /** The provider takes no payment after it. */
  expiresAt: Date;
  way: PayWay;
  /** The page that the provider's page leads back to. */
  returnUrl?: string;
  /** With `jsapi`: the payer's id in the merchant's app. */
  openId?: string;
  /** With `phone`: the payer's address. */
  payerIp?: string;
}

/**
 * What the browser does to pay: shows a QR code, opens an address, or passes parameters to WeChat.
 */
export type Payable =
  | { show: "qr"; text: string }
  | { show: "redirect"; url: string }
  | { show: "jsapi"; parameters: Record<string, string> };

/**
 * What the provider knows of a payment. Of "refunding" and "refunded" it was paid, and a part or
 * all of it is on its way back, or is back. With "unknown" nothing may be decided: it is queried
 * again.
 */
export type PaymentState = "unpaid" | "paid" | "closed" | "refunding" | "refunded" | "unknown";

export interface PaymentStatus {
  state: PaymentState;
  transactionId?: string;
  amountFen?: number;
  paidAt?: Date;
}

/**
 * Money that is to be paid back. The same `refundNo` is paid back once, however often it is sent.
 */
export interface NewRefund {
  outTradeNo: string;
  /** The provider's own id of what is paid back, of a payment that has two transactions. */
  transactionId?: string;
  refundNo: string;
  amountFen: number;
  /** The amount of the payment. */
  totalFen: number;
  reason: string;
}

/**
 * Why money could not be paid back: the provider closed the refund, the payer's account cannot take
 * it, or the provider refused it for good.
 */
export type RefundFailure = "closed" | "abnormal" | "refused";

export interface RefundStatus {
  /** "none" if the provider has no such refund. */
  state: "none" | "refunding" | "refunded" | "failed" | "unknown";
  /** Of one that failed, if the provider states it. */
  why?: RefundFailure;
  refundId?: string;
  amountFen?: number;
  /** When the money was back. */
  doneAt?: Date;
  /**
   * The moment by which the provider's bill has it: WeChat Pay's when it takes the refund, Alipay's
   * when the money is back.
   */
  billedAt?: Date;
}

/** A request of the provider as it came. Header names are in lower case. */
export interface Notification {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What a verified notification, or the response to a query, states. */
export type PayEvent =
  | { what: "payment"; outTradeNo: string; transactionId: string; amountFen: number; paidAt: string }
  | {
      what: "refund";
      outTradeNo: string;
      refundNo: string;
      refundId: string;
      amountFen: number;
      state: "refunded" | "failed";
      why?: RefundFailure;
      /** Of the provider, as those of a RefundStatus. */
      doneAt?: string;
      billedAt?: string;
    }
  | { what: "closed"; outTradeNo: string };

/** Why a notification is not believed. */
export type Disbelief = "signature" | "serial" | "timestamp" | "merchant" | "currency" | "content";

export type Verdict = { event: PayEvent } | { disbelief: Disbelief };

/** One line of a provider's daily bill; a refund has a positive amount, too. */
export interface BillLine {
  what: "payment" | "refund";
  outTradeNo: string;
  /** Of a refund. */
  refundNo?: string;
  transactionId: string;
  amountFen: number;
}

/** A merchant's account at a provider of payments. Every call throws only PaymentError. */
export interface Provider {
  ways: readonly PayWay[];
  create(payment: NewPayment): Promise<Payable>;
  query(outTradeNo: string): Promise<PaymentStatus>;
  /**
   * Ends an unpaid payment. Returns "closed" if nobody can pay it any more, else what it is
   * instead.
   */
  close(outTradeNo: string): Promise<PaymentState>;
  refund(refund: NewRefund): Promise<RefundStatus>;
  queryRefund(refund: Pick<NewRefund, "outTradeNo" | "refundNo">): Promise<RefundStatus>;
  verify(notification: Notification): Promise<Verdict>;
  /** Reads the provider's settled payments and refunds of a day (YYYY-MM-DD, Beijing time). */
  bill(day: string): Promise<BillLine[]>;
  /** The response to a notification that was received. */
  received: { type: string; body: string };
}

/**
 * Returns the name of an effect: the same for every notification, and every query, that states it.
 */
export function eventId(event: PayEvent): string {
  switch (event.what) {
    case "payment":
      return `payment/${event.transactionId}`;
    case "refund":
      return `refund/${event.refundNo}/${event.state}`;
    case "closed":
      return `closed/${event.outTradeNo}`;
  }
}
