import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenScopes } from "#core/apiTokens.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { chainPending } from "#server/base/audit/chain.ts";
import { withoutTriggers } from "#server/base/audit/testAudit.ts";
import { auditLines, auditLinks } from "#server/base/db/auditSchema.ts";
import { pools } from "#server/base/db/entrySchema.ts";
import { placeChanges } from "#server/base/db/organiseSchema.ts";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { keepPaidEntry } from "#server/desk/organise/testOrganise.ts";
import { park, raceFolder } from "#server/entry/testForm.ts";
import { addAccount } from "#server/people/accounts/testPeople.ts";
import { cheapAccounts } from "#server/people/accounts/testSettings.ts";
import { makeToken } from "#server/people/tokens/service.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

const raceId = "7001";
const at = ["--domain", park];
const folder = mkdtempSync(join(tmpdir(), "startline-entries-"));
let world: World;
let entry: { code: string; orderId: string };

const startline = (...words: string[]) => runStartline(words, { DATA_DIR: world.env.dataDir });
const over = { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" };
const site = (overrides: object = {}, registration: object = over) =>
  raceFolder({ items: { "ten-km": { places: 3, feeFen: 3000, ...overrides } }, registration });

beforeAll(async () => {
  world = await openWorld(site(), { accounts: cheapAccounts, placesLimit: 10 });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
  const accountId = await addAccount(world, { email: "runner@example.org" });
  entry = await keepPaidEntry(world, { accountId, raceId, names: ["王小明", "=1+1"], domainName: park });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test("an organiser exports the entries that the filters leave, as a table and a workbook that nobody else can read", async () => {
  const csv = join(folder, "entries.csv");
  const exported = await startline("entries", "export", ...at, "--out", csv, "--language", "en");
  expect(exported).toMatchObject({ code: 0, err: "" });
  expect(exported.out).toContain("entries.csv");
  const rows = readFileSync(csv, "utf8").trim().split("\r\n");
  expect(rows).toHaveLength(3);
  for (const cell of ['"王小明"', `"'=1+1"`, `"${entry.code}"`, '"99.00"', '"Paid"'])
    expect(rows.join("\n")).toContain(cell);
  expect(statSync(csv).mode & 0o077).toBe(0);
  const book = join(folder, "entries.xlsx");
  const filters = ["--format", "xlsx", "--payment", "paid", "--item", "ten-km", "--out", book];
  expect((await startline("entries", "export", ...at, ...filters)).code).toBe(0);
  expect(readFileSync(book).subarray(0, 2).toString()).toBe("PK");
  const none = join(folder, "none.csv");
  const refused = await startline("entries", "export", ...at, "--state", "waitlisted", "--out", none);
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(() => statSync(none)).toThrow();
  expect((await startline("entries", "export", ...at)).code).toBe(2);
  expect((await startline("entries", "export", "--domain", "nobody.example", "--out", none)).code).toBe(1);
  expect((await startline("entries", "export", ...at, "--out", join(folder, "no/where.csv"))).code).toBe(2);
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.action, "export"));
  expect(lines[0]).toMatchObject({ actor: "command", details: { format: "csv", isMasked: false } });
});

test("an organiser reads the places of a race and changes them with a reason, which the audit has", async () => {
  const list = await startline("entries", "places", ...at);
  expect(list.out).toMatch(/^ten-km {2}.*2.*3/);
  expect(JSON.parse((await startline("entries", "places", ...at, "--json")).out)).toMatchObject([
    { id: "ten-km", places: 3, claimed: 2, stated: null },
  ]);
  const change = (...words: string[]) => startline("entries", "places", "ten-km", ...words, ...at);
  for (const words of [["9"], ["nine", "--reason", "x"], ["-1", "--reason", "x"], ["9", "--reason", " "]])
    expect((await change(...words)).code).toBe(2);
  expect(await change("1", "--reason", "x")).toMatchObject({ code: 2, err: expect.stringContaining("2") });
  expect((await startline("entries", "places", "no-pool", "9", "--reason", "x", ...at)).code).toBe(1);
  expect(await change("9", "--reason", "更宽的起点")).toMatchObject({ code: 0, out: expect.stringContaining("9") });
  expect((await change("9", "--reason", "更宽的起点")).code).toBe(0);
  // More than the limit after the opening: another organiser decides.
  expect((await change("900", "--reason", "many")).code).toBe(0);
  expect((await startline("entries", "places", ...at)).out).toMatch(/9.*3/);
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.action, "change-places"));
  expect(lines).toMatchObject([{ actor: "command", before: "3", after: "9", reason: "更宽的起点" }]);
  await world.db.delete(placeChanges);
  await world.db.update(pools).set({ places: 3, capacity: 3, stated: null });
});

