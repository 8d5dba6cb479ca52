import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codes, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { checkCode, deleteOldCodes, type Guess, guessesPerCode, sendCode } from "./service.ts";

const target = "13800138000";
const env = { dailyCaps: { sms: 1000, email: 1000 }, captcha: { kind: "off" as const }, accounts: { smsPrefixes: [] } };
const sending = { secrets, env, warn: () => undefined };
// How the browser guesses that requests the codes below, without their token.
const ownTry = { purpose: "login", target, token: undefined, stranger: "its browser", guesser: "its network" } as const;
const caller = { sends: ["login", "reset-by-phone"], address: "203.0.113.7", pass: {} } as const;

let shared: SharedDatabase;
let db: Database;

beforeAll(async () => {
  shared = await openShared();
  db = shared.db();
});
beforeEach(async () => {
  for (const table of [codes, limits, outboxMessages]) await db.delete(table);
});
afterAll(() => shared.close());

async function send(purpose: "login" | "reset-by-phone" = "login"): Promise<{ code: string; token: string }> {
  await db.delete(limits).where(sql`${limits.key} like 'send/minute/%'`);
  const result = await sendCode(
    { ...sending, db },
    {
      purpose,
      channel: "sms",
      target,
      language: "en",
      caller,
      stranger: ownTry.stranger,
    },
  );
  const [letter] = await readOutbox(db, secrets, { most: 1 });
  const { code } = (letter?.content?.values ?? {}) as { code?: string };
  return { code: code ?? "", token: result.outcome === "sent" ? result.verificationToken : "" };
}

/**
 * Counts how many guesses are in fact compared with a code: each comparison makes one keyed hash of
 * that job.
 */
function countComparisons(): { counting: Secrets; compared: () => number } {
  let count = 0;
  const mac = (job: string, value: string) => {
    if (job === "code") count++;
    return secrets.mac(job, value);
  };
  return { counting: { ...secrets, mac }, compared: () => count };
}

type Check = typeof checkCode;

/** So many different guesses at once over both servers, the right one among them. */
async function guessAll(
  check: Check,
  code: string,
  from: Partial<Guess>,
  most: number,
): Promise<{ compared: number; right: number }> {
  const { counting, compared } = countComparisons();
  const guesses = Array.from({ length: most }, (_, n) =>
    String((Number(code) + n) % 1_000_000).padStart(6, "0"),
  ).reverse();
  const answers = await Promise.all(
    guesses.map((guess, n) => check(shared.db(n), counting, { ...ownTry, ...from, code: guess })),
  );
  return { compared: compared(), right: answers.filter((answer) => answer === "right").length };
}

// The same without the guard: reads how many guesses there were, compares, and counts afterwards.
const checkCarelessly: Check = async (database, counting, { purpose, target: whose, code }) => {
  const targetMac = counting.mac("target", whose);
  const isIt = and(eq(codes.purpose, purpose), eq(codes.targetMac, targetMac), isNull(codes.usedAt));
  const [row] = await database
    .select()
    .from(codes)
    .where(and(isIt, gt(codes.expiresAt, sql`now()`), lt(codes.guesses, guessesPerCode)));
  if (!row) return "wrong";
  const isRight = counting.mac("code", `${row.codeId}/${code}`) === row.codeHash;
  await database
    .update(codes)
    .set({ guesses: row.guesses + 1 })
    .where(eq(codes.codeId, row.codeId));
  return isRight ? "right" : "wrong";
};

