import { createPublicKey, verify } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CheckedReceipt, ReceiptKey } from "#contract/receipts.ts";
import { escapeHtml } from "../../base/http/escape.ts";
import { getSecrets } from "../../base/secrets/secrets.ts";
import { buildBody, park, person } from "../../entry/testForm.ts";
import { form, submit, submitToOneRace, tokens, world } from "../../entry/testSubmitting.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { endAlert, showAlert } from "../../race/alerts/alerts.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { readReceipt, signFacts } from "./receipt.ts";

submitToOneRace();

const check = async (receipt: string) =>
  (await call<CheckedReceipt>(world, "/status/receipts", { json: { receipt } })).data;
const signUp = async (many = 1) => {
  const entrants = Array.from({ length: many }, (_, index) => person(index + 1));
  const { data } = await submit(buildBody(form, { entrants }));
  return data as typeof data & { signed: string };
};
const getPayload = (receipt: string) => JSON.parse(Buffer.from(receipt.split(".")[1] ?? "", "base64url").toString());
const withPayload = (receipt: string, change: object) => {
  const [head, , signature] = receipt.split(".");
  const payload = Buffer.from(JSON.stringify({ ...getPayload(receipt), ...change })).toString("base64url");
  return `${head}.${payload}.${signature}`;
};

