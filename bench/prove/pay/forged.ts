import { generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { getSecrets } from "#server/base/secrets/secrets.ts";
import { signNotice } from "#server/money/providers/sandbox/notice.ts";
import { startWechat, type TestWechat } from "#server/money/providers/wechat/testWechat.ts";
import { secretKey } from "../machine.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants, openRace, type ProofRace } from "../race.ts";
import { findState, itemFen, keepPayment, notify, signUpMany, untilSettled } from "./notify.ts";
import { listed, many } from "./orderWorld.ts";

/** Notifications that must not be believed, by every mode of WeChat Pay and by the sandbox. */
export const c3: Proof = {
  id: "C3",
  title: "No forged, changed, old or foreign notification is believed; each leaves the order alone and raises an alarm",
  run,
};

type Notice = { headers: Record<string, string>; body: string };

/** One notification: to which merchant and server, and what is to become of it and of its order. */
interface Case {
  name: string;
  merchant: string;
  /** The first or the second of the servers with WeChat Pay, or that of the sandbox. */
  to: "first" | "second" | "sandbox";
  make(outTradeNo: string): Notice;
  status: 200 | 400;
  isPaid: boolean;
  times?: number;
}

// As real ones are, which the file of merchants asks of it.
const appId = "wx0123456789abcdef";
const modes = { certificates: ["certificate"], "public-key": ["public"], both: ["public", "certificate"] } as const;

async function run(context: ProofContext): Promise<Outcome> {
  const wechat = await startWechat();
  context.onEnd(() => wechat.close());
  const cases = [...wechatCases(wechat), ...sandboxCases()];
  const race = await openRace(context, {
    race: { items: { "ten-km": { places: cases.length } } },
    runners: cases.length,
    servers: 1,
  });
  const { db } = race.database;
  const ids = await signUpMany(race, cases.length);
  const servers = await startMerchants(context, race, wechat);
  const addresses = {
    sandbox: race.addresses[0] ?? "",
    first: servers[0]?.address ?? "",
    second: servers[1]?.address ?? "",
  };
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  let repeated = 0;
  for (const [n, one] of cases.entries()) {
    const orderId = ids[n] as string;
    const notice = one.make(await keepPayment(db, orderId, one.merchant));
    // The new certificate is offered to the second server only.
    const { certificate, rotated } = wechat.keys;
    wechat.offered = one.to === "second" ? [certificate.serial, rotated.serial] : [certificate.serial];
    for (const _again of many(one.times ?? 1)) {
      let status = await notify(addresses[one.to], one.merchant, notice);
      // A server that fetched certificates already, for a bill, fetches them again after a minute
      // at the earliest. WeChat Pay repeats what failed for a day.
      if (one.to === "second" && one.isPaid && status === 400) {
        repeated += 1;
        await setTimeout(61_000);
        status = await notify(addresses[one.to], one.merchant, notice);
      }
      counts[status] = (counts[status] ?? 0) + 1;
      if (status !== one.status) wrong.push(`${one.merchant}: ${one.name}: answered with ${status}`);
    }
  }
  await untilSettled(db);
  let accepted = 0;
  let refused = 0;
  for (const [n, one] of cases.entries()) {
    const state = await findState(db, ids[n] as string);
    if (state !== (one.isPaid ? "paid" : "pending_payment")) wrong.push(`${one.merchant}: ${one.name}: ${state}`);
    if (one.isPaid) accepted += 1;
    else refused += 1;
  }
  const printed = [...race.servers, ...servers].map((server) => server.output()).join("\n");
  const alarms = printed.match(/Payment alarm: (a notification to|payment\/)/g)?.length ?? 0;
  const bad = cases.filter(({ isPaid }) => !isPaid).reduce((sum, { times = 1 }) => sum + times, repeated);
  const kept = await askInvariants(race.database);
  return {
    isKept: wrong.length === 0 && alarms === bad && accepted > 0 && kept.areKept,
    figures: {
      "ways to be wrong, each with an order of its own": refused,
      "answered by status": listed(counts),
      "false accepts, or other answers": wrong.length === 0 ? 0 : wrong.join("; "),
      "alarms in the logs": `${alarms} of ${bad}`,
      "control: good ones, in each mode, that are believed": accepted,
      invariants: kept.figure,
    },
  };
}

async function startMerchants(context: ProofContext, race: ProofRace, { settings }: TestWechat) {
  const { mchId, serial, apiV3Key, endpoint, privateKey, publicKey } = settings;
  const merchants = Object.keys(modes).map((verifyBy) => ({
    name: verifyBy,
    provider: "wechat",
    verifyBy,
    mchId,
    appId,
    serial,
    apiV3Key,
    endpoint,
    privateKeyFile: "private.pem",
    publicKeyFile: "public.pem",
    publicKeyId: publicKey?.id,
  }));
  const folder = await context.writeFolder({
    "private.pem": privateKey,
    "public.pem": publicKey?.pem,
    "payments.json": { notify: "http://localhost:8080", merchants },
  });
  const sitesDir = await context.writeFolder({ "README.md": "" });
  const env = { PAYMENTS_FILE: join(folder, "payments.json") };
  return context.startServers(race.database, 2, { sitesDir, env });
}

function wechatCases(wechat: TestWechat): Case[] {
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const { mchId } = wechat.settings;
  const paid = (outTradeNo: string, more: object = {}) => ({
    appid: appId,
    mchid: mchId,
    out_trade_no: outTradeNo,
    trade_state: "SUCCESS",
    transaction_id: `42${outTradeNo}`,
    success_time: new Date().toISOString(),
    amount: { total: itemFen, payer_total: itemFen, currency: "CNY", payer_currency: "CNY" },
    ...more,
  });
  const amount = (total: number, currency = "CNY") => ({ amount: { total, currency } });
  return (Object.keys(modes) as (keyof typeof modes)[]).flatMap((merchant) =>
    modes[merchant].flatMap((signer): Case[] => {
      const by = wechat.keys[signer];
      const bad = (name: string, make: Case["make"], more: Partial<Case> = {}): Case => ({
        name: `${name} (${signer})`,
        merchant,
        to: "first",
        make,
        status: 400,
        isPaid: false,
        ...more,
      });
      const signed = (name: string, content: object) => bad(name, (no) => wechat.notify(paid(no, content), by));
      const changed = (name: string, change: object) =>
        bad(name, (no) => wechat.notify(paid(no), { ...by, ...change }));
      const isCertified = merchant !== "public-key";
      return [
        bad("good", (no) => wechat.notify(paid(no), by), { status: 200, isPaid: true }),
        bad("replayed", (no) => wechat.notify(paid(no), by), { status: 200, isPaid: true, times: 10 }),
        changed("wrong serial", { serial: "ABCDEF0123456789" }),
        changed("serial of another key", { key: stranger }),
        changed("five minutes old", { ageSeconds: 302 }),
        changed("from five minutes ahead", { ageSeconds: -302 }),
        bad("a rotated key that is not offered", (no) => wechat.notify(paid(no), wechat.keys.rotated)),
        bad("a rotated key that is offered", (no) => wechat.notify(paid(no), wechat.keys.rotated), {
          to: "second",
          ...(isCertified && { status: 200, isPaid: true }),
        }),
        bad("an old signature with a new time", (no) => renewed(wechat.notify(paid(no), { ...by, ageSeconds: 302 }))),
        bad("a changed body", (no) => spoiled(wechat.notify(paid(no), by))),
        signed("another app", { appid: "wx0000000000000000" }),
        signed("another merchant", { mchid: "1900000110" }),
        signed("another currency", amount(itemFen, "HKD")),
        { ...signed("another amount", amount(itemFen - 1)), status: 200 },
        { ...signed("a hundredth of the amount", amount(itemFen / 100)), status: 200 },
        signed("a negative amount", amount(-itemFen)),
      ];
    }),
  );
}

function renewed({ headers, body }: Notice): Notice {
  return { headers: { ...headers, "wechatpay-timestamp": String(Math.floor(Date.now() / 1000)) }, body };
}

function spoiled({ headers, body }: Notice): Notice {
  return { headers, body: body.replace("TRANSACTION.SUCCESS", "TRANSACTION.SUCCESs") };
}

function sandboxCases(): Case[] {
  const secrets = getSecrets(secretKey);
  const strange = getSecrets("another secret key, of a stranger, long enough");
  const seconds = () => Math.floor(Date.now() / 1000);
  const write = (outTradeNo: string, event: object = {}, more: object = {}) => {
    const paid = { what: "payment", outTradeNo, transactionId: `bank-${outTradeNo}`, amountFen: itemFen };
    return JSON.stringify({
      merchant: "sandbox",
      currency: "CNY",
      ...more,
      event: { ...paid, paidAt: new Date().toISOString(), ...event },
    });
  };
  const sign = (body: string, by = secrets, at = seconds()): Notice => ({ headers: signNotice(by, body, at), body });
  const bad = (name: string, make: Case["make"], more: Partial<Case> = {}): Case => ({
    name,
    merchant: "sandbox",
    to: "sandbox",
    make,
    status: 400,
    isPaid: false,
    ...more,
  });
  return [
    bad("good", (no) => sign(write(no)), { status: 200, isPaid: true }),
    bad("another key", (no) => sign(write(no), strange)),
    bad("five minutes old", (no) => sign(write(no), secrets, seconds() - 302)),
    bad("a changed body", (no) => ({ ...sign(write(no)), body: write(no, { amountFen: 1 }) })),
    bad("another merchant", (no) => sign(write(no, {}, { merchant: "other" }))),
    bad("another currency", (no) => sign(write(no, {}, { currency: "USD" }))),
    bad("another amount", (no) => sign(write(no, { amountFen: 1 })), { status: 200 }),
    bad("an unknown order", (no) => sign(write(no, { outTradeNo: `x-${no.slice(0, 28)}` })), { status: 200 }),
  ];
}
