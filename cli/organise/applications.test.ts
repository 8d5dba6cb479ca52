import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, uploads as uploadRows } from "#server/base/db/accountSchema.ts";
import { auditLines } from "#server/base/db/auditSchema.ts";
import { openDatabase } from "#server/base/db/open.ts";
import { answeredForms, submissionFiles, submissions } from "#server/base/db/signupSchema.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { readEnv } from "#server/base/env/env.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { keepTeam } from "#server/entry/teams/testTeams.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { storeUpload } from "#server/people/uploads/service.ts";
import { makePdf } from "#server/people/uploads/testFiles.ts";
import { openUploads } from "#server/people/uploads/uploads.ts";
import { copySite, runStartline } from "../callStartline.ts";

const dataDir = mkdtempSync(join(tmpdir(), "startline-applications-"));
const site = copySite("open-demo-10k");
const call = (...words: string[]) => runStartline(["applications", ...words], { DATA_DIR: dataDir });
const at = ["--domain", "park.example"];
const overrides = { use: "through-entry", auditStatus: 1, formHash: "9".repeat(32) } as const;
const proofForm = {
  compiled: 1,
  id: "kept-places",
  version: 1,
  use: "through-entry",
  title: { zh: "直通申请" },
  schema: { type: "object", properties: { proof: {} } },
  fields: {
    "/proof": { type: "file-upload", label: { zh: "成绩证明", en: "Certificate" }, options: {}, messages: {} },
  },
  steps: [{ id: "all", title: { zh: "全部" }, fields: ["proof"] }],
  entrants: { max: 2, byItem: {}, copy: [] },
  rules: [],
  calculated: [],
  fees: [],
  policies: [],
  upgrades: [],
};
let receipts: string[];

/** Works on the database as the command does while no server runs. */
async function inDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  return work(database).finally(database.close);
}

beforeAll(async () => {
  await layTestDatabase(dataDir);
  const published = await runStartline(["publish", site.folder, ...at], { DATA_DIR: dataDir });
  expect(published.code).toBe(0);
  receipts = await inDatabase(async ({ db }) => {
    const secrets = await openSecrets(db, { dataDir });
    for (const [n, name] of ["林小满", "王启明", "Anna Meier"].entries()) {
      const createdAt = new Date(Date.UTC(2026, 8, 1, 2, n));
      await keepSubmission(
        { db, secrets },
        { raceId: "20360106", answers: [{ name }], more: { ...overrides, createdAt } },
      );
    }
    const rows = await db.select().from(submissions).orderBy(submissions.createdAt);
    return rows.map(({ receipt }) => receipt);
  });
});
afterAll(() => {
  site.remove();
  rmSync(dataDir, { recursive: true });
});

test("an organiser lists applications, reads one, approves it, and is refused a second decision", async () => {
  const [first = "", second = ""] = receipts;
  const all = await call("list", ...at);
  expect(all.out).toMatch(new RegExp(`^${first}  waiting  2026-09-01 02:00 UTC  .*林小满\\n`));
  expect(all.out).toContain("3 waiting, 0 approved, 0 rejected");
  expect((await call("list", ...at, "--text", "meier")).out.split("\n")).toHaveLength(3);
  expect(await call("decide", first.toLowerCase(), "--approve")).toMatchObject({ code: 0, err: "" });

  const again = await call("decide", first, "--reject", "--reason", "too late");
  expect([again.code, again.out]).toEqual([1, ""]);
  expect(again.err).toMatch(/^Nothing was changed: this application is already decided\.\napproved by the command, 20/);
  expect((await call("decide", second, "--reject", "--reason", "照片看不清")).code).toBe(0);

  const result = await call("show", second, "--language", "zh");
  expect(result.out).toMatch(
    new RegExp(`^${second}  \\S+  未通过\\n2026-09-01 02:01 UTC 提交\\n于 .* 用命令审核：未通过\\n原因：照片看不清\\n`),
  );
  const { applications, counts } = JSON.parse((await call("list", ...at, "--status", "rejected", "--json")).out);
  expect(applications).toMatchObject([{ receipt: second, decision: { reason: "照片看不清", decidedBy: "command" } }]);
  expect(counts).toEqual({ waiting: 1, approved: 1, rejected: 1, withdrawn: 0 });
  const lines = await inDatabase(({ db }) => db.select().from(auditLines).where(eq(auditLines.action, "reject")));
  expect(lines).toMatchObject([{ actor: "command", entity: "application", reason: "照片看不清" }]);
});

