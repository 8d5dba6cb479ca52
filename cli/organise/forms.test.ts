import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { openDatabase } from "#server/base/db/open.ts";
import { answeredForms } from "#server/base/db/signupSchema.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { tinyDocument, tinySite, writeFiles } from "#server/testWorld.ts";
import { callUnbuilt, copySite, runStartline } from "../callStartline.ts";
import { findAffectedFields, openSchemaCheck } from "../impact/affected.ts";
import { readWorkingSchemas } from "../impact/schemaFiles.ts";

const race = {
  name: { zh: "小城跑", en: "Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  items: [{ id: "half", name: { zh: "半程", en: "Half" }, distanceKm: 21.0975 }],
};
let folder: string;

const place = (site: string) => join(folder, site);
const write = async (site: string, form: object) => {
  await writeFiles(place(site), {
    "site.json": tinySite({ forms: ["forms/sign-up.json"], race }),
    "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
    "forms/sign-up.json": JSON.stringify(form, null, 2),
  });
  return place(site);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-cli-forms-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("an organiser who validates a site hears of its forms too, with file and line", async () => {
  const right = await runStartline(["validate", await write("right", formWith({ items: ["half"] })), "--strict"]);
  expect([right.code, right.out]).toEqual([0, "No problems. Files checked: 3.\n"]);
  const { code, out } = await runStartline(["validate", await write("wrong", formWith({ items: ["full"] }))]);
  expect(code).toBe(1);
  expect(out).toMatch(/wrong\/forms\/sign-up\.json:\d+:\d+ error SL6011/);
});

test("an organiser who validates the form file alone has it checked against the race around it, and slips fixed", async () => {
  const file = join(await write("alone", formWith({ items: ["haf"] })), "forms/sign-up.json");
  expect((await runStartline(["validate", file])).out).toContain("SL6011");
  expect((await runStartline(["validate", file, "--fix"])).code).toBe(0);
  expect(JSON.parse(await readFile(file, "utf8")).items).toEqual(["half"]);
});

test("an organiser whose program is not built reads in one line that the forms were not drawn, and what to do", async () => {
  const site = await write("undrawn", formWith());
  const said =
    "Not checked: whether the forms can be drawn, because there is no current build. Run npm run build, then try again.\n";
  const checked = await callUnbuilt(["validate", site]);
  expect([checked.code, checked.out, checked.err]).toEqual([0, "No problems. Files checked: 3.\n", said]);
  const alone = await callUnbuilt(["validate", join(site, "forms/sign-up.json"), "--language", "zh"]);
  expect(alone.err).toBe("未检查报名表单能否完整显示：程序没有最新的构建。请运行 npm run build，然后重试。\n");
  const words = ["publish", site, "--domain", "undrawn.example"];
  await layTestDatabase(join(folder, "data"));
  const published = await callUnbuilt(words, { DATA_DIR: join(folder, "data") });
  expect(published.code).toBe(0);
  expect(published.err.match(/^Not checked:.*$/gm)).toEqual([said.trim()]);
  await writeFiles(place("formless"), { "site.json": tinySite({}) });
  expect((await callUnbuilt(["validate", place("formless")])).err).toBe("");
});

test("an organiser sees what changed in a form by its questions, for each language", async () => {
  const before = await write("before", formWith());
  const labels = formWith().uiSchema as Record<string, { label: object }>;
  const after = formWith(
    { uiSchema: { ...labels, name: { ...labels.name, label: { zh: "姓名", en: "Full name" } } } },
    { remark: { type: "string", maxLength: 200 } },
  );
  const { code, out } = await runStartline(["diff", before, await write("after", { ...after, version: 2 })]);
  expect(code).toBe(1);
  expect(out).toMatch(/Form sign-up, question name\n {2}~ \/label\/en\n {6}- "Name"\n {6}\+ "Full name"/);
  expect(out).toContain("Form sign-up, question remark\n  + added");
  expect(out).toMatch(/Form sign-up\n {2}~ \/version/);
});

test("an organiser who upgrades a site whose forms are new already reads so for each file", async () => {
  const { code, out } = await runStartline(["upgrade", await write("new", formWith())]);
  expect(code).toBe(0);
  expect(out).toMatch(/new\/forms\/sign-up\.json has the newest format already\./);
});

test("a developer who changes the options of a field learns which forms it touches, and which fit no more", async () => {
  const schemas = await readWorkingSchemas(".");
  const check = openSchemaCheck(schemas);
  const value = formWith({ uiSchema: { name: { options: { isCapital: "yes" } } } });
  const form = { path: join(folder, "forms/sign-up.json"), source: "", value };
  const affectedFields = findAffectedFields(form, new Set(["field/input/1", "form/1"]), check);
  expect(affectedFields.map(({ pointer, schema, fits }) => [pointer, schema, fits])).toEqual([
    ["", "form/1", true],
    ["/uiSchema/name/options", "field/input/1", false],
  ]);
});

test("an organiser deletes an answer by its receipt: first sees what it is, and deletes it with --yes", async () => {
  const dataDir = join(folder, "answers");
  await layTestDatabase(dataDir);
  const site = copySite("open-demo-10k");
  const call = (...words: string[]) => runStartline(["forms", ...words], { DATA_DIR: dataDir });
  const at = ["--domain", "park.example"];
  try {
    expect((await runStartline(["publish", site.folder, ...at], { DATA_DIR: dataDir })).code).toBe(0);
    const { db, close } = await openDatabase({ dataDir });
    const secrets = await openSecrets(db, { dataDir });
    const form = { formId: "volunteers", formHash: "a".repeat(32), use: "general", item: "volunteers" } as const;
    const body = JSON.stringify({ title: { zh: "志愿者报名表", en: "Volunteer form" } });
    const edition = { hash: form.formHash, formId: "volunteers", version: 1, use: "general", uri: "", body } as const;
    await db.insert(answeredForms).values(edition);
    await keepSubmission({ db, secrets }, { raceId: "20360106", more: { ...form, receipt: "ABCDEFGH12" } });
    await keepSubmission({ db, secrets }, { raceId: "20360106", more: { receipt: "ABCDEFGH34" } });
    await close();
    const question = await call("delete", "abcdefgh12", ...at);
    expect([question.code, question.out]).toEqual([
      1,
      expect.stringContaining('abcdefgh12: "Volunteer form", submitted'),
    ]);
    expect(question.out).toContain("Call again with --yes");
    expect((await call("delete", "ABCDEFGH34", ...at, "--yes")).err).toContain("is a sign-up or an application");
    const result = await call("delete", "ABCDEFGH12", ...at, "--yes");
    expect([result.code, result.out]).toEqual([0, expect.stringContaining("without an account, no files")]);
    expect((await call("delete", "ABCDEFGH12", ...at, "--yes", "--language", "zh")).err).toContain("没有编号为");
    expect((await call("delete", ...at)).code).toBe(2);
  } finally {
    site.remove();
  }
});
