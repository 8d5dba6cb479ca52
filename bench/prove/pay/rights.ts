import { join } from "node:path";
import { everyRight } from "#core/authorities.ts";
import type { Caller, Request } from "#server/access/callers.ts";
import { expectations } from "#server/access/expectations.ts";
import { getTarget } from "#server/access/testTarget.ts";
import { routeLimits } from "#server/base/limits/routes.ts";
import { root } from "#server/base/root.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { openSession } from "#server/people/accounts/sessions.ts";
import { addAccount } from "#server/people/accounts/testPeople.ts";
import { loadShippedConfig } from "#server/sites/publish/fixtures.ts";
import { tinyDocument, tinyRace, tinySite, type World } from "#server/testWorld.ts";
import type { BuildParts, Outcome, Proof, ProofContext } from "../proof.ts";
import { countReasons, whyPublic } from "./publicRoutes.ts";

/** Everything that belongs to one runner, requested by everybody else. */
export const e7: Proof = {
  id: "E7",
  title: "No route shows or changes what is another's: every route by everybody else",
  run,
};

// As whom each row of the table of expectations is tried; a runner of another race is to be treated
// as any other account.
const callers = {
  anonymous: "anonymous",
  "another account": "other",
  "a runner of another race": "expired",
  "staff of another race": "organiser",
} as const satisfies Record<string, Caller>;
type Who = keyof typeof callers;

const email = "owner-of-it-all@example.com";
const phone = "13712345678";
const name = "王小明";

type Asking = Pick<World, "app" | "db" | "secrets">;

async function run(context: ProofContext): Promise<Outcome> {
  const { worlds, owner, tokens } = await openRaces(context);
  const [world] = worlds as [Asking];
  const secrets = [email, "137****5678", phone, owner, name];
  const of = { accountId: owner, email, name };
  const seen: string[] = [];
  const other: string[] = [];
  let requests = 0;
  const open = new Set<string>();
  let denied = 0;
  for (const route of Object.keys(routeLimits)) {
    const expectation = expectations[route];
    if (!expectation) {
      other.push(`${route} has no expectation`);
      continue;
    }
    const there = worlds.find((world) => isMade(world, route));
    if (!there) {
      other.push(`${route} is not made`);
      continue;
    }
    for (const [who, caller] of Object.entries(callers) as [Who, Caller][]) {
      const request = (await expectation.request?.(await getTarget(world, of), caller)) ?? {};
      const { code, body } = await ask(there, route, request, await tokens[who]());
      requests += 1;
      if ([401, 403, 404].includes(code)) denied += 1;
      else if (who === "anonymous") open.add(route);
      // What is asked is in the address.
      const told = secrets.filter((secret) => body.includes(secret) && !(request.url ?? "").includes(secret));
      if (told.length > 0) seen.push(`${route} by ${who}: ${told.join(" ")}`);
      const isRight = who === "staff of another race" ? mayBe(code, expectation) : code === expected(expectation, who);
      if (!isRight) other.push(`${route} by ${who}: ${code}`);
    }
  }
  other.push(
    ...[...open].filter((route) => !whyPublic(route)).map((route) => `${route} needs no login, and nobody stated why`),
  );
  // Who may see it does, or nothing is proved.
  const control = (await readAll(world, of, tokens.owner)).filter(({ body }) =>
    secrets.some((secret) => body.includes(secret)),
  );
  const there = await readAll(world, of, tokens["staff of another race"]);
  const here = await readAll(world, of, tokens["staff of this race"]);
  const staff = here.filter(({ code }, n) => [0, 200].includes(code) && [403, 404].includes(there[n]?.code ?? 0));
  return {
    isKept: seen.length === 0 && other.length === 0 && control.length > 0 && staff.length > 0,
    figures: {
      routes: Object.keys(routeLimits).length,
      requests,
      "that answer without a login, by design": countReasons(open),
      "answered with 401, 403 or 404": denied,
      "that showed something of the owner's": seen.length === 0 ? 0 : seen.join("; "),
      "answered otherwise than the table of expectations states": other.length === 0 ? 0 : other.join("; "),
      "control: routes that show it to the owner": control.length,
      "control: routes that answer staff of this race, and not of another": staff.length,
    },
  };
}

interface Owner {
  accountId: string;
  email: string;
  name: string;
}

// Each request has a session of its own: some of them end it.
type LogIn = () => Promise<string | undefined>;

type Expected = (typeof expectations)[string];

// Of a race they do not organise, staff are any other account, and of no race in particular they
// are organisers.
function mayBe(code: number, { other, organiser }: Expected): boolean {
  return [other, organiser, 403, 404].includes(code);
}

