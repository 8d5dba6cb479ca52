import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { releases } from "../../base/db/schema.ts";
import { openWorld, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { hashContent } from "../files/store.ts";
import { readSiteFolder } from "./folder.ts";
import { readDrawableForm } from "./forms.ts";
import { compileFolder } from "./releaseFolder.ts";
import { listReleases, rollBack } from "./releases.ts";
import { publishFolder } from "./service.ts";

const forms = { forms: ["forms/sign-up.json"] };
let world: World;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-forms-"));
  world = await openWorld({
    "canal-city-2025/site.json": tinySite(forms),
    "canal-city-2025/documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
    "canal-city-2025/forms/sign-up.json": formWith(),
  });
});

afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function signUpForm() {
  const config = (await world.app.inject("/website-center/site-config?domainName=localhost")).json();
  const { files } = (await world.app.inject(config.data.uri)).json();
  return files["forms/sign-up.json"];
}

test("visitors get a form as JSON, and the modules with its conditions and its validation, as immutable scripts", async () => {
  const { url, form } = await signUpForm();
  expect(form).toMatchObject({ id: "sign-up", version: 1, use: "sign-up", title: { zh: "报名表" } });
  expect((await world.app.inject(url)).json()).toMatchObject({ compiled: 1, fields: { "/name": { type: "input" } } });
  for (const address of [form.conditions, form.validator]) {
    const module = await world.app.inject(address);
    expect(module.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(module.headers["cache-control"]).toContain("immutable");
  }
});

test("the module that is served is one that a browser can import", async () => {
  const { form } = await signUpForm();
  const place = join(folder, "validator.mjs");
  await writeFile(place, (await world.app.inject(form.validator)).payload);
  const { default: validatorsOf } = await import(pathToFileURL(place).href);
  const [validate] = Object.values(validatorsOf(createRequire(import.meta.url))) as ((answers: unknown) => boolean)[];
  expect([validate?.({ name: "林晓", size: "M" }), validate?.({ name: "林晓", size: "XXS" })]).toEqual([true, false]);
});

test("a form is read once for the same text in the same race, and again for another text, place or race", async () => {
  const text = JSON.stringify(formWith());
  const items = ["half"];
  const { form } = await readDrawableForm(text, "forms/a.json", { items });
  expect(form).toBeDefined();
  expect((await readDrawableForm(text, "forms/a.json", { items: ["half"] })).form).toBe(form);
  expect((await readDrawableForm(`${text} `, "forms/a.json", { items })).form).not.toBe(form);
  expect((await readDrawableForm("{", "forms/b.json", { items })).problems).toMatchObject([{ file: "forms/b.json" }]);
  expect((await readDrawableForm("{", "forms/c.json", { items })).problems).toMatchObject([{ file: "forms/c.json" }]);
  const wrong = JSON.stringify(formWith({ items: ["full"] }));
  expect((await readDrawableForm(wrong, "forms/a.json", { items: ["full"] })).problems).toEqual([]);
  expect((await readDrawableForm(wrong, "forms/a.json", { items })).problems).toMatchObject([{ code: "SL6011" }]);
});

test("a script among the forms is left out and reported, under any name", async () => {
  for (const name of ["forms/validator.mjs", "media/validator.mjs", "forms/sign-up.js"]) {
    const site = join(folder, name.replace(/\W/g, "-"));
    await writeFiles(site, {
      "site.json": tinySite(forms),
      "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
      "forms/sign-up.json": formWith(),
      [name]: "alert(1)",
    });
    const { files, stored, problems } = await readSiteFolder(site, {
      hash: hashContent,
      pictures: { cache: join(folder, "pictures") },
    });
    expect(problems.map(({ file }) => file)).toEqual([name]);
    expect(Object.keys(files)).not.toContain(name);
    expect(stored.map(({ content }) => String(content))).not.toContain("alert(1)");
  }
});

test("an organiser who changes a question raises the version, and never lowers it; labels may change at any time", async () => {
  const site = join(folder, "versions");
  await writeFiles(site, {
    "site.json": tinySite({ ...forms, id: "versions" }),
    "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
  });
  const publish = async (form: object) => {
    await writeFiles(site, { "forms/sign-up.json": form });
    const publication = { folder: site, siteId: "versions", domainNames: ["versions.example.com"] };
    const { outcome, problems } = await publishFolder(world.db, world.store, { ...publication, origin: "organiser" });
    return [outcome, ...problems.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)];
  };
  const question = { remark: { type: "string", maxLength: 200 } };
  expect(await publish(formWith({ version: 3 }))).toEqual(["published"]);
  expect(await publish(formWith({ version: 3, title: { zh: "报名", en: "Enter" } }))).toEqual(["published"]);
  expect(await publish(formWith({ version: 3 }, question))).toEqual(["refused", "SL6025 forms/sign-up.json /version"]);
  expect(await publish(formWith({ version: 4 }, question))).toEqual(["published"]);
  expect(await publish(formWith({ version: 3 }))).toEqual(["refused", "SL6024 forms/sign-up.json /version"]);
  // The answer "source" of version 5 would otherwise mean two things.
  const visit = (version: number, parameter: string) =>
    formWith(
      {
        $schema: "https://startline.dev/schemas/form/v1.schema.json",
        version,
        calculated: [{ field: "source", calculate: "query-parameter", parameter }],
      },
      { ...question, source: { type: "string", maxLength: 40 } },
    );
  expect(await publish(visit(5, "source"))).toEqual(["published"]);
  expect(await publish(visit(5, "from"))).toEqual(["refused", "SL6025 forms/sign-up.json /version"]);
  expect(await publish(visit(6, "from"))).toEqual(["published"]);
});

