import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The name of a field type is for organisers, not for runners.
const named = new Set(["field/score-validation-with-payment.json name"]);
// The page of the sandbox is for developers, the errors of a start and the command for operators,
// states, numbers, exports, invitations, cancellations, API tokens and the audit for organisers.
const notForRunners =
  /^(?:server\/(?:pay|start|export|dev|readiness)\.json|cli\/.*|(?:entry-states|organise|organise-results|organise-bibs|organise-mailing|organise-messages|audit|api-tokens|invitations|cancellation|race-numbers)\.json|errors\.json (?:refund|cancellation)\/.*|errors\.json application\/payments-missing) ?/;
// What a runner reads of an order, who has one only if the race takes payments; an invitation may
// waive its fee. A look-up states what waits to be paid.
const ofOrders =
  /^(?:look-ups\.json status|signup\/(?:orders|confirmation|transfers|mailing)\.json|server\/(?:orders|confirmation|mailing)\.json|server\/mail\.json (?:order|mailing|invitedUntil|ended|raceCancelled|team|placeFreed)|signup\.json (?:order|pay|withdraw|entryReserved)|errors\.json (?:(?:order|withdrawal)\/|team\/unpaid|sign-up\/(?:transfer|unpaid|payments-missing)))/;
const aboutPaying = /支付|付款|缴费|订单|退款|退费|\bpay(?:s|ing|ments?)?\b|\b(?:un)?paid\b|\brefund/i;

test("a runner without an order reads nothing of paying, orders and refunds", () => {
  const files = readdirSync("locales", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  const texts = files.flatMap((file) => {
    const messages: Record<string, { zh: string; en: string }> = JSON.parse(
      readFileSync(join("locales", file), "utf8"),
    );
    return Object.entries(messages).map(([key, { zh, en }]) => [`${file.replaceAll("\\", "/")} ${key}`, zh, en]);
  });
  expect(texts.length).toBeGreaterThan(500);
  expect(
    texts.filter(
      ([key = "", zh = "", en = ""]) =>
        !named.has(key) && !notForRunners.test(key) && !ofOrders.test(key) && aboutPaying.test(`${zh}\n${en}`),
    ),
  ).toEqual([]);
  for (const sentence of ["未支付的订单会自动取消", "unpaid orders are cancelled", "A way to pay in time"])
    expect(sentence).toMatch(aboutPaying);
});