test("an organiser who publishes what concerns entries reads what it means, and publishes it with a reason", async () => {
  const publish = async (files: Record<string, unknown>, ...words: string[]) => {
    await world.write(files);
    return startline("publish", join(world.env.sitesDir, "park"), ...at, ...words);
  };
  // Fewer places than are taken: no reason makes places.
  for (const words of [[], ["--reason", "the start is narrow"]]) {
    const lowered = await publish(site({ places: 1 }), ...words);
    expect(lowered).toMatchObject({ code: 1, out: "" });
    expect(lowered.err).toMatch(/site\.json:1:\d+ SL6110 .*2 places of "ten-km" are taken, so there cannot be 1/);
  }
  const fee = await publish(site({ feeFen: 4000 }));
  expect([fee.code, fee.err]).toEqual([1, expect.stringMatching(/SL6111 .*from ¥30.00 to ¥40.00.*--reason/)]);
  const later = { ...over, closesAt: "2034-01-01T00:00:00+08:00" };
  const closing = await publish(site({}, later));
  expect([closing.code, closing.err]).toEqual([1, expect.stringMatching(/SL6112 .*closed at 2020-12-31/)]);
  const both = await publish(site({ feeFen: 4000 }, later), "--reason", "the venue costs more");
  expect(both).toMatchObject({ code: 0, err: expect.stringMatching(/SL6111[\s\S]*SL6112/) });
  const [line] = await world.db.select().from(auditLines).where(eq(auditLines.reason, "the venue costs more"));
  expect(line).toMatchObject({ actor: "command", action: "publish", raceId });
});

test("an organiser prints the audit of a race, keeps its head, and later sees whether it still holds", async () => {
  await chainPending(world.db);
  const lines = await startline("audit", "lines", ...at);
  expect(lines.code).toBe(0);
  expect(lines.out).toContain("change-places  pool item/ten-km  3 → 9  更宽的起点");
  const all = JSON.parse((await startline("audit", "lines", ...at, "--json")).out);
  expect(all.length).toBe(lines.out.trim().split("\n").length);
  const head = await startline("audit", "head", ...at);
  expect(head.out).toMatch(/^\d{4}-\d\d-\d\dT\S+Z \d+ [0-9a-f]{64} \S+\n$/);
  const headsFile = join(folder, "heads.txt");
  writeFileSync(headsFile, `${head.out}\n`);
  expect(await startline("audit", "verify", ...at)).toMatchObject({ code: 0 });
  expect(await startline("audit", "verify", ...at, "--kept", headsFile)).toMatchObject({ code: 0, err: "" });
  writeFileSync(headsFile, "no head\n");
  expect((await startline("audit", "verify", ...at, "--kept", headsFile)).code).toBe(1);
  expect((await startline("audit", "verify", ...at, "--kept", join(folder, "none.txt"))).code).toBe(2);
  for (const act of ["lines", "head", "verify"])
    expect((await startline("audit", act, "--domain", "nobody.example")).code).toBe(1);
  expect((await startline("audit", "line", ...at)).code).toBe(2);
  // A line that its owner changes in the database is found.
  await withoutTriggers(world.db, [
    sql`update audit_lines set reason = 'another' where seq = (select max(line) from ${auditLinks} where source = 'line')`,
  ]);
  const verification = await startline("audit", "verify", ...at, "--json");
  expect([verification.code, JSON.parse(verification.out).broken]).toEqual([1, 1]);
});

