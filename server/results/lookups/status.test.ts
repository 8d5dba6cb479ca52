import { expect, test } from "vitest";
import { nameStatus, type StatusFacts } from "./status.ts";

const confirmed: StatusFacts = {
  state: "confirmed",
  auditStatus: null,
  isEnded: false,
  isDrawn: false,
  orderState: null,
  isRefundRequested: false,
};

test("a runner reads whether they were drawn, wait for a decision, or get their money back", () => {
  const name = (facts: Partial<StatusFacts>) => nameStatus({ ...confirmed, ...facts });
  expect(name({})).toBe("registered");
  expect(name({ isDrawn: true })).toBe("drawn");
  expect(name({ state: "reserved", orderState: "pending_payment" })).toBe("unpaid");
  expect(name({ isRefundRequested: true, orderState: "paid" })).toBe("refund_review");
  expect(name({ state: "withdrawn", orderState: "refund_due" })).toBe("refunding");
  expect(name({ state: "withdrawn", orderState: "refunded" })).toBe("refunded");
  expect(name({ state: "expired", orderState: "expired" })).toBe("cancelled");
  expect(name({ state: null, auditStatus: 1 })).toBe("in_review");
  expect(name({ state: null, auditStatus: 3 })).toBe("rejected");
  expect(name({ state: null, auditStatus: 3, isEnded: true })).toBe("cancelled");
});
