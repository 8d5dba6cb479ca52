import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { contract } from "#contract/contract.ts";
import type { Purpose, Scene } from "#contract/purposes.ts";
import { codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { root } from "../../base/root.ts";
import type { World } from "../../testWorld.ts";
import { openBeside, openPeople } from "../accounts/testPeople.ts";
import { passFor } from "../captcha/testPerson.ts";
import { identifyCaller } from "./messageRequest.ts";
import { permitMessage } from "./permit.ts";
import { accountPerDay, accountPerHour, shares, targetPerDay, targetPerNetwork } from "./table.ts";
import {
  countSent,
  forgetPeople,
  getEmail,
  getPhone,
  liftAllBut,
  lookUpSite,
  type Sender,
  senders,
  type Try,
} from "./testSenders.ts";

const cap = 4;
const dailyCaps = { sms: cap, email: cap };
let world: World;
/** The same database without human verification. */
let withoutCaptcha: World;
/** The same database, with Hong Kong served. */
let servingMore: World;
beforeAll(async () => {
  world = await openPeople({}, { dailyCaps, captcha: { kind: "slider" } });
  await world.write(lookUpSite);
  await world.load();
  withoutCaptcha = await openBeside(world, { captcha: { kind: "off" } });
  servingMore = await openBeside(world, { accounts: { ...world.env.accounts, smsPrefixes: ["+852"] } });
});
beforeEach(async () => {
  for (const table of [codes, limits, outboxMessages]) await world.db.delete(table);
  await forgetPeople(world);
});
afterAll(async () => {
  for (const testWorld of [withoutCaptcha, servingMore, world]) await testWorld.close();
});

const pairs = senders.map((sender): [string, Sender] => [
  `${sender.route} (${sender.purpose}, ${sender.channel})`,
  sender,
]);
// Written down again, as a purpose that changes its kind loses limits.
const kinds = {
  login: "way-in",
  "reset-by-phone": "way-in",
  "reset-by-email": "way-in",
  register: "new-contact",
  "change-phone": "new-contact",
  "change-email": "new-contact",
  "look-up": "way-in",
  "confirm-identity": "own",
  notice: "notice",
  answers: "organiser",
  invitation: "invited",
  "race-cancelled": "announcement",
  reply: "replied",
  "live-alert": "alert",
} as const;
const needsPass = ({ purpose }: Sender) => kinds[purpose] === "way-in" || kinds[purpose] === "new-contact";
const counted = ({ purpose }: Sender) => countSent(world, purpose === "notice" ? "notices" : "codes");

describe("every call that reaches a person", () => {
  test("is tried here, for each purpose that its entry states", () => {
    const declared = Object.entries<Call>(contract).flatMap(([name, { sends = [] }]) =>
      sends.map((purpose) => `${name} ${purpose}`),
    );
    expect(new Set(senders.map(({ route, purpose }) => `${route} ${purpose}`))).toEqual(new Set(declared));
    expect(declared).toHaveLength(15);
  });

  test.each(pairs)("%s sends one message", async (_name, sender) => {
    expect((await sender.send(world)).code).toBe(0);
    expect(await counted(sender)).toBe(1);
  });

  test("cannot come from a call whose entry does not state it", async () => {
    const app = Fastify();
    const route = async (request: Parameters<typeof identifyCaller>[0]) => {
      const message = { purpose: "login", channel: "sms", target: getPhone(1), language: "zh" } as const;
      const permit = await permitMessage(
        { ...withoutCaptcha, warn: () => undefined },
        { ...message, caller: identifyCaller(request) },
      );
      if (permit.outcome === "refused") return { outcome: "refused" };
      const values = { code: "000000", scene: "login", minutes: 5 } as const;
      const queue = () => permit.queue(world.db, { key: "test", template: "code", values });
      await queue();
      await expect(queue()).rejects.toThrow("one message");
      return { outcome: "sent" };
    };
    app.post("/forgotten", { config: { call: "POST /user-center/email-code" } }, route);
    app.post("/declared", { config: { call: "POST /user-center/sms-code" } }, route);
    expect((await app.inject({ method: "POST", url: "/forgotten" })).statusCode).toBe(500);
    expect(await countSent(world, "codes")).toBe(0);
    expect((await app.inject({ method: "POST", url: "/declared" })).json()).toEqual({ outcome: "sent" });
    expect(await countSent(world, "codes")).toBe(1);
    await app.close();
  });

  test("goes through permitMessage: nothing else can write into the outbox", () => {
    const files = ["server", "src", "scripts"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/[./]test[.-]/.test(file));
    const saying = (words: RegExp) =>
      sources.filter((file) => words.test(readFileSync(join(root, file), "utf8"))).sort();
    expect(saying(/\bqueueMessage\b/)).toEqual(["server/base/delivery/outbox.ts", "server/people/sending/permit.ts"]);
    expect(saying(/insert\(\s*(\w+\.)?outboxMessages\b|insert into "?outbox_messages/i)).toEqual([
      "server/base/delivery/outbox.ts",
    ]);
  });
});

/** A limit, by the name of its counts, how it is tried, and how many messages it lets through. */
interface Tried {
  name: string;
  most: number;
  vary(n: number): Try;
  /** How many more go out slowly once it is used up. */
  slowly?: number;
}

const network = (n: number) => ({ address: `${10 + (n >> 8)}.${n & 255}.1.1` });

/** The limits that a call has, and how it is varied so that nothing but that limit can stop it. */
function limitsOfSender({ route, purpose, channel }: Sender): Tried[] {
  const kind = kinds[purpose];
  const share = (name: keyof typeof shares): Tried => ({
    name: `day/${channel}/${name}`,
    most: shares[name](cap),
    vary: (n) => ({ person: n, by: n, ...network(n) }),
  });
  // No route sends them: see server/desk/general/answers.test.ts and
  // server/desk/organise/invitations/invitations.test.ts.
  if (kind === "organiser" || kind === "invited" || kind === "announcement") return [];
  // No call sends these; their limits are in server/results/live/alerts.test.ts.
  if (kind === "alert") return [];
  const most = targetPerDay[channel][kind];
  // That of an organiser is in server/desk/organise/answers/answers.test.ts.
  if (kind === "replied") return [{ name: "target", most, vary: (n) => ({ by: n, ...network(n) }) }, share("replies")];
  if (kind === "notice") return [{ name: "target", most, vary: network }, share("notices")];
  const minute: Tried = { name: "minute", most: 1, vary: (n) => ({ by: n, ...network(n) }) };
  if (kind === "own") return [minute, { name: "target", most, vary: network }, share("all")];
  const someone = (n: number) => ({ person: n, by: n });
  const all: Tried[] = [
    minute,
    { name: "target-network", most: targetPerNetwork[channel][kind], slowly: 1, vary: (n) => ({ by: n }) },
    { name: "target", most, slowly: 1, vary: (n) => ({ by: n, ...network(n) }) },
    { name: "network", most: shares.network(cap), vary: someone },
    { name: "wide-network", most: shares.wideNetwork(cap), vary: (n) => ({ ...someone(n), address: `10.0.0.${n}` }) },
    share("strangers"),
    share("all"),
  ];
  if (kind === "new-contact") all.push(share("newContacts"));
  if (route.endsWith("/contact-code")) {
    const strangers = (n: number) => ({ person: n, ...network(n) });
    all.push({ name: "account-hour", most: accountPerHour, vary: strangers });
    all.push({ name: "account-day", most: accountPerDay, vary: strangers });
  }
  return all;
}

const tries = pairs.flatMap(([name, sender]) =>
  limitsOfSender(sender).map((tried): [string, string, Sender, Tried] => [name, tried.name, sender, tried]),
);

describe("no call sends past a limit:", () => {
  test.each(tries)("%s stops at %s, and works again once that is lifted", async (_name, limit, sender, tried) => {
    const { most, vary, slowly = 0 } = tried;
    for (let n = 1; n <= most + slowly + 2; n++) {
      await liftAllBut(world, limit);
      const { code, msg } = await sender.send(world, vary(n));
      const isSent = n <= most + slowly;
      if (sender.purpose !== "notice") expect([n, code, msg !== ""]).toEqual([n, isSent ? 0 : 429, !isSent]);
    }
    expect(await counted(sender)).toBe(most + slowly);
    await world.db.delete(limits);
    expect((await sender.send(world, vary(most + slowly + 3))).code).toBe(0);
    expect(await counted(sender)).toBe(most + slowly + 1);
  });

  const verified = pairs.filter(([, sender]) => needsPass(sender));
  const otherScene = (purpose: Purpose) => (purpose === "login" ? "register" : "login");

  test.each(verified)(
    "%s needs a verification for this purpose and target, and each sends once",
    async (_name, sender) => {
      const scene = sender.purpose as Scene;
      const target = sender.channel === "sms" ? getPhone(1) : getEmail(1);
      const used = await passFor(world, scene, target);
      expect((await sender.send(world, { pass: used })).code).toBe(0);
      const wrong = {
        none: {},
        used,
        "of another target": await passFor(world, scene, sender.channel === "sms" ? getPhone(2) : getEmail(2)),
        "of another purpose": { ...(await passFor(world, otherScene(scene), target)), scene },
        "that nobody gave": { ...(await passFor(world, scene, target)), sig: "x".repeat(43) },
      };
      for (const [label, pass] of Object.entries(wrong)) {
        await world.db.delete(limits);
        const { code, msg } = await sender.send(world, { pass });
        expect([label, code, msg]).toEqual([label, 400, "The human verification failed."]);
        // Without a pass nothing counts: nobody can use up another's limits like this.
        expect((await world.db.select().from(limits)).filter(({ key }) => key.startsWith("send/"))).toEqual([]);
      }
      expect(await counted(sender)).toBe(1);
      expect((await sender.send(withoutCaptcha, { pass: {} })).code).toBe(0);
      expect(await counted(sender)).toBe(2);
    },
  );

  const bySms = pairs.filter(([, { channel }]) => channel === "sms");

  test.each(bySms)("%s reaches no phone of a country that is not served", async (_name, sender) => {
    const abroad = "+85261234567";
    const { code } = await sender.send(world, { target: abroad });
    // A change or a login is made without its notice; but no code to change or reset gets there,
    // either.
    const isDone = /\/(?:password|contact|login)$/.test(sender.route);
    expect(code).toBe(isDone ? 0 : 400);
    expect(await counted(sender)).toBe(0);
    await world.db.delete(limits);
    expect((await sender.send(servingMore, { target: abroad })).code).toBe(0);
    expect(await counted(sender)).toBe(1);
  });
});