describe("an organiser without the database, by an API token", () => {
  const file = join(folder, "token");
  let base: string;
  let tokenId: string;
  const remote = (...words: string[]) => startline("entries", ...words, "--server", base, "--token-file", file);
  beforeAll(async () => {
    const authorities = [getOrganiser(raceId), authorityOver("PERSONAL_DATA", raceId)];
    const accountId = await addAccount(world, { email: "organiser@example.org", authorities });
    const fields = { name: "laptop", races: [raceId], scopes: [...tokenScopes], days: 1 };
    const result = await makeToken(world, { ...fields, accountId });
    if (result === "too-many") throw new Error("There are too many tokens.");
    tokenId = result.token.tokenId;
    writeFileSync(file, `${result.secret}\n`);
    base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  });

  test.each([
    ["list", ...at],
    ["list", ...at, "--json", "--state", "confirmed"],
    ["places", ...at],
    ["invitations", ...at],
  ])("reads the same from %s", async (...words) => {
    const local = await startline("entries", ...words);
    expect(local.code).toBe(0);
    expect(await remote(...words)).toEqual(local);
  });

  test("reads the same of one entry and of the numbers, and takes the same file", async () => {
    for (const act of ["show", "history"])
      expect(await remote(act, entry.code)).toEqual(await startline("entries", act, entry.code));
    const timeless = ({ out }: { out: string }) => out.split("\n").slice(1);
    expect(timeless(await remote("numbers", ...at))).toEqual(timeless(await startline("entries", "numbers", ...at)));
    const [tokenFile, operatorFile] = [join(folder, "by-token.csv"), join(folder, "by-operator.csv")];
    expect((await remote("export", ...at, "--out", tokenFile)).code).toBe(0);
    expect((await startline("entries", "export", ...at, "--out", operatorFile)).code).toBe(0);
    expect(readFileSync(tokenFile, "utf8")).toBe(readFileSync(operatorFile, "utf8"));
    expect(readFileSync(tokenFile, "utf8")).toContain("王小明");
  });

  test("changes places in the organiser's own name, and invites", async () => {
    const places = await remote("places", "ten-km", "9", ...at, "--reason", "more room");
    expect(places).toMatchObject({ code: 0, err: "" });
    const [line] = await world.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.action, "change-places"))
      .orderBy(desc(auditLines.seq));
    expect([line?.actor === "command", line?.details.token]).toEqual([false, tokenId]);
    const guests = join(folder, "by-token-guests.csv");
    writeFileSync(guests, "email or phone\nguest@example.org\n");
    const options = ["--item", "ten-km", "--until", "2035-12-01", "--dry-run"];
    expect((await remote("invite", guests, ...at, ...options)).out).toContain("1 would be invited");
  });

  test("takes the token from the environment as well, and the race from the address", async () => {
    const STARTLINE_TOKEN = readFileSync(file, "utf8");
    const words = ["entries", "list", "--server", base.replace("127.0.0.1", "localhost")];
    const called = await runStartline(words, { DATA_DIR: world.env.dataDir, STARTLINE_TOKEN });
    expect(called).toMatchObject({ code: 1, err: "No race is bound to this domain.\n" });
  });

  test("reads in one sentence what is wrong with the token or the address", async () => {
    const called = async (words: string[], env: Record<string, string> = {}) => {
      const { code, out, err } = await runStartline(["entries", "list", ...at, ...words], {
        DATA_DIR: world.env.dataDir,
        ...env,
      });
      expect([code, out]).toEqual([2, ""]);
      return err;
    };
    expect(await called(["--server", base])).toContain("There is no API token");
    expect(await called(["--server", base], { STARTLINE_TOKEN: "slt_cut-off" })).toContain("copied whole");
    expect(await called(["--server", base, "--token-file", join(folder, "nowhere")])).toContain(
      "cannot be read (ENOENT)",
    );
    expect(await called(["--token-file", file])).toContain("--server");
    expect(await called(["--server", "http://race.example.org", "--token-file", file])).toContain("https");
    expect(await called(["--server", "race.example.org", "--token-file", file])).toContain(
      "is not the address of a site",
    );
    expect(await called(["--server", "http://127.0.0.1:9", "--token-file", file])).toContain("cannot be reached");
  });

  test("is refused once an operator has revoked it", async () => {
    const list = await startline("tokens", "list", "--account", "organiser@example.org");
    expect(list.out).toContain(tokenId);
    expect(list.out).toContain('"laptop"');
    expect(list.out).not.toContain(readFileSync(file, "utf8").trim());
    expect((await startline("tokens", "revoke", tokenId)).out).toContain("1 token was revoked");
    const refused = await remote("list", ...at);
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toContain("not valid");
    expect((await startline("tokens", "revoke", tokenId)).code).toBe(1);
    expect((await startline("tokens", "list", "--account", "nobody@example.org")).code).toBe(1);
  });
});
