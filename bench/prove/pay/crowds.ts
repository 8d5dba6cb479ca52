import { eq, sql } from "drizzle-orm";
import { programHeaders } from "#core/programHeaders.ts";
import { accounts } from "#server/base/db/accountSchema.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { exactLimits, requestLimits } from "#server/base/limits/table.ts";
import { passwordsAt } from "#server/people/accounts/passwords.ts";
import { tinyRace } from "#server/testWorld.ts";
import encodePassword from "#src/account/encodePassword.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { openRace } from "../race.ts";
import { listed, many, runEach } from "./orderWorld.ts";

/** Many runners behind one address, and one behind many. */
export const e22: Proof = {
  id: "E22",
  title: "2,000 runners behind one address all get in; one account behind 2,000 addresses does not",
  run,
};

const honest = 2000;
const addresses = 2000;
const logins = 400;
const spoofed = 600;
// The network of a mobile carrier, and any others.
const shared = "198.51.100.7";
const getAddress = (n: number) => `203.${Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;

async function run(context: ProofContext): Promise<Outcome> {
  // The usual limits, behind one proxy.
  const env = { CALLS_PER_NETWORK: "3000", TRUST_PROXY: "1" };
  const places = honest + addresses;
  const race = await openRace(context, { race: { items: { "ten-km": { places } } }, runners: honest + 2, env });
  const { db } = race.database;
  const at = (n: number) => race.addresses[n % race.addresses.length] ?? "";
  // Each opens the page, which reads about its race and checks the session, and signs up.
  const startedAt = performance.now();
  const [reads, checks] = await openPages(race);
  const signUps = await count(
    runEach(many(honest), 32, (n) => {
      const { path, token, body } = race.signUp([n], n);
      return post(at(n), path, { token, json: body, ip: shared });
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  // One account, each time from another address and for another person.
  const alone = await count(
    runEach(many(addresses), 32, (n) => {
      const { path, token, body } = race.signUp([10_000 + n], honest);
      return post(at(n), path, { token, json: body, ip: getAddress(n) });
    }),
  );
  const { tried, right } = await guessPasswords(race);
  const [spoofs, trusted] = await spoof(context, race);
  const most = exactLimits.submission.most;
  const { most: mostOfNetwork } = requestLimits.problem();
  const isAlone = (alone[0] ?? 0) <= most && (alone[429] ?? 0) >= addresses - most;
  const isSpoofed = (spoofs[429] ?? 0) >= spoofed - mostOfNetwork;
  const isGuessed = tried <= exactLimits.failedLoginPerAccount.most && right.code !== 0;
  const [stored] = await readRows<{ many: number }>(
    db,
    sql`select count(distinct account_id)::int as many from submissions`,
  );
  return {
    isKept:
      reads[0] === honest &&
      checks[0] === honest &&
      signUps[0] === honest &&
      isAlone &&
      isSpoofed &&
      isGuessed &&
      trusted[429] === undefined,
    figures: {
      "runners behind one address, answers to their sign-ups by code": `${honest}: ${listed(signUps)}`,
      "answers about their race": listed(reads),
      "answers to the checks of their sessions": listed(checks),
      "seconds that all took": seconds.toFixed(1),
      "accounts that have signed up": stored?.many ?? 0,
      "one account from as many addresses: sign-ups by code, of which at most may be taken": `${listed(alone)}; ${most}`,
      "passwords of one account from many addresses: tried, refused untried": `${tried}, ${logins - tried}`,
      "then the right password from another address": right.error || `code ${right.code}`,
      "600 requests with 600 made-up X-Forwarded-For, by code": listed(spoofs),
      "control: the same ones from a proxy that is trusted": listed(trusted),
    },
  };
}

/** How many answers have each code. */
async function count(answers: Promise<Answer[]>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code } of await answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

// What a page asks for when it opens, of all who are behind one address.
async function openPages({ addresses: servers, tokens }: Awaited<ReturnType<typeof openRace>>) {
  const ask = (path: string, more: (n: number) => object) =>
    count(runEach(many(honest), 32, (n) => post(servers[n % servers.length] ?? "", path, { ...more(n), ip: shared })));
  const reads = await ask("/website-center/race", () => ({ json: { raceId: tinyRace.raceId } }));
  const checks = await ask("/basic-center/api/common/getCommonInfo", (n) => ({ token: tokens[n] }));
  return [reads, checks] as const;
}

// Of the last account, each guess from another address.
async function guessPasswords(race: Awaited<ReturnType<typeof openRace>>): Promise<{ tried: number; right: Answer }> {
  const passwordHash = await passwordsAt({ memoryKiB: 256, passes: 1 }).hash("the right one 1");
  const email = "guessed@example.com";
  await race.database.db
    .update(accounts)
    .set({ email, passwordHash })
    .where(eq(accounts.accountId, `runner-${honest + 1}`));
  const login = (n: number, password: string) =>
    post(race.addresses[n % race.addresses.length] ?? "", "/user-center/login", {
      ip: getAddress(n),
      form: { loginType: "5", accountEmail: email, password: encodePassword(password), encryptType: "1" },
    });
  const guesses = await runEach(many(logins), 8, (n) => login(n, `guess ${n}`));
  const tried = guesses.filter(({ code, error }) => code === 400 && error !== "captcha/not-passed").length;
  const right = await login(logins, "the right one 1");
  return { tried, right };
}

interface Answer {
  code: number;
  error: string | undefined;
}

async function post(
  address: string,
  path: string,
  {
    token,
    json = {},
    form,
    ip,
  }: { token?: string | undefined; json?: unknown; form?: Record<string, string>; ip: string },
): Promise<Answer> {
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const headers = {
    ...programHeaders,
    "content-type": type,
    "x-forwarded-for": ip,
    ...(token !== undefined && { token }),
  };
  const body = form ? new URLSearchParams(form).toString() : JSON.stringify(json);
  const response = await fetch(address + path, { method: "POST", headers, body });
  const { code, data } = (await response.json()) as { code: number; data?: { error?: string } | null };
  return { code, error: data?.error };
}

// A server without a proxy, and one behind one, each asked by a client that writes another address
// into every request.
async function spoof(
  context: ProofContext,
  race: Awaited<ReturnType<typeof openRace>>,
): Promise<[Record<string, number>, Record<string, number>]> {
  const sitesDir = await context.writeFolder({ "README.md": "" });
  const [bare] = await context.startServers(race.database, 1, { sitesDir, env: { CALLS_PER_NETWORK: "3000" } });
  const counts: Record<string, number>[] = [];
  for (const address of [bare?.address ?? "", race.addresses[0] ?? ""]) {
    const own: Record<string, number> = {};
    const ask = (n: number) =>
      post(address, "/website-center/problems", { json: { code: "x" }, ip: getAddress(100_000 + n) });
    for (const { code } of await runEach(many(spoofed), 16, ask)) own[code] = (own[code] ?? 0) + 1;
    counts.push(own);
  }
  return counts as [Record<string, number>, Record<string, number>];
}
