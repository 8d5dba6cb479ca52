import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EntrantMessage, MessagePreview } from "#contract/entrantMessages.ts";
import { getOrganiser } from "#core/authorities.ts";
import { accounts, outboxMessages } from "../../../base/db/accountSchema.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { handOuts } from "../../../base/db/handOutSchema.ts";
import { suppressions } from "../../../base/db/messageSchema.ts";
import { submissions } from "../../../base/db/signupSchema.ts";
import { contactMac } from "../../../base/delivery/contactMac.ts";
import { readOutbox } from "../../../base/delivery/outbox.ts";
import { claimMessages, recordOutcome } from "../../../base/delivery/queue.ts";
import { sendClaimed } from "../../../base/delivery/send.ts";
import { SendFailure } from "../../../base/delivery/sendFailure.ts";
import { park, raceFolder } from "../../../entry/testForm.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import { findRaceSite } from "../../../race/raceSite.ts";
import { openWorld, tinyRace, type World } from "../../../testWorld.ts";
import { optOutLink } from "./optOut.ts";
import { sendBatch, sendEntrantMessages } from "./send.ts";
import { addRunners } from "./testMessages.ts";

const domainName = park;
const { raceId } = tinyRace;
let world: World;
let first: string;
let second: string;

beforeAll(async () => {
  world = await openWorld(raceFolder());
  const add = async (email: string) => {
    const accountId = await addAccount(world, { email, authorities: [getOrganiser(raceId)] });
    return openSession(world.db, { accountId, loginType: "5", device: "x" });
  };
  first = await add("first@example.org");
  second = await add("second@example.org");
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.execute(sql`truncate entrant_messages, message_recipients, suppressions, outbox_messages, limits`);
  await world.db.delete(handOuts);
  await world.db.delete(entries);
  await world.db.delete(submissions);
  await world.db.delete(accounts).where(sql`account_id like 'runner-%'`);
});

const addMany = (many: number) => addRunners(world.db, world.secrets, { raceId, domainName, item: "ten-km", many });

const words = {
  stream: "service",
  filter: { group: "confirmed" },
  subject: { zh: "{race}：{item}", en: "{race}: {item}" },
  text: { zh: "{name}，您的号码是 {bib}。", en: "{name}, your bib is {bib}." },
};

type Data = EntrantMessage & { error?: string; fact?: string; near?: string };
const post = async <T = Data>(path: string, json: object, token = first) =>
  (await call<T>(world, `/sign-up/organise/messages${path}`, { token, json: { domainName, ...json } })).data;
const send = (overrides: object = {}, token = first) => post("", { ...words, key: randomUUID(), ...overrides }, token);
const decide = (messageId: number, isApproved: boolean, token: string) =>
  post("/decide", { messageId, isApproved }, token);
const list = async () =>
  (
    await call<{ messages: EntrantMessage[] }>(world, `/sign-up/organise/messages?domainName=${domainName}`, {
      token: first,
    })
  ).data.messages;
const reportOf = async (messageId: number) => (await list()).find((message) => message.messageId === messageId)?.report;
const mails = async () =>
  (await readOutbox(world.db, world.secrets, { most: 2000 })).flatMap(({ target, content }) =>
    content?.template === "entrants" ? [{ target, ...content.values, language: content.language }] : [],
  );

/** Sends what is due, as the mail server answers. */
async function deliver(answer: (target: string) => void): Promise<void> {
  await world.db.update(outboxMessages).set({ dueAt: new Date(0) });
  const tools = {
    secrets: world.secrets,
    log: () => undefined,
    send: async ({ target }: { target: string }) => answer(target),
  };
  for (;;) {
    const claimed = await claimMessages(world.db, { channel: "email", most: 500, leaseSeconds: 60 });
    if (claimed.length === 0) return;
    for (const message of claimed) await recordOutcome(world.db, message, await sendClaimed(tools, message), 1);
  }
}

test("each runner gets a message once, with the own facts and in the own language, and who sent it is in the audit", async () => {
  await addMany(4);
  const { messageId, state } = await send();
  expect(state).toBe("sending");
  await sendEntrantMessages(world.tools);
  await sendEntrantMessages(world.tools);
  const sent = await mails();
  expect(sent.map(({ target }) => target).sort()).toEqual([1, 2, 3, 4].map((n) => `runner-${n}@example.com`));
  expect(sent.find(({ target }) => target === "runner-1@example.com")).toMatchObject({
    subject: "公园跑：ten-km",
    text: "Anna R1，您的号码是 1。",
    language: "zh",
  });
  expect(sent.find(({ target }) => target === "runner-2@example.com")).toMatchObject({
    subject: "公园跑 (en): ten-km (en)",
    text: "Anna R2, your bib is 2.",
    language: "en",
  });
  expect(sent[0]?.optOut).toBeUndefined();
  expect(await reportOf(messageId)).toMatchObject({ queued: 4, sent: 0 });
  expect(await list()).toMatchObject([{ state: "sending" }]);
  const entry = await call<{ messages: { what: string; state: string }[] }>(
    world,
    "/sign-up/organise/entries/RUNNER-1",
    {
      token: first,
    },
  );
  expect(entry.data.messages).toMatchObject([{ what: "entrants", state: "queued" }]);
  await deliver(() => undefined);
  expect(await reportOf(messageId)).toMatchObject({ queued: 0, sent: 4 });
  expect(await list()).toMatchObject([{ state: "sent" }]);
  const lines = (await world.db.select().from(auditLines)).filter(({ entity }) => entity === "message");
  expect(lines.map(({ action }) => action)).toEqual(["send-message", "message-sent"]);
});