test("a runner gets a receipt that names the race, the item, the code and the time, and nobody", async () => {
  const { signed, receipt, submissionId, createdAt } = await signUp(2);
  expect(getPayload(signed)).toEqual({
    type: "startline/receipt/1",
    site: park,
    race: "7001",
    item: "ten-km",
    use: "sign-up",
    code: receipt,
    people: 2,
    at: new Date(createdAt).toISOString(),
    form: form.hash,
    submitted: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const everything = Buffer.from(signed, "base64url").toString() + JSON.stringify(getPayload(signed));
  for (const hidden of [submissionId, "runner", "11010"]) expect(everything).not.toContain(hidden);
  expect(await check(signed)).toEqual({
    outcome: "on-record",
    receipt: { site: park, race: "7001", item: "ten-km", code: receipt, people: 2, at: createdAt },
  });
});

test("anyone verifies a receipt with the published keys and no program of ours", async () => {
  const { signed } = await signUp();
  const { data } = await call<{ keys: ReceiptKey[] }>(world, "/status/receipt-keys", {});
  const [head = "", payload = "", signature = ""] = signed.split(".");
  const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
  const key = createPublicKey({ key: data.keys.find((key) => key.kid === kid) as never, format: "jwk" });
  const isGenuine = (text: string) => verify(null, Buffer.from(text), key, Buffer.from(signature, "base64url"));
  expect([isGenuine(`${head}.${payload}`), isGenuine(`${head}.${payload}x`)]).toEqual([true, false]);
});

test("the same sign-up has the same receipt later, and nobody else gets it", async () => {
  const { signed, submissionId } = await signUp();
  const path = `/sign-up/submissions/${submissionId}/receipt`;
  expect((await call(world, path, { token: tokens.runner })).data).toEqual({ signed });
  expect((await call(world, path, { token: tokens.other })).code).toBe(404);
  expect((await call(world, path, {})).code).toBe(401);
});

test("a receipt is found in a file, and although a mail program broke its lines", async () => {
  const { signed } = await signUp();
  const wrapped = signed.replace(/.{60}/g, "$&\r\n  ");
  for (const text of [`回执\n\nReceipt:\n${signed}\n\nKeep it.`, wrapped, ` ${signed} `])
    expect((await check(text)).outcome).toBe("on-record");
});

test("nobody makes a receipt, or another one of theirs", async () => {
  const { signed } = await signUp();
  const [head = "", payload = "", signature = ""] = signed.split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none", kid: "x".repeat(20) })).toString("base64url");
  const stranger = { secrets: getSecrets("another secret key of 32 characters"), env: { receiptKey: 1 } };
  const forged = [
    withPayload(signed, { item: "half" }),
    withPayload(signed, { at: "2020-01-01T00:00:00.000Z" }),
    `${none}.${payload}.${signature}`,
    `${head}.${payload}.${"A".repeat(86)}`,
    signFacts(stranger, getPayload(signed)),
    // Signed with our key, and no receipt.
    signFacts({ secrets: world.secrets, env: world.env }, { ...getPayload(signed), type: "startline/audit/1" }),
  ];
  for (const text of forged) expect(await check(text)).toEqual({ outcome: "forged", receipt: null });
  for (const text of ["x", "eyJ.eyJ.x", `${head}.${payload}`, "<script>"])
    expect((await check(text)).outcome).toBe("unreadable");
});

test("a receipt of an earlier key is genuine, and one of a key that is not used yet too", async () => {
  const { signed } = await signUp();
  const facts = getPayload(signed);
  const tools = (receiptKey: number) => ({ secrets: world.secrets, env: { receiptKey } });
  const outcomes = [1, 2, 3].map((receiptKey) => readReceipt(tools(2), signFacts(tools(receiptKey), facts)).outcome);
  expect(outcomes).toEqual(["signed", "signed", "signed"]);
  expect(readReceipt(tools(2), signFacts(tools(4), facts)).outcome).toBe("forged");
});

test("a receipt shows that its sign-up was withdrawn, changed, lost, or deleted with its account", async () => {
  const first = await signUp();
  await call(world, `/sign-up/submissions/${first.submissionId}/withdraw`, { json: {}, token: tokens.runner });
  expect((await check(first.signed)).outcome).toBe("withdrawn");
  const second = await signUp();
  expect((await check(second.signed)).outcome).toBe("on-record");
  const sealedAnswers = world.secrets.seal(JSON.stringify([person(3)]));
  await world.db.execute(
    sql`update submissions set answers_sealed = ${sealedAnswers} where submission_id = ${second.submissionId}`,
  );
  expect((await check(second.signed)).outcome).toBe("changed");
  await world.db.execute(sql`update entries set submission_id = null`);
  await world.db.execute(sql`delete from submissions where submission_id = ${second.submissionId}`);
  expect((await check(second.signed)).outcome).toBe("missing");
});

test("a race alert is on the page in its language, without markup of its own, until it ends", async () => {
  const site = await findRaceSite(world.tools, park);
  if (!site) throw new Error("The race of the test has no site.");
  const open = async (language: string) =>
    (await world.app.inject({ url: `/status/receipt?language=${language}`, headers: { host: park } })).body;
  expect(await open("en")).not.toContain('role="alert"');
  const alert = await showAlert(world.db, site, { template: "heat", minutes: 30 }, "organiser");
  if (typeof alert === "string") throw new Error(alert);
  expect(await open("en")).toContain(escapeHtml(alert.text.en ?? ""));
  expect(await open("zh")).toContain(`<p class="alert warning" role="alert">${escapeHtml(alert.text.zh)}</p>`);
  await endAlert(world.db, site, alert.alertId, "organiser");
  expect(await open("en")).not.toContain('role="alert"');
});

test("anyone pastes a receipt on a page without a script and reads in words what it is, in both languages", async () => {
  const { signed, receipt } = await signUp();
  const open = (method: "GET" | "POST", pasted?: string, language = "zh") =>
    world.app.inject({
      method,
      url: `/status/receipt?language=${language}`,
      headers: { host: park, "content-type": "application/x-www-form-urlencoded" },
      ...(pasted !== undefined && { payload: new URLSearchParams({ receipt: pasted }).toString() }),
    });
  expect((await open("GET")).body).toContain("核对报名回执");
  const genuine = await open("POST", signed);
  for (const part of ["回执真实有效", receipt]) expect(genuine.body).toContain(part);
  expect((await open("POST", signed, "en")).body).toContain("This receipt is genuine");
  const hostile = await open("POST", `"><script>alert(1)</script>${"x".repeat(30_000)}`, "en");
  expect(hostile.body).toContain("There is no receipt in this text");
  expect(hostile.body).not.toContain("<script");
  expect((await open("POST", undefined, "en")).statusCode).toBe(200);
});
