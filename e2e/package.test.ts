import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Called, callProgram } from "#cli/callStartline.ts";
import { startEditor } from "#cli/lsp/testEditor.ts";
import { verbs } from "#cli/verbs.ts";

const root = join(import.meta.dirname, "..");
// Outside of the clone, so that nothing of it is found by accident.
const folder = mkdtempSync(join(tmpdir(), "startline-package-"));
const installed = join(folder, "node_modules/@startline/cli");
let tarball: string;

beforeAll(() => {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/package.ts"], { cwd: root, stdio: "pipe" });
  const packed = readdirSync(join(root, "dist/package")).filter((name) => name.endsWith(".tgz"));
  expect(packed).toHaveLength(1);
  tarball = join(root, "dist/package", String(packed[0]));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder, stdio: "pipe" });
});
afterAll(() => rmSync(folder, { recursive: true }));

const startline = (...words: string[]): Promise<Called> =>
  callProgram(join(folder, "node_modules/.bin/startline"), words, folder);
const write = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), "utf8")));

describe("a stranger who installs the package", () => {
  test("gets one package of at most 4 MB, without tests, server or database", () => {
    expect(statSync(tarball).size).toBeLessThanOrEqual(4_000_000);
    expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@startline"]);
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "THIRD-PARTY.txt", "docs/problems.md"]));
    expect(files.filter((file) => /\.(?:test\.|ts$|wasm$|sql$)|pglite/i.test(file))).toEqual([]);
    const code = files
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => readFileSync(join(installed, file), "utf8"));
    expect(code.filter((text) => /fastify|pglite/i.test(text))).toEqual([]);
    expect(readFileSync(join(installed, "THIRD-PARTY.txt"), "utf8")).toContain("\nreact-dom ");
  });

  test("starts a race, checks it, breaks it, fixes it and reads its timeline", async () => {
    expect(await startline("new", "my-race")).toMatchObject({ code: 0, err: "" });
    const checked = await startline("validate", "--strict", "my-race");
    expect(checked).toMatchObject({ code: 0, err: "" });
    expect((await startline("timeline", "my-race")).out).toContain("Registration opens");
    cpSync(join(folder, "my-race"), join(folder, "last-year"), { recursive: true });
    write("my-race/site.json", (text) => text.replace('"carousel"', '"carrousel"'));
    const broken = await startline("validate", "my-race");
    expect(broken).toMatchObject({ code: 1, out: expect.stringContaining("my-race/site.json:104:17 error SL2002") });
    expect(await startline("diff", "last-year", "my-race")).toMatchObject({ code: 1 });
    expect(await startline("validate", "--fix", "my-race")).toMatchObject({ code: 0 });
    expect(await startline("diff", "last-year", "my-race")).toMatchObject({ code: 0 });
    expect(await startline("translated", "my-race")).toMatchObject({ code: 0 });
  });

  test("reads the explanation of a problem, and the version", async () => {
    expect((await startline("explain", "SL2002")).out).toContain("SL2002");
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(await startline("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
  });

  test("waits for the compiler to be read once, not at each check", async () => {
    const place = join(installed, "dist/cli");
    const caches = () =>
      readdirSync(place)
        .filter((name) => name.endsWith(".cache"))
        .map((name) => `${name} ${statSync(join(place, name)).mtimeMs}`);
    await startline("validate", "my-race");
    const first = caches();
    expect(first).not.toEqual([]);
    await startline("validate", "my-race");
    expect(caches()).toEqual(first);
  });

  test("upgrades an old config", async () => {
    cpSync(join(root, "fixtures/sites/cloud-ridge-trail"), join(folder, "old-race"), { recursive: true });
    expect((await startline("upgrade", "old-race")).out).toContain(
      '+  "$schema": "https://startline.dev/schemas/site/v2',
    );
  });

  test("compiles a release that is the same as one of the clone", async () => {
    cpSync(join(root, "fixtures/sites/open-demo-10k"), join(folder, "demo"), { recursive: true });
    const own = await startline("compile", "demo", "--out", "releases");
    expect(own).toMatchObject({ code: 0, err: "" });
    const words = ["compile", join(root, "fixtures/sites/open-demo-10k"), "--out", join(folder, "clone")];
    expect(await callProgram(join(root, "dist/cli/main.js"), words, folder)).toMatchObject({ code: 0 });
    expect(readdirSync(join(folder, "releases"))).toEqual(readdirSync(join(folder, "clone")));
  });

  test("compares the schemas of two packages, or of two commits of their own repository", async () => {
    const other = join(folder, "other");
    cpSync(join(installed, "schemas"), join(other, "schemas"), { recursive: true });
    expect(await startline("impact", "--base", "other", "last-year")).toMatchObject({ code: 0 });
    const carousel = "schemas/home/carousel/v2.schema.json";
    write(`other/${carousel}`, (text) => text.replace('"maxItems": ', '"maxItems": 9'));
    const shrunk = await startline("impact", "--base", "other", "last-year");
    expect(shrunk).toMatchObject({ code: 1, out: expect.stringContaining("/home/blocks/0 (home/carousel/2)") });

    const git = (...words: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: other });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "first");
    write(`other/${carousel}`, (text) => text.replace('"maxItems": 9', '"maxItems": '));
    const inside = await callProgram(
      join(folder, "node_modules/.bin/startline"),
      ["impact", "--base", "HEAD", "../last-year"],
      other,
    );
    expect(inside).toMatchObject({ code: 1, out: expect.stringContaining("home/carousel") });
    expect(await startline("impact", "--base", "HEAD", "last-year")).toMatchObject({ code: 2 });
  });

  test.each(Object.entries(verbs).filter(([, { needsServer }]) => needsServer))(
    "reads that %s belongs to a clone, and no stack trace",
    async (verb) => {
      const { code, out, err } = await startline(verb, "my-race");
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toBe(
        `startline: startline ${verb} needs the server, which is not in this package. Call it in a clone of the project: node startline ${verb} …\n`,
      );
    },
  );

  test("finds each verb in the help, with those of a clone apart", async () => {
    const { out } = await startline("--help");
    for (const [verb, { needsServer }] of Object.entries(verbs)) {
      if (needsServer) expect(out.split("Only in a clone")[1]).toContain(verb);
      else expect(await startline(verb, "--help")).toMatchObject({ code: 0, err: "" });
    }
  });

  test("sees a mistake in an editor that starts the language server of the package", async () => {
    await startline("new", "edited");
    const editor = await startEditor([join(folder, "node_modules/.bin/startline"), "lsp"], "zh-cn", folder);
    const site = join(folder, "edited/site.json");
    const text = readFileSync(site, "utf8").replace('"carousel"', '"carrousel"');
    const shown = editor.diagnostics(site, (diagnostics) => diagnostics.some(({ code }) => code === "SL2002"));
    editor.open(site, text);
    const diagnostic = (await shown).find(({ code }) => code === "SL2002");
    expect(diagnostic?.codeDescription?.href).toContain("/node_modules/@startline/cli/docs/problems.md#L");
    expect(diagnostic?.message).toContain("carousel");
    expect((await editor.actions(site, diagnostic?.range ?? expect.fail())).map(({ title }) => title)).toContain(
      "改为 carousel",
    );
    const at = text.slice(0, text.indexOf('"timeZone"')).split("\n").length - 1;
    expect(await editor.hover(site, { line: at, character: 5 })).not.toBe('""');
    expect(await editor.complete(site, { line: at, character: 5 })).toContain("build");
    expect(await editor.quit()).toBe(0);
  });

  test("makes pictures once sharp is installed beside it, and reads before what to install", async () => {
    expect(await startline("new", "photos")).toMatchObject({ code: 0 });
    const colours = { width: 700, height: 500, channels: 3, background: "#0f5c66" } as const;
    await sharp({ create: colours }).jpeg().toFile(join(folder, "photos/media/start.jpg"));
    const own = join(folder, "data");
    const pictures = () =>
      callProgram(join(installed, "dist/cli/main.js"), ["pictures", "photos"], folder, { DATA_DIR: own });
    expect(await pictures()).toEqual({
      code: 2,
      out: "",
      err: "startline: Making pictures needs sharp. Run npm install sharp, then try again.\n",
    });
    // As npm would put it there: the tests have no network.
    const beside = join(folder, "node_modules/sharp");
    symlinkSync(join(root, "node_modules/sharp"), beside, "junction");
    const made = await pictures();
    rmSync(beside);
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toMatch(
      /^media\/start\.jpg: 700 x 500, made 480, 700 px wide as avif, webp, jpg, \d+ kB in all$/m,
    );
    expect(readdirSync(join(own, "pictures"))).not.toEqual([]);
  });

  test("finds each schema by its version", () => {
    const { resolve } = createRequire(join(folder, "index.js"));
    const schemas = readdirSync(join(root, "schemas"), { recursive: true, encoding: "utf8" }).flatMap((file) => {
      const [, unit, version, options = ""] = /^(.+)\/v(\d+)\.(options\.)?schema\.json$/.exec(file) ?? [];
      return unit ? [{ file, address: `@startline/cli/schemas/${unit}/${version}.${options}json` }] : [];
    });
    expect(schemas.length).toBeGreaterThan(80);
    for (const { file, address } of schemas) {
      expect(readFileSync(resolve(address), "utf8")).toBe(readFileSync(join(root, "schemas", file), "utf8"));
      expect(resolve(`@startline/cli/schemas/${file}`)).toBe(resolve(address));
    }
    expect(JSON.parse(readFileSync(resolve("@startline/cli/schemas/editor/site/2.json"), "utf8")).$id).toBe(
      "https://startline.dev/schemas/editor/site/v2.schema.json",
    );
    expect(() => resolve("@startline/cli/dist/cli/main.js")).toThrow("exports");
  });
});

