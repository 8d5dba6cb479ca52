import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CaptchaPass } from "#contract/account.ts";
import type { Puzzle } from "#contract/captcha.ts";
import type { Scene } from "#contract/purposes.ts";
import { captchas, limits } from "../../base/db/accountSchema.ts";
import { isCaptchaOn } from "../../base/env/captchaSettings.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { redeemPass } from "./passes.ts";
import { deleteOldCaptchas } from "./service.ts";
import { personTrack, rightPlace } from "./testPerson.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
});
afterEach(async () => {
  await world.db.delete(captchas);
  await world.db.delete(limits);
});
afterAll(() => world.close());

const target = "13800000000";
const post = async (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = "203.0.113.7",
) => {
  const reply = await world.app.inject({ method: "POST", url: `/captcha/${path}`, payload, headers, remoteAddress });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
};
const begin = async (scene: Scene = "login", to = target): Promise<Puzzle> =>
  (await post("puzzle", { scene, target: to })).data;
/** Makes a puzzle older, so that a drag of a second fits into its life. */
const wait = (seconds: number) =>
  world.db.update(captchas).set({ createdAt: sql`${captchas.createdAt} - make_interval(secs => ${seconds})` } as never);
const answer = ({ sessionId }: { sessionId: string }, x: number, headers = {}) =>
  post("answer", { sessionId, x, track: personTrack(x) }, headers);
const solve = async (scene: Scene = "login", to = target): Promise<CaptchaPass> => {
  const puzzle = await begin(scene, to);
  await wait(2);
  return (await answer(puzzle, await rightPlace(world, puzzle.sessionId))).data;
};
const use = (pass: Partial<CaptchaPass> & { target?: string }, real: CaptchaPass, mode: "use" | "peek" = "use") =>
  redeemPass(world.db, world.secrets, { target, ...real, ...pass }, { mode });
const expire = () => world.db.update(captchas).set({ expiresAt: sql`now() - interval '1 second'` } as never);