test("an organiser lists the teams of a race by the command, each with its captain's receipt", async () => {
  const receipt = await inDatabase(async ({ db }) => {
    const secrets = await openSecrets(db, { dataDir });
    await db.insert(accounts).values({ accountId: "captain", nick: "captain" });
    const team = {
      id: "relay",
      version: 1,
      use: "sign-up",
      team: { min: 2, max: 4, name: "/teamName" },
      fields: {},
      steps: [],
    };
    const head = { formId: "relay", version: 1, use: "sign-up", uri: "/files/none" } as const;
    await db.insert(answeredForms).values({ ...head, hash: "7".repeat(32), body: JSON.stringify(team) });
    const row = {
      accountId: "captain",
      raceId: "20360106",
      answers: [{ name: "林小满" }],
      more: { formHash: "7".repeat(32) },
    };
    const submissionId = await keepSubmission({ db, secrets }, row);
    await keepTeam({ db, secrets }, { submissionId, captainId: "captain", raceId: "20360106" });
    const [stored] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
    return stored?.receipt ?? "";
  });
  const teams = (...words: string[]) => runStartline(["teams", "list", ...at, ...words], { DATA_DIR: dataDir });
  expect((await teams("--language", "zh")).out).toBe(
    `人数不足  1 人（2 至 4 人）  relay  闪电队  林小满 ${receipt}\n已成队 0，人数不足 1，已解散 0\n`,
  );
  const { teams: teamList, counts } = JSON.parse((await teams("--state", "incomplete", "--json")).out);
  expect([teamList, counts]).toMatchObject([[{ name: "闪电队", isOpen: true }], { incomplete: 1 }]);
  expect((await teams("--state", "complete")).out).toBe("No team matches.\n");
});

test("an organiser saves the files of an application, and none is overwritten", async () => {
  const folder = join(dataDir, "proofs");
  const receipt = await inDatabase(async ({ db }) => {
    const secrets = await openSecrets(db, { dataDir });
    const uploads = await openUploads({ env: readEnv({ DATA_DIR: dataDir }), db, secrets });
    const accountId = "proof-owner";
    await db.insert(accounts).values({ accountId, nick: "proof" });
    const path = join(dataDir, "proof.pdf");
    writeFileSync(path, makePdf("proof"));
    const answers: object[] = [];
    for (const name of ["../../proof.pdf", "proof.pdf"]) {
      const result = await storeUpload(uploads, { accountId, path, name, isImage: false });
      if (result.outcome === "stored")
        answers.push({ proof: [{ id: result.upload.uploadId, name: result.upload.name }] });
    }
    const body = JSON.stringify(proofForm);
    const head = { formId: "kept-places", version: 1, use: "through-entry", uri: "/files/none" } as const;
    await db.insert(answeredForms).values({ ...head, hash: "8".repeat(32), body });
    const row = {
      accountId,
      raceId: "20360106",
      answers: answers as never,
      more: { ...overrides, formHash: "8".repeat(32) },
    };
    const submissionId = await keepSubmission({ db, secrets }, row);
    for (const { uploadId } of await db.select().from(uploadRows)) {
      await db.insert(submissionFiles).values({ submissionId, uploadId });
    }
    const [stored] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
    return stored?.receipt ?? "";
  });
  const saved = await call("show", receipt, "--save", folder);
  expect([saved.code, saved.err]).toEqual([0, ""]);
  expect(saved.out).toMatch(/Written: .*proofs\/proof\.pdf\nWritten: .*proofs\/proof \(2\)\.pdf\n$/);
  expect(readdirSync(folder).sort()).toEqual(["proof (2).pdf", "proof.pdf"]);
  expect(readFileSync(join(folder, "proof.pdf"))).toEqual(makePdf("proof"));
  expect((statSync(join(folder, "proof.pdf")).mode & 0o777).toString(8)).toBe("600");

  rmSync(join(folder, "proof (2).pdf"));
  writeFileSync(join(folder, "proof.pdf"), "mine");
  const again = await call("show", receipt, "--save", folder);
  expect([again.code, again.err]).toEqual([1, expect.stringMatching(/^No file was saved: .*proof\.pdf exists\./)]);
  expect(readdirSync(folder)).toEqual(["proof.pdf"]);
  expect(readFileSync(join(folder, "proof.pdf"), "utf8")).toBe("mine");
  const lines = await inDatabase(({ db }) => db.select().from(auditLines).where(eq(auditLines.entity, "upload")));
  expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
    ["command", "read"],
    ["command", "read"],
  ]);
});

test("an organiser exports what the filter shows", async () => {
  const out = join(dataDir, "applications.csv");
  expect((await call("export", ...at, "--text", "anna", "--out", out)).code).toBe(0);
  expect(readFileSync(out, "utf8").trim().split("\r\n")).toHaveLength(2);
  const none = await call("export", ...at, "--item", "no-item", "--out", out);
  expect(none).toMatchObject({ code: 1, err: "No application matches, and no file was written.\n" });
});

test("an organiser who calls it wrongly reads what to write, and what does not exist is named", async () => {
  const [first = ""] = receipts;
  for (const [words, sentence] of [
    [["lists"], "Write list, show, decide or export."],
    [["list"], "Name the domain"],
    [["show"], "Write the receipt"],
    [["decide", first], "Write either --approve or --reject."],
    [["decide", first, "--approve", "--reject"], "Write either --approve or --reject."],
    [["decide", first, "--reject"], "A rejection needs a reason"],
    [["export", ...at], "Name the file to write with --out."],
    [["list", ...at, "--status", "lost"], "--status cannot be"],
  ] as const) {
    const { code, err } = await call(...words);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  }
  expect((await call("show", "0000000000")).err).toContain('no application with the receipt "0000000000"');
  expect(await call("decide", "0000000000", "--approve", "--language", "zh")).toMatchObject({
    code: 1,
    err: "没有回执号为“0000000000”的申请。\n",
  });
  expect(await call("list", "--domain", "nobody.example")).toMatchObject({ code: 1 });
});
