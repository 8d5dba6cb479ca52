import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { CaptchaPass } from "#contract/account.ts";
import type { Work } from "#contract/captcha.ts";
import { findNumbers, hasZeroBits } from "#src/account/captcha/findNumbers.ts";
import { captchas, limits } from "../../base/db/accountSchema.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { redeemPass } from "./passes.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterEach(async () => {
  await world.db.delete(captchas);
  await world.db.delete(limits);
});
afterAll(() => world.close());

const target = "runner@example.com";
const post = async (path: string, payload: object) =>
  (await world.app.inject({ method: "POST", url: `/captcha/${path}`, payload })).json();
const begin = async (to = target): Promise<Work> => (await post("work", { scene: "register", target: to })).data;
const doWork = (work: Work) => findNumbers(work, () => undefined, new AbortController().signal);
/** Makes all work that was given out that many seconds old. */
const ageAll = (seconds: number) =>
  world.db.update(captchas).set({ createdAt: sql`now() - make_interval(secs => ${seconds})` } as never);

test("a visitor whose browser did the work and who waited gets a pass for their request", async () => {
  const work = await begin();
  const numbers = await doWork(work);
  await ageAll(10);
  const { code, data } = await post("work-answer", { sessionId: work.sessionId, numbers });
  expect(code).toBe(0);
  const pass = { ...(data as CaptchaPass), target };
  expect(await redeemPass(world.db, world.secrets, { ...pass, scene: "login" }, { mode: "use" })).toBe(false);
  expect(await redeemPass(world.db, world.secrets, { ...pass, target: "x@example.com" }, { mode: "use" })).toBe(false);
  expect(await redeemPass(world.db, world.secrets, pass, { mode: "use" })).toBe(true);
});

test("work that is done at once is not taken: the waiting is the server's", async () => {
  const work = await begin();
  const numbers = await doWork(work);
  await ageAll(9.5);
  expect((await post("work-answer", { sessionId: work.sessionId, numbers })).code).toBe(422);
});

test("work that lacks one part is not taken, nor another's, nor the same twice", async () => {
  const [first, second] = [await begin(), await begin()];
  const numbers = await doWork(first);
  await ageAll(11);
  expect((await post("work-answer", { sessionId: second.sessionId, numbers })).code).toBe(422);
  const spoilt = numbers.map((n, part) => (part === 7 ? n + 1 : n));
  const again = await begin();
  expect((await post("work-answer", { sessionId: again.sessionId, numbers: spoilt })).code).toBe(422);
  expect((await post("work-answer", { sessionId: first.sessionId, numbers: numbers.slice(1) })).code).toBe(400);
  const at50 = await Promise.all(
    Array.from({ length: 50 }, () => post("work-answer", { sessionId: first.sessionId, numbers })),
  );
  expect(at50.filter(({ code }) => code === 0)).toHaveLength(1);
});

test("a puzzle's id is no work's, and a work's no puzzle's", async () => {
  const work = await begin();
  await ageAll(11);
  const track = [
    [0, 0, 0],
    [5, 0, 300],
  ];
  expect((await post("answer", { sessionId: work.sessionId, x: 5, track })).code).toBe(410);
  const numbers = await doWork(work);
  expect((await post("work-answer", { sessionId: work.sessionId, numbers })).code).toBe(0);
});

test("only so many are taken for one target in an hour, and only work that was done counts", async () => {
  for (let count = 0; count < 8; count++) await begin();
  const pass = async () => {
    const work = await begin();
    const numbers = await doWork(work);
    await ageAll(11);
    return (await post("work-answer", { sessionId: work.sessionId, numbers })).code;
  };
  expect(await pass()).toBe(0);
  const isWork = sql`${limits.key} like 'captcha/work/%'`;
  expect((await world.db.select().from(limits).where(isWork))[0]?.count).toBe(1);
  await world.db
    .update(limits)
    .set({ count: exactLimits.captchaWorkPerTarget.most - 1 })
    .where(isWork);
  expect(await pass()).toBe(0);
  const refused = await post("work", { scene: "register", target });
  expect(refused.code).toBe(429);
  expect(refused.data.seconds).toBeGreaterThan(3000);
  expect((await post("work", { scene: "register", target: "other@example.com" })).code).toBe(0);
});

test("bits are counted from the front of the hash", () => {
  expect(hasZeroBits(Uint8Array.from([0, 1, 0, 0]), 15)).toBe(true);
  expect(hasZeroBits(Uint8Array.from([0, 2, 0, 0]), 15)).toBe(false);
  expect(hasZeroBits(Uint8Array.from([0, 0, 0, 0]), 32)).toBe(true);
  expect(hasZeroBits(createHash("sha256").update("a").digest(), 1)).toBe(false);
});