test("case 21, a text that an organiser changes: it needs a new version, so that runners who agreed are asked again", async () => {
  const site = join(folder, "policies");
  await writeFiles(site, {
    "site.json": tinySite({ ...forms, id: "policies" }),
    "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
  });
  const publish = async (version: string, words: string) => {
    const policy = { id: "risk", version, title: { zh: "须知", en: "Risks" }, text: { zh: words, en: words } };
    const policyField = { risk: { $ref: "https://startline.dev/schemas/field/policy-dialog/v1.schema.json" } };
    const { uiSchema, ...form } = formWith({ policies: [policy] }, policyField) as { uiSchema: { risk: object } };
    const options = { ...uiSchema, risk: { ...uiSchema.risk, options: { policy: "risk" } } };
    await writeFiles(site, { "forms/sign-up.json": { ...form, uiSchema: options } });
    const publication = { folder: site, siteId: "policies", domainNames: ["policies.example.com"] };
    const { outcome, problems } = await publishFolder(world.db, world.store, { ...publication, origin: "organiser" });
    return [outcome, ...problems.map(({ code, pointer }) => `${code} ${pointer}`)];
  };
  expect(await publish("1", "<p>Run.</p>")).toEqual(["published"]);
  expect(await publish("1", "<p>Run at your own risk.</p>")).toEqual(["refused", "SL6031 /policies/0/version"]);
  expect(await publish("2", "<p>Run at your own risk.</p>")).toEqual(["published"]);
});

test("an edition whose form, or whose check of answers, was damaged on disk cannot be published again", async () => {
  const domainName = "versions.example.com";
  const [, before] = await listReleases(world.db, domainName);
  const { uri } = (await world.db.select().from(releases)).find(({ fileMd5 }) => fileMd5 === before?.hash) ?? {};
  const { files } = (await world.app.inject(uri ?? "")).json();
  const { url, form } = files["forms/sign-up.json"];
  for (const address of [form.conditions, form.validator, url]) {
    const place = join(world.store.folder, address.replace("/files/", ""));
    const content = await readFile(place);
    await writeFile(place, `${content} `);
    expect(await rollBack(world.db, world.store, { domainName })).toEqual({ outcome: "damaged", file: address });
    await writeFile(place, content);
  }
  expect(await rollBack(world.db, world.store, { domainName })).toMatchObject({ outcome: "rolled-back" });
});

test("a broken form refuses the site, and the organiser reads at which place", async () => {
  const site = join(folder, "broken");
  await cp(join(folder, "versions"), site, { recursive: true });
  await writeFiles(site, { "forms/sign-up.json": formWith({ version: 9, items: ["marathon"], steps: [] }) });
  const compiled = await compileFolder(site);
  expect(compiled.outcome).toBe("refused");
  expect(compiled.problems).toMatchObject([{ file: "forms/sign-up.json", pointer: "/steps", severity: "error" }]);
});

const $ref = "#/$defs/schema";
const endless = {
  schema: { type: "object", properties: { not: { $ref }, items: { anyOf: [{ $ref }, { type: "boolean" }] } } },
};

test.each<[string, object, object, string, RegExp]>([
  ["a schema of schemas", { more: { $ref } }, endless, "SL6032", /\/schema\/properties\/more$/],
  [
    "a reference in a circle",
    { more: { $ref } },
    { schema: { allOf: [{ $ref }] } },
    "SL6034",
    /\/schema\/\$defs\/schema\/allOf\/0\/\$ref$/,
  ],
])("%s is refused at its place, by publish and by check", async (_, overrides, $defs, code, place) => {
  const site = join(folder, "endless");
  const form = formWith({}, overrides as never);
  await writeFiles(site, {
    "site.json": tinySite(forms),
    "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
    "forms/sign-up.json": { ...form, schema: { ...(form.schema as object), $defs } },
  });
  for (const result of [
    await readSiteFolder(site, { hash: hashContent, pictures: { cache: join(folder, "pictures") } }),
    await readSiteFolder(site),
  ]) {
    const errors = result.problems.filter(({ severity }) => severity === "error");
    expect(errors).toMatchObject([{ code, file: "forms/sign-up.json", pointer: expect.stringMatching(place) }]);
    expect(errors[0]?.column).toBeGreaterThan(1);
  }
  expect((await compileFolder(site)).outcome).toBe("refused");
});

test("a release holds the form and its module, the same on every machine", async () => {
  const site = join(folder, "release");
  await writeFiles(site, {
    "site.json": tinySite(forms),
    "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" },
    "forms/sign-up.json": formWith(),
  });
  await cp(site, join(folder, "elsewhere"), { recursive: true });
  const [here, elsewhere] = [await compileFolder(site), await compileFolder(join(folder, "elsewhere"))];
  if (here.outcome === "refused" || elsewhere.outcome === "refused") throw new Error(JSON.stringify(here.problems));
  expect(elsewhere.manifest).toEqual(here.manifest);
  expect(JSON.parse(here.contents.get("forms/sign-up.json") ?? "")).toMatchObject({ compiled: 1, id: "sign-up" });
  for (const module of ["conditions", "validator"])
    expect(here.contents.get(`forms/sign-up.${module}.mjs`)).toMatch(/^export default \(require\) =>/);
  expect(here.manifest.media.map(({ path }) => path)).not.toContain("forms/sign-up.json");
});
