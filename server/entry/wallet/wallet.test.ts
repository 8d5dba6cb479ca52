import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { PickUpPlan } from "#contract/pickUp.ts";
import { pickUpWith } from "#fixtures/pickUp.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { post, signUp } from "../orders/testPaying.ts";
import { park } from "../testForm.ts";
import { asPublished, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { type FakeGoogle, makeApple, startGoogle } from "./testWallets.ts";

submitToOneRace();

let google: FakeGoogle;
const apple = makeApple();
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());
beforeEach(() => {
  Object.assign(world.env.wallets, { apple, google: google.settings });
});
afterEach(() => {
  google.stored.clear();
  delete google.failing.with;
});

const enter = async () => (await signUp([1], { item: "solo", feeFen: 0 })).submissionId;
const getApple = (id: string, token = tokens.runner, entrant = "0") =>
  world.app.inject({
    url: `/sign-up/submissions/${id}/apple-pass?entrant=${entrant}`,
    headers: { token, "accept-language": "en" },
  });
const getGoogle = (id: string, token = tokens.runner, entrant = 0) =>
  post<{ link: string; error?: string }>(`/sign-up/submissions/${id}/google-pass`, { entrant }, token);

/** The files of a pass, which are stored as they are. */
function readFiles(pass: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (let at = 0; pass.readUInt32LE(at) === 0x04034b50; ) {
    const [bytes, name, extra] = [pass.readUInt32LE(at + 18), pass.readUInt16LE(at + 26), pass.readUInt16LE(at + 28)];
    const begin = at + 30 + name + extra;
    files[pass.toString("utf8", at + 30, at + 30 + name)] = pass.subarray(begin, begin + bytes);
    at = begin + bytes;
  }
  return files;
}

async function book(id: string, index: number, path = "pick-up"): Promise<void> {
  const { data } = await call<PickUpPlan>(world, `/sign-up/pick-up?domainName=${park}`, {});
  const slot = data.sites[0]?.days[0]?.slots[index];
  expect((await post(`/sign-up/submissions/${id}/${path}`, { entrant: 0, slotId: slot?.slotId })).code).toBe(0);
}

test("an Apple pass is signed, ends after the race, and states name, bib, item and slot as they are now", async () => {
  await asPublished({ pickUp: pickUpWith(2) }, async () => {
    const id = await enter();
    await book(id, 0);
    const reply = await getApple(id);
    expect(reply.headers["content-type"]).toBe("application/vnd.apple.pkpass");
    expect(reply.headers["cache-control"]).toBe("no-store");
    const files = readFiles(reply.rawPayload);
    const manifest = JSON.parse(String(files["manifest.json"]));
    const hash = createHash("sha1")
      .update(files["pass.json"] ?? "")
      .digest("hex");
    expect(manifest["pass.json"]).toBe(hash);
    expect(files.signature?.length).toBeGreaterThan(1000);
    const pass = JSON.parse(String(files["pass.json"]));
    expect(pass).toMatchObject({ passTypeIdentifier: "pass.test", teamIdentifier: "TESTTEAM00" });
    expect(Date.parse(pass.expirationDate)).toBeGreaterThan(Date.parse("2036-01-06T09:00:00+08:00"));
    expect(JSON.stringify(pass)).toContain("跑者1");
    expect(JSON.stringify(pass)).toContain("9:00");
    // The passport's number is nowhere.
    expect(JSON.stringify(pass)).not.toContain("E10000001");

    await book(id, 1, "move-pick-up");
    await world.db.update(entries).set({ bib: "B777" }).where(eq(entries.submissionId, id));
    const later = JSON.parse(String(readFiles((await getApple(id)).rawPayload)["pass.json"]));
    expect(later.serialNumber).toBe(pass.serialNumber);
    expect(JSON.stringify(later)).toContain("B777");
    expect(JSON.stringify(later)).toContain("9:30");
  });
});

test("a Google pass is written after its class, again at each request, and its link is short", async () => {
  const id = await enter();
  const first = await getGoogle(id);
  expect(first.code).toBe(0);
  expect(first.data.link.length).toBeLessThanOrEqual(1800);
  const payload = google.readLink(first.data.link).payload as { eventTicketObjects: { id: string }[] };
  const key = `eventTicketObject ${payload.eventTicketObjects[0]?.id}`;
  expect(JSON.stringify(google.stored.get(key))).not.toContain("B778");
  await world.db.update(entries).set({ bib: "B778" }).where(eq(entries.submissionId, id));
  expect((await getGoogle(id)).code).toBe(0);
  const stored = JSON.stringify(google.stored.get(key));
  expect(stored).toContain("B778");
  expect(stored).toContain("跑者1");
  expect(stored).not.toContain("E10000001");
  expect([...google.stored.keys()]).toHaveLength(2);
});

test.each([500, 404, "nothing"] as const)(
  "while Google fails (%s) the runner reads so, in both languages",
  async (failing) => {
    const id = await enter();
    google.failing.with = failing;
    const { code, data } = await getGoogle(id);
    expect([code, data.error]).toEqual([503, "wallet/provider-failed"]);
    for (const [language, words] of [
      ["en", "Google Wallet"],
      ["zh", "谷歌钱包"],
    ] as const) {
      const reply = await call(world, `/sign-up/submissions/${id}/google-pass`, {
        json: { entrant: 0 },
        token: tokens.runner,
        headers: { "accept-language": language },
      });
      expect(reply.msg).toContain(words);
    }
  },
);

test("to another account the entry does not exist, and one without a place has no pass", async () => {
  const id = await enter();
  expect((await getApple(id, tokens.other)).json().data.error).toBe("submission/not-found");
  expect((await getGoogle(id, tokens.other)).data.error).toBe("submission/not-found");
  expect((await getApple(id, tokens.runner, "1")).json().data.error).toBe("wallet/no-place");
  await world.db.update(entries).set({ state: "withdrawn" }).where(eq(entries.submissionId, id));
  expect((await getGoogle(id)).data.error).toBe("wallet/no-place");
  expect(google.stored.size).toBe(0);
});

test("without settings nobody is offered a pass", async () => {
  delete world.env.wallets.apple;
  delete world.env.wallets.google;
  const id = await enter();
  expect((await getApple(id)).json().data.error).toBe("wallet/not-offered");
  expect((await getGoogle(id)).data.error).toBe("wallet/not-offered");
});