describe("a puzzle", () => {
  test("is a picture and a piece of the promised sizes, and does not reveal the position of the piece", async () => {
    const reply = await post("puzzle", { scene: "login", target });
    const { picture, piece, ...rest } = reply.data as Puzzle;
    const x = await rightPlace(world, rest.sessionId);
    expect(rest).toMatchObject({ width: 320, height: 160, pieceWidth: 60, pieceHeight: 60, expiresIn: 120 });
    expect(Object.keys(rest).sort()).toEqual(
      ["expiresIn", "height", "pieceHeight", "pieceWidth", "sessionId", "width", "y"].sort(),
    );
    const measureSize = (url: string) => sharp(Buffer.from(url.split(",")[1] ?? "", "base64")).metadata();
    expect(await measureSize(picture)).toMatchObject({ format: "webp", width: 640, height: 320 });
    expect(await measureSize(piece)).toMatchObject({ format: "webp", width: 120, height: 120, hasAlpha: true });
    expect(x).toBeGreaterThanOrEqual(80);
    expect(x).toBeLessThanOrEqual(260);
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("stores the phone number and the answer so that a copy of the table does not show them", async () => {
    const { sessionId } = await begin();
    const x = await rightPlace(world, sessionId);
    const [row] = await world.db.select().from(captchas);
    expect(JSON.stringify(row)).not.toContain(target);
    expect(row?.answerSealed).not.toBe(String(x));
  });

  test("case 40, a puzzle that is solved: its pass works once", async () => {
    const pass = await solve();
    expect(pass).toMatchObject({ scene: "login" });
    expect(pass.sig.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await world.db.select().from(captchas))).not.toContain(pass.sig);
    expect(await use({}, pass)).toBe(true);
    expect(await use({}, pass)).toBe(false);
  });

  test.each([-4, 4])("forgives %d units, and not two more", async (off) => {
    const [nearby, far] = [await begin(), await begin()];
    await wait(2);
    const place = async ({ sessionId }: Puzzle, by: number) => (await rightPlace(world, sessionId)) + by;
    expect((await answer(far, await place(far, off * 1.5))).code).toBe(422);
    expect((await answer(nearby, await place(nearby, off))).code).toBe(0);
  });

  test("answered wrongly cannot be answered again, even rightly", async () => {
    const puzzle = await begin();
    await wait(2);
    const x = await rightPlace(world, puzzle.sessionId);
    const first = await answer(puzzle, x - 30, { "accept-language": "en" });
    expect([first.status, first.code, first.msg]).toEqual([
      200,
      422,
      "The human verification failed. Please try again.",
    ]);
    expect((await answer(puzzle, x)).code).toBe(410);
  });

  test("solved by a program's straight drag is not passed, and the answer does not reveal that the position was right", async () => {
    const puzzle = await begin();
    await wait(2);
    const x = await rightPlace(world, puzzle.sessionId);
    const track = Array.from({ length: 41 }, (_, i) => [(x * i) / 40, 0.5, i * 20]);
    const { code, msg } = await post("answer", { sessionId: puzzle.sessionId, x, track });
    expect([code, msg]).toEqual([422, "验证未通过，请再试一次"]);
  });

  test("older than two minutes is over", async () => {
    const puzzle = await begin();
    await wait(2);
    const x = await rightPlace(world, puzzle.sessionId);
    await expire();
    expect((await answer(puzzle, x)).code).toBe(410);
  });

  test("answered rightly fifty times at once gives one pass", async () => {
    const puzzle = await begin();
    await wait(2);
    const x = await rightPlace(world, puzzle.sessionId);
    const replies = await Promise.all(Array.from({ length: 50 }, () => answer(puzzle, x)));
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe("a pass", () => {
  test.each([
    ["another scene", { scene: "register" as const }],
    ["another phone number", { target: "13900000000" }],
    ["a forged signature", { sig: "A".repeat(43) }],
    ["another verification's id", { sessionId: "7b0a52ba-8f5f-4b7a-9d34-0a9c1d7bb8a1" }],
  ])("does not work with %s, which does not spend it", async (_what, wrong) => {
    const pass = await solve();
    expect(await use(wrong, pass)).toBe(false);
    expect(await use(wrong, pass, "peek")).toBe(false);
    expect(await use({}, pass)).toBe(true);
  });

  test("of two people is not exchanged", async () => {
    const [ownPass, theirPass] = [await solve(), await solve("login", "runner@example.com")];
    expect(await use({ sessionId: theirPass.sessionId }, ownPass)).toBe(false);
    expect(await use({ target: " Runner@Example.com " }, theirPass)).toBe(true);
  });

  test("can be looked at once before it is used, and not after", async () => {
    const pass = await solve();
    expect(await use({}, pass, "peek")).toBe(true);
    expect(await use({}, pass, "peek")).toBe(false);
    expect(await use({}, pass)).toBe(true);
    const otherPass = await solve();
    expect(await use({}, otherPass)).toBe(true);
    expect(await use({}, otherPass, "peek")).toBe(false);
  });

  test("ends after two minutes", async () => {
    const pass = await solve();
    await expire();
    expect(await use({}, pass)).toBe(false);
  });

  test("used fifty times at once works once", async () => {
    const pass = await solve();
    const uses = await Promise.all(Array.from({ length: 50 }, () => use({}, pass)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });
});

describe("after five wrong answers", () => {
  const failFive = async (headers = {}) => {
    for (let tries = 0; tries < 4; tries++) expect((await answer(await begin(), 1, headers)).code).toBe(422);
    return answer(await begin(), 1, headers);
  };

  test("a visitor reads how long to wait, and neither gets a puzzle nor has one checked meanwhile", async () => {
    const early = await begin();
    const fifth = await failFive();
    expect([fifth.code, fifth.msg]).toEqual([429, "错误次数过多，请在 10 分钟后再试"]);
    expect(fifth.data.seconds).toBeGreaterThan(590);
    await wait(2);
    expect((await answer(early, await rightPlace(world, early.sessionId))).code).toBe(429);
    expect((await post("puzzle", { scene: "login", target })).code).toBe(429);
  });

  test("a visitor with another number can continue, and so can the owner from a browser of their own", async () => {
    await failFive();
    expect((await post("puzzle", { scene: "login", target: "13900000000" })).code).toBe(0);
    const puzzle = await post("puzzle", { scene: "login", target }, { "user-agent": "Firefox" }, "198.51.100.4");
    expect(puzzle.code).toBe(0);
  });

  test("as many puzzles kept ready and guessed at once are no way around: at most five are looked at", async () => {
    const puzzles = await Promise.all(Array.from({ length: 20 }, () => begin()));
    await wait(2);
    const replies = await Promise.all(puzzles.map((puzzle) => answer(puzzle, 1)));
    expect(replies.filter(({ code }) => code !== 429).length).toBeLessThanOrEqual(5);
    const [{ spent }] = (await world.db
      .select({ spent: sql<number>`count(*)::int` })
      .from(captchas)
      .where(sql`used_at is not null`)) as [{ spent: number }];
    expect(spent).toBe(5);
  });

  test("changing browsers helps only so far: thirty wrong answers for one number end it for an hour", async () => {
    for (let tries = 0; tries < 30; tries++) {
      if (tries % 15 === 0) await world.db.delete(limits).where(sql`${limits.key} like 'captcha/begun/%'`);
      await answer(await begin(), 1, { "user-agent": `Browser ${tries}` });
    }
    await world.db.delete(limits).where(sql`${limits.key} like 'captcha/begun/%'`);
    const refused = await post("puzzle", { scene: "login", target }, { "user-agent": "One more" });
    expect(refused.code).toBe(429);
    expect(refused.data.seconds).toBeGreaterThan(3000);
  });

  test("right answers in between are not counted as wrong", async () => {
    for (let tries = 0; tries < 4; tries++) await answer(await begin(), 1);
    expect(await solve()).toMatchObject({ scene: "login" });
    expect(await solve()).toMatchObject({ scene: "login" });
    expect((await answer(await begin(), 1)).code).toBe(429);
  });
});

test("drawing is bounded: twenty puzzles a minute for one number, and the twenty-first has the time to come back", async () => {
  for (let count = 0; count < 20; count++) await begin();
  const refused = await post("puzzle", { scene: "login", target }, { "accept-language": "en" });
  expect(refused.code).toBe(429);
  expect(refused.msg).toMatch(/^Too many verifications were requested. Please try again in \d+ seconds\.$/);
  expect(Number(refused.headers["retry-after"])).toBe(refused.data.seconds);
  expect((await post("puzzle", { scene: "login", target: "13900000000" })).code).toBe(0);
});

test("what is malformed is refused, and extra keys do nothing", async () => {
  const puzzle = await begin();
  const good = { sessionId: puzzle.sessionId, x: 5, track: personTrack(5) };
  const bad = [
    {},
    { ...good, x: "far" },
    { ...good, track: "x" },
    { ...good, track: [[1, 2]] },
    { ...good, track: Array.from({ length: 2001 }, () => [0, 0, 0]) },
    { ...good, sessionId: "x".repeat(65) },
  ];
  for (const payload of bad) expect((await post("answer", payload)).status).toBe(400);
  for (const payload of [
    { scene: "vote", target },
    { scene: "login", target: " " },
    { scene: "login", target: "x".repeat(255) },
  ])
    expect((await post("puzzle", payload)).status).toBe(400);
  expect((await post("answer", { ...good, x: 1e9 })).status).toBe(400);
  expect((await post("puzzle", { scene: "login", target, answerSealed: "x", __proto__: { a: 1 } })).code).toBe(0);
});

test("switched off there is nothing to pass, and browsers learn so", async () => {
  const off = await openWorld({}, { captcha: { kind: "off" } });
  expect((await off.app.inject("/captcha/kind")).json().data).toEqual({ kind: "off" });
  const payload = { scene: "login", target };
  expect((await off.app.inject({ method: "POST", url: "/captcha/puzzle", payload })).statusCode).toBe(404);
  expect([isCaptchaOn(off.env), isCaptchaOn(world.env)]).toEqual([false, true]);
  await off.close();
});

test("verifications are forgotten an hour after their end", async () => {
  await begin();
  await deleteOldCaptchas(world.db);
  expect(await world.db.select().from(captchas)).toHaveLength(1);
  await world.db.update(captchas).set({ expiresAt: sql`now() - interval '2 hours'` } as never);
  await deleteOldCaptchas(world.db);
  expect(await world.db.select().from(captchas)).toHaveLength(0);
});