test("a runner reads messages in the account, also without an email address, and nobody else does", async () => {
  await addMany(2);
  await world.db.update(accounts).set({ email: null }).where(eq(accounts.accountId, "runner-1"));
  await send();
  await sendEntrantMessages(world.tools);
  const inbox = async (accountId: string) => {
    const token = await openSession(world.db, { accountId, loginType: "5", device: "x" });
    return (await call<{ text: string }[]>(world, "/sign-up/messages", { token })).data.map(({ text }) => text);
  };
  expect(await inbox("runner-1")).toEqual(["Anna R1，您的号码是 1。"]);
  expect(await inbox("runner-2")).toEqual(["Anna R2, your bib is 2."]);
});

test("a person with several entries, and one whose request is repeated, gets one message", async () => {
  await addMany(2);
  await world.db.execute(sql`
    insert into entries (entry_id, code, race_id, item, exclusion_group, submission_id, position, state)
    select 'second', 'second', race_id, item, 'other', submission_id, 1, 'confirmed' from entries where entry_id = 'runner-1'`);
  const key = randomUUID();
  const { messageId, total } = await send({ key });
  expect(total).toBe(2);
  expect(await send({ key })).toMatchObject({ messageId });
  expect(await send({ key, stream: "news" })).toMatchObject({ error: "messages/key-used" });
  await sendEntrantMessages(world.tools);
  expect(await mails()).toHaveLength(2);
});

test("who has collected the pack is not reminded of it, and who gave it back is", async () => {
  await addMany(3);
  const handOut = { raceId, material: "bag", site: "expo", deviceId: "d", at: new Date(), byAccount: "staff" };
  const undone = { undoneAt: new Date(), undoneBy: "one", undoneSecond: "two" };
  await world.db.insert(handOuts).values([
    { ...handOut, entryId: "runner-1", seq: 1 },
    { ...handOut, entryId: "runner-2", seq: 2, ...undone },
  ]);
  await send({ filter: { group: "uncollected" } });
  await sendEntrantMessages(world.tools);
  expect((await mails()).map(({ target }) => target).sort()).toEqual(["runner-2@example.com", "runner-3@example.com"]);
});

test("a preview shows three of each language and counts, with names masked to who may not see them", async () => {
  await addMany(10);
  const preview = await post<MessagePreview>("/preview", words);
  expect(preview).toMatchObject({ count: 10, needsApproval: false });
  expect(preview.examples.map(({ language }) => language)).toEqual(["zh", "zh", "zh", "en", "en", "en"]);
  expect(JSON.stringify(preview)).not.toMatch(/R\d|runner-\d/);
  const english = await post<MessagePreview>("/preview", { ...words, filter: { group: "confirmed", language: "en" } });
  expect(english).toMatchObject({ count: 5 });
  expect(await post<MessagePreview>("/preview", { ...words, filter: { group: "lost" } })).toMatchObject({ count: 0 });
  expect(await send({ filter: { group: "lost" } })).toMatchObject({ error: "messages/nobody" });
});

test("an unknown fact is refused with the one that was probably meant", async () => {
  await addMany(1);
  expect(await send({ text: { zh: "{nmae}" } })).toMatchObject({
    error: "messages/unknown-fact",
    fact: "nmae",
    near: "name",
  });
  expect(await post("/preview", { ...words, subject: { zh: "{shoe}" } })).toMatchObject({ fact: "shoe", near: "" });
  expect(await mails()).toEqual([]);
});

test("a test goes to the organiser alone", async () => {
  await addMany(1);
  expect(await post("/test", { ...words, language: "en" })).toBeNull();
  expect(await mails()).toMatchObject([{ target: "first@example.org", text: "{name}, your bib is {bib}." }]);
});

test("a message to many waits for another organiser", async () => {
  await addMany(101);
  const { messageId, state } = await send();
  expect(state).toBe("waiting");
  await sendEntrantMessages(world.tools);
  expect(await mails()).toEqual([]);
  expect(await decide(messageId, true, first)).toMatchObject({ error: "messages/second-organiser" });
  expect(await decide(messageId, true, second)).toMatchObject({ state: "sending" });
  expect(await decide(messageId, false, second)).toMatchObject({ error: "messages/decided" });
  await sendEntrantMessages(world.tools);
  expect(await mails()).toHaveLength(101);
});

