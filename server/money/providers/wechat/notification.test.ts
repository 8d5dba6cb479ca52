import { generateKeyPairSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../base/db/open.ts";
import { payEvents } from "../../../base/db/paymentSchema.ts";
import { openTestDatabase } from "../../../base/db/testDatabase.ts";
import { secrets } from "../../../base/secrets/testSecrets.ts";
import { receiveNotification } from "../../payments/inbox.ts";
import type { Notification, Provider } from "../provider.ts";
import { wechatProvider } from "./provider.ts";
import type { WechatSettings } from "./settings.ts";
import { type Changed, startWechat, type TestWechat } from "./testWechat.ts";

let wechat: TestWechat;
beforeAll(async () => {
  wechat = await startWechat();
});
afterEach(() => {
  wechat.offered = [wechat.keys.certificate.serial];
});
afterAll(() => wechat.close());

/**
 * The three modes: which keys a merchant of each has, and with which its notifications are signed.
 */
const modes = ["certificates", "public-key", "both"] as const;
type Mode = (typeof modes)[number];
const getSettings = (mode: Mode): WechatSettings => {
  const { publicKey, ...settings } = wechat.settings;
  const keys = mode === "certificates" ? {} : publicKey && { publicKey };
  return { ...settings, ...keys, usesCertificates: mode !== "public-key" };
};
const signers = { certificates: ["certificate"], "public-key": ["public"], both: ["public", "certificate"] } as const;
const rows = modes.flatMap((mode) => signers[mode].map((signer): [Mode, "public" | "certificate"] => [mode, signer]));

const payment = (overrides: object = {}) => ({
  appid: "wxd678efh567hg6787",
  mchid: "1900000109",
  out_trade_no: "order-0001",
  trade_state: "SUCCESS",
  transaction_id: "4200000001202510261234567890",
  success_time: "2025-10-26T08:34:56+08:00",
  amount: { total: 9900, payer_total: 9900, currency: "CNY", payer_currency: "CNY" },
  ...overrides,
});
const refund = (overrides: object = {}) => ({
  mchid: "1900000109",
  out_trade_no: "order-0001",
  transaction_id: "42",
  out_refund_no: "refund-1",
  refund_id: "50",
  refund_status: "SUCCESS",
  amount: { total: 9900, refund: 4000 },
  ...overrides,
});
const event = {
  what: "payment",
  outTradeNo: "order-0001",
  transactionId: "4200000001202510261234567890",
  amountFen: 9900,
  paidAt: "2025-10-26T00:34:56.000Z",
};

describe.each(rows)("a merchant who verifies by %s, notified with the %s key,", (mode, signer) => {
  let provider: Provider;
  const notify = (resource: object, changes: Changed = {}) => {
    const { serial, key } = wechat.keys[signer];
    return wechat.notify(resource, { serial, key, ...changes });
  };
  beforeAll(() => {
    provider = wechatProvider(getSettings(mode));
  });

  test("believes a good one, about a payment and about a refund", async () => {
    expect(await provider.verify(notify(payment()))).toEqual({ event });
    expect(await provider.verify(notify(refund(), { kind: "refund" }))).toEqual({
      event: {
        what: "refund",
        outTradeNo: "order-0001",
        refundNo: "refund-1",
        refundId: "50",
        amountFen: 4000,
        state: "refunded",
      },
    });
    expect(await provider.verify(notify(refund({ refund_status: "ABNORMAL" }), { kind: "refund" }))).toMatchObject({
      event: { state: "failed" },
    });
  });

  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const spoil = (change: (good: Notification) => Partial<Notification>) => () => {
    const good = notify(payment());
    return { ...good, ...change(good) };
  };
  const cases: [string, string, () => Notification][] = [
    ["with a serial that nobody has", "serial", () => notify(payment(), { serial: "ABCDEF0123456789" })],
    ["with an id of a public key that nobody has", "serial", () => notify(payment(), { serial: "PUB_KEY_ID_0" })],
    ["without a serial", "serial", () => notify(payment(), { serial: "" })],
    ["with the serial of a key that did not sign it", "signature", () => notify(payment(), { key: stranger })],
    ["five minutes old", "timestamp", () => notify(payment(), { ageSeconds: 302 })],
    ["from five minutes ahead", "timestamp", () => notify(payment(), { ageSeconds: -302 })],
    [
      "with a new time on an old signature",
      "signature",
      () => {
        const old = notify(payment(), { ageSeconds: 302 });
        const seconds = String(Math.floor(Date.now() / 1000));
        return { ...old, headers: { ...old.headers, "wechatpay-timestamp": seconds } };
      },
    ],
    ["with another nonce", "signature", spoil(({ headers }) => ({ headers: { ...headers, "wechatpay-nonce": "x" } }))],
    [
      "of the provider's signature test",
      "signature",
      spoil(({ headers }) => ({
        headers: { ...headers, "wechatpay-signature": `WECHATPAY/SIGNTEST/${headers["wechatpay-signature"]}` },
      })),
    ],
    ["with a changed body", "signature", spoil(({ body }) => ({ body: body.replace("10:34:56", "10:34:57") }))],
    ["with a space more", "signature", spoil(({ body }) => ({ body: `${body} ` }))],
    ["encrypted with another key", "content", () => notify(payment(), { apiV3Key: "x".repeat(32) })],
    ["about another merchant", "merchant", () => notify(payment({ mchid: "1900000110" }))],
    ["about a refund of another merchant", "merchant", () => notify(refund({ mchid: "1" }), { kind: "refund" })],
    ["about another app", "merchant", () => notify(payment({ appid: "wx0000000000000000" }))],
    ["in another currency", "currency", () => notify(payment({ amount: { total: 9900, currency: "HKD" } }))],
    ["of no amount", "content", () => notify(payment({ amount: { total: "9900", currency: "CNY" } }))],
    ["of a negative amount", "content", () => notify(payment({ amount: { total: -1, currency: "CNY" } }))],
    ["of a payment that failed", "content", () => notify(payment({ trade_state: "PAYERROR" }))],
    ["without an order", "content", () => notify(payment({ out_trade_no: undefined }))],
  ];
  test.each(cases)("does not believe one %s (%s)", async (_what, disbelief, make) => {
    expect(await provider.verify(make())).toEqual({ disbelief });
    // The control: the same notification as it should be is believed.
    expect(await provider.verify(notify(payment()))).toEqual({ event });
  });
});

describe.each(rows)("with %s, signed by the %s key, the inbox", (mode, signer) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  test("takes a good notification in once, and no other: none with a wrong serial or a key that was rotated away, none that is old, and a replay has no effect", async () => {
    const { db } = open;
    const provider = wechatProvider(getSettings(mode));
    const tools = { db, secrets, alarm: () => undefined };
    const take = (notification: Notification) =>
      receiveNotification(tools, { name: "wechat", kind: "wechat", provider }, notification);
    const by = wechat.keys[signer];
    const good = wechat.notify(payment(), by);
    const about = (n: number, changes: Changed) =>
      take(wechat.notify(payment({ transaction_id: `t-${n}` }), { serial: by.serial, key: by.key, ...changes }));
    expect([await take(good), await take(good), await take(wechat.notify(payment(), by))]).toEqual([
      "new",
      "known",
      "known",
    ]);
    expect(await about(1, { serial: "ABCDEF0123456789" })).toEqual({ disbelief: "serial" });
    expect(await about(2, wechat.keys.rotated)).toEqual({ disbelief: "serial" });
    expect(await about(3, { key: wechat.keys.rotated.key })).toEqual({ disbelief: "signature" });
    expect(await about(4, { ageSeconds: 302 })).toEqual({ disbelief: "timestamp" });
    expect(await db.$count(payEvents, eq(payEvents.verified, true))).toBe(1);
    // The control: another payment, as it should be, is taken in.
    expect(await about(5, {})).toBe("new");
  });
});