function expected({ anonymous, other }: Expected, who: Who): number {
  return who === "anonymous" ? anonymous : other;
}

function isMade({ app }: Asking, route: string): boolean {
  const [method, url = ""] = route.split(" ");
  return app.hasRoute({ method: method as "GET", url });
}

/** What each route for reading answers about the owner's things. */
async function readAll(world: Asking, of: Owner, logIn: LogIn): Promise<{ code: number; body: string }[]> {
  const read: { code: number; body: string }[] = [];
  for (const [route, { request }] of Object.entries(expectations)) {
    if (!/^GET \/(user-center|sign-up|uploads)\//.test(route)) continue;
    const asked = (await request?.(await getTarget(world, of), "owner")) ?? {};
    read.push(await ask(world, route, asked, await logIn()));
  }
  return read;
}

async function ask(
  { app }: Asking,
  route: string,
  { url, json, form, file }: Request,
  token: string | undefined,
): Promise<{ code: number; body: string }> {
  const [method, pattern = ""] = route.split(" ") as ["GET" | "POST", string];
  const headers = {
    ...(token && { token }),
    ...(form && { "content-type": "application/x-www-form-urlencoded" }),
    ...file?.headers,
  };
  const payload = file?.payload ?? json ?? (form && new URLSearchParams(form).toString());
  const reply = await app.inject({ method, url: url ?? pattern, headers, ...(payload && { payload }) });
  const isJson = /json/.test(String(reply.headers["content-type"]));
  const code = isJson ? (reply.json() as { code?: number }).code : undefined;
  return { code: code ?? reply.statusCode, body: reply.body };
}

/** Two races, a runner with everything in the first, and who asks for it. */
async function openRaces(
  context: ProofContext,
): Promise<{ worlds: Asking[]; owner: string; tokens: Record<Who | "owner" | "staff of this race", LogIn> }> {
  const site = (folder: string, raceId: string) => ({
    [`${folder}/site.json`]: tinySite({ id: folder }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/race.json`]: { ...tinyRace, raceId },
  });
  const sitesDir = await context.writeFolder({ ...site("trail", "7001"), ...site("river", "7002") });
  const servers = await buildAll(context, sitesDir);
  const [server] = servers;
  if (!server) throw new Error("No server was built.");
  const { secrets, env } = server.tools;
  const worlds = servers.map(({ app, db }) => ({ app, db, secrets }));
  const world = { app: server.app, db: server.db, secrets };
  await loadShippedConfig(server.db, join(root, "fixtures"));
  const add = (who: string, more: object = {}) =>
    addAccount({ ...world, env } as World, { email: `${who}@example.com`, ...more });
  const logInAs = (accountId: string) => () => openSession(server.db, { accountId, loginType: "5", device: "proof" });
  const owner = await add("owner", { email, phone });
  const runner = await add("runner-of-river");
  await keepSubmission(world, { accountId: runner, raceId: "7002" });
  const tokens = {
    owner: logInAs(owner),
    anonymous: async () => undefined,
    "another account": logInAs(await add("another")),
    "a runner of another race": logInAs(runner),
    "staff of another race": logInAs(await add("staff-of-river", { authorities: everyRight("7002") })),
    "staff of this race": logInAs(await add("staff-of-trail", { authorities: everyRight("7001") })),
  };
  return { worlds, owner, tokens };
}

// Over one database, servers whose settings make routes that the others do not have.
async function buildAll(context: ProofContext, sitesDir: string) {
  const database = await context.openDatabase();
  const folder = await context.writeFolder({ "assets/site-1.js": "export {};" });
  const html = '<!doctype html><html lang="zh"><head><title>x</title></head><body></body></html>';
  const builtSite = {
    folder,
    html,
    units: {},
    modules: {},
    entry: { css: [], preload: [] },
    readStyles: async () => "",
  };
  const keys = { appSecret: "x", secretId: "x", secretKey: "x" };
  const urls = { url: "http://127.0.0.1:9", script: "https://x.example/x.js" };
  const kinds: BuildParts[] = [
    { adminKey: "a-key-of-proofs", builtSite },
    { env: { captcha: { kind: "slider" }, debugConfig: join(root, "fixtures/debug.json") } },
    { env: { captcha: { kind: "ticket", appId: 1, ...keys, ...urls } } },
  ];
  const servers = [];
  for (const parts of kinds) servers.push(...(await context.buildServers(database, 1, sitesDir, parts)));
  return servers;
}