describe("somebody who tries ten thousand codes at once", () => {
  test.each(["with the token of the sending", "without it"])(
    "%s has at most five of them looked at",
    async (options) => {
      const { code, token } = await send();
      const isNamed = options.startsWith("with the");
      const { compared, right } = await guessAll(checkCode, code, isNamed ? { token } : {}, isNamed ? 10_000 : 1000);
      expect(compared).toBeGreaterThan(0);
      expect(compared).toBeLessThanOrEqual(guessesPerCode);
      expect(right).toBeLessThanOrEqual(1);
      const [row] = await db.select().from(codes);
      expect(row?.guesses).toBe(isNamed ? compared : 0);
    },
  );

  test("from elsewhere has none of them looked at, and the runner's browser still gets in", async () => {
    const { code, token } = await send();
    for (const from of [{ stranger: "another browser" }, { stranger: undefined }, { token: "forged" }]) {
      expect(await guessAll(checkCode, code, from, 200)).toEqual({ compared: 0, right: 0 });
    }
    expect(await checkCode(db, secrets, { ...ownTry, code, token })).toBe("right");
  });

  test("with the same User-Agent and network as the runner uses up none of the guesses that have the token", async () => {
    const { code, token } = await send();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let n = 0; n < 20; n++) await checkCode(db, secrets, { ...ownTry, code: wrong, guesser: `network ${n}` });
    expect(await checkCode(db, secrets, { ...ownTry, code })).toBe("wrong");
    expect(await checkCode(db, secrets, { ...ownTry, code, token, guesser: "a browser of the owner's" })).toBe("right");
  });

  test("who requests codes too does not make the runner's invalid", async () => {
    const { code, token } = await send();
    await send();
    expect(await checkCode(db, secrets, { ...ownTry, code, token })).toBe("right");
  });

  test("would have had far more looked at, and got in, if guesses were counted after they are compared", async () => {
    const { code } = await send();
    const { compared, right } = await guessAll(checkCarelessly, code, {}, 1000);
    expect(compared).toBeGreaterThan(100);
    expect(right).toBe(1);
  });

  test("has at most ten looked at in an hour, however many codes they have sent", async () => {
    const { counting, compared } = countComparisons();
    for (let round = 0; round < 4; round++) {
      const { code, token } = await send();
      const guesses = Array.from({ length: 200 }, (_, n) =>
        String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0"),
      );
      await Promise.all(guesses.map((guess) => checkCode(db, counting, { ...ownTry, token, code: guess })));
    }
    expect(compared()).toBe(10);
  });

  test("has none looked at without the token of the sending, and uses up none of the owner's", async () => {
    const { code, token } = await send("reset-by-phone");
    const { counting, compared } = countComparisons();
    const guess = { ...ownTry, purpose: "reset-by-phone", code } as const;
    const tries = Array.from({ length: 100 }, (_, n) => checkCode(db, counting, { ...guess, token: `forged ${n}` }));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(["wrong"]));
    expect(compared()).toBe(0);
    expect(await checkCode(db, secrets, { ...guess, token })).toBe("right");
  });
});

test("of a hundred people who type the right code at once, one gets in", async () => {
  const { code, token } = await send();
  const guess = { ...ownTry, token, code };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => checkCode(shared.db(n), secrets, guess)));
  expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
});

test("of a hundred sendings at once, one goes out", async () => {
  const request = { purpose: "login", channel: "sms", target, language: "zh", caller } as const;
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) => sendCode({ ...sending, db: shared.db(n) }, request)),
  );
  expect(results.filter(({ outcome }) => outcome === "sent")).toHaveLength(1);
  expect(await db.select().from(outboxMessages)).toHaveLength(1);
});

test("codes have six digits, and are not the same again", async () => {
  const counts = new Map<string, number>();
  for (let sending = 0; sending < 40; sending++) {
    const { code } = await send();
    expect(code).toMatch(/^\d{6}$/);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    await db.delete(limits);
  }
  // Forty of a million: two alike come up once in 1,300 runs, three in none.
  expect(Math.max(...counts.values())).toBeLessThan(3);
});

test("what a table has of a code opens no other table's, and goes a day after its time", async () => {
  const { code, token } = await send();
  const [row] = await db.select().from(codes);
  expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  expect(JSON.stringify(row)).not.toContain(token);
  await deleteOldCodes(db);
  expect(await db.select().from(codes)).toHaveLength(1);
  await db.update(codes).set({ expiresAt: sql`now() - interval '25 hours'` });
  await deleteOldCodes(db);
  expect(await db.select().from(codes)).toEqual([]);
});