test("a merchant of public keys does not believe a certificate, and one of certificates no public key", async () => {
  for (const [mode, signer] of [
    ["public-key", "certificate"],
    ["certificates", "public"],
  ] as const)
    expect(await wechatProvider(getSettings(mode)).verify(wechat.notify(payment(), wechat.keys[signer]))).toEqual({
      disbelief: "serial",
    });
});

describe("when WeChat Pay changes its certificate,", () => {
  test.each(["certificates", "both"] as const)(
    "a merchant who verifies by %s downloads it once and believes it",
    async (mode) => {
      const { certificate, rotated } = wechat.keys;
      wechat.offered = [certificate.serial, rotated.serial];
      const provider = wechatProvider(getSettings(mode));
      const before = wechat.asked.length;
      const verified = await Promise.all(
        [rotated, certificate, rotated].map((by) => provider.verify(wechat.notify(payment(), by))),
      );
      expect(verified).toEqual([{ event }, { event }, { event }]);
      expect(wechat.asked.slice(before)).toMatchObject([{ path: "/v3/certificates", isSigned: true }]);
    },
  );

  test("one that is no longer offered is not believed, and made-up serials cause one download a minute", async () => {
    wechat.offered = [wechat.keys.rotated.serial];
    wechat.signing = { ...wechat.keys.rotated };
    const provider = wechatProvider(getSettings("certificates"));
    const before = wechat.asked.length;
    for (let tries = 0; tries < 5; tries += 1)
      expect(await provider.verify(wechat.notify(payment(), wechat.keys.certificate))).toEqual({ disbelief: "serial" });
    expect(wechat.asked.length - before).toBe(1);
    wechat.signing = undefined;
  });

  test("a merchant of public keys never asks for certificates, which would be answered with 403", async () => {
    wechat.offered = [];
    const before = wechat.asked.length;
    const provider = wechatProvider(getSettings("public-key"));
    expect(await provider.verify(wechat.notify(payment(), wechat.keys.rotated))).toEqual({ disbelief: "serial" });
    expect(wechat.asked.length).toBe(before);
    await expect(
      wechatProvider(getSettings("certificates")).verify(wechat.notify(payment(), wechat.keys.certificate)),
    ).rejects.toMatchObject({ code: "not-allowed" });
  });
});