test("what has not left when a message is stopped stays here, and the rest is not queued", async () => {
  await addMany(600);
  const { messageId } = await send();
  await decide(messageId, true, second);
  const site = await findRaceSite(world.tools, domainName);
  if (!site) throw new Error("no site");
  await sendBatch(world.tools, site, messageId);
  await world.db.update(outboxMessages).set({ dueAt: new Date(0) });
  // The control: a server would send what is queued.
  const [claimed] = await claimMessages(world.db, { channel: "email", most: 1, leaseSeconds: 60 });
  if (!claimed) throw new Error("nothing is due");
  expect(await post("/stop", { messageId })).toMatchObject({ state: "stopped" });
  await world.db.update(outboxMessages).set({ dueAt: new Date(0) });
  expect(await claimMessages(world.db, { channel: "email", most: 500, leaseSeconds: 60 })).toEqual([]);
  await recordOutcome(world.db, claimed, { state: "sent" }, 1);
  await sendEntrantMessages(world.tools);
  expect(await reportOf(messageId)).toMatchObject({ sent: 1, stopped: 499, queued: 0 });
});

test("addresses that a mail server refuses are counted, and left out of the next message", async () => {
  await addMany(300);
  const { messageId } = await send();
  await decide(messageId, true, second);
  await sendEntrantMessages(world.tools);
  const isGone = (target: string) => /^runner-\d00@/.test(target);
  await deliver((target) => {
    if (isGone(target)) throw new SendFailure("SMTP 550", { isFinal: true, isBounce: true });
  });
  expect(await reportOf(messageId)).toMatchObject({ sent: 297, bounced: 3, failed: 0 });
  const again = await send();
  expect(again.total).toBe(297);
  await decide(again.messageId, true, second);
  await sendEntrantMessages(world.tools);
  expect((await mails()).some(({ target }) => isGone(target))).toBe(false);
  expect(await reportOf(again.messageId)).toMatchObject({ queued: 297, suppressed: 3 });
});

describe("news", () => {
  const pathTo = async (target: string) => {
    const optOut = (await mails()).find((mail) => mail.target === target)?.optOut ?? "";
    return new URL(optOut).pathname;
  };
  const open = (method: "GET" | "POST", url: string) =>
    world.app.inject({
      method,
      url,
      headers: { host: domainName, "content-type": "application/x-www-form-urlencoded" },
      ...(method === "POST" && { payload: "List-Unsubscribe=One-Click" }),
    });

  test("a program that follows the link changes nothing; one click without a cookie opts out for good", async () => {
    await addMany(2);
    await send({ stream: "news" });
    await sendEntrantMessages(world.tools);
    const path = await pathTo("runner-1@example.com");
    const page = await open("GET", path);
    expect([page.statusCode, page.body.includes('<form method="post"')]).toEqual([200, true]);
    expect(await world.db.select().from(suppressions)).toEqual([]);
    const clicked = await open("POST", path);
    expect([clicked.statusCode, clicked.headers.location, clicked.headers["set-cookie"]]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await world.db.$count(suppressions)).toBe(1);
    expect((await open("POST", path)).statusCode).toBe(200);
    await world.db.delete(outboxMessages);
    expect(await post<MessagePreview>("/preview", { ...words, stream: "news" })).toMatchObject({
      count: 1,
      optedOut: 1,
    });
    // A new account with the same address, as after an import.
    await world.db.delete(entries);
    await world.db.delete(submissions);
    await world.db.delete(accounts).where(sql`account_id like 'runner-%'`);
    await addMany(2);
    const news = await send({ stream: "news" });
    await sendEntrantMessages(world.tools);
    expect((await mails()).map(({ target }) => target)).toEqual(["runner-2@example.com"]);
    expect(await reportOf(news.messageId)).toMatchObject({ queued: 1, optedOut: 1 });
    await world.db.delete(outboxMessages);
    await send();
    await sendEntrantMessages(world.tools);
    expect(await mails()).toHaveLength(2);
  });

  test("nobody opts another address out without the link that it got", async () => {
    const mac = contactMac(world.secrets, "email", "runner-1@example.com");
    const path = new URL(optOutLink(world.secrets, { domainName }, 1, mac)).pathname;
    expect((await open("POST", `${path.slice(0, -1)}${path.endsWith("0") ? "1" : "0"}`)).statusCode).toBe(404);
    expect((await open("POST", `/opt-out/${mac}`)).statusCode).toBe(404);
    expect(await world.db.select().from(suppressions)).toEqual([]);
    expect((await open("POST", path)).statusCode).toBe(200);
    expect(await world.db.$count(suppressions)).toBe(1);
  });
});