describe("an organiser with a repository of their own", () => {
  // npm would install into the folder of the other package.json.
  const repository = mkdtempSync(join(tmpdir(), "startline-repository-"));
  const git = (...words: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], {
      cwd: repository,
      encoding: "utf8",
      env: { ...process.env, LANG: "C" },
    });
  const run = (line: string) =>
    spawnSync("sh", ["-c", line], {
      cwd: repository,
      encoding: "utf8",
      env: { ...process.env, npm_config_offline: "true" },
    });
  const site = join(repository, "my-race/site.json");
  const change = (from: string, to: string) => writeFileSync(site, readFileSync(site, "utf8").replace(from, to));

  beforeAll(async () => {
    execFileSync("npm", ["install", "--offline", "--no-audit", tarball], { cwd: repository, stdio: "pipe" });
    writeFileSync(join(repository, ".gitignore"), "node_modules\n*.sarif\n");
    git("init", "-q");
    await callProgram(join(folder, "node_modules/.bin/startline"), ["new", "my-race"], repository);
    git("add", ".");
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  test("who copies the workflow gets a log for GitHub with each problem of a push", () => {
    const workflow = readFileSync(join(root, "docs/ci/startline.yml"), "utf8");
    const lines = [...workflow.matchAll(/- run: (.+)/g)].map(([, line = ""]) => line);
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => run(line).status)).toEqual([0, 0]);
    const [, log = ""] = /sarif_file: (\S+)/.exec(workflow) ?? [];
    const resultsIn = () => JSON.parse(readFileSync(join(repository, log), "utf8")).runs[0].results;
    expect(resultsIn().filter(({ level }: { level: string }) => level !== "note")).toEqual([]);
    change('"carousel"', '"carrousel"');
    expect(run(lines[1] ?? "").status).toBe(1);
    expect(resultsIn()).toContainEqual(
      expect.objectContaining({
        ruleId: "SL2002",
        locations: [
          expect.objectContaining({
            physicalLocation: expect.objectContaining({
              artifactLocation: expect.objectContaining({ uri: "my-race/site.json" }),
            }),
          }),
        ],
      }),
    );
    change('"carrousel"', '"carousel"');
  });

  test("who copies the hook cannot commit an error, and can commit while a file that is not staged has one", () => {
    expect(git("commit", "-qm", "Control: without the hook").status).toBe(0);
    cpSync(join(root, "docs/ci/pre-commit"), join(repository, ".git/hooks/pre-commit"));
    change('"carousel"', '"carrousel"');
    git("add", ".");
    // The file is right again, and what is staged is not.
    change('"carrousel"', '"carousel"');
    const refused = git("commit", "-m", "Break it");
    expect(refused).toMatchObject({ status: 1 });
    expect(`${refused.stdout}${refused.stderr}`).toContain("my-race/site.json:104:17 error SL2002");
    change('"version": 1,', '"version": 2,');
    git("add", ".");
    change('"carousel"', '"carrousel"');
    expect(git("commit", "-qm", "Improve it")).toMatchObject({ status: 0 });
  });
});
