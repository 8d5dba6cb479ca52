import { execFileSync, spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { copySite, runStartline } from "./callStartline.ts";
import { verbs } from "./verbs.ts";

const edited = copySite("open-demo-10k", (text) => {
  const site = JSON.parse(text);
  const [first, ...rest] = site.home.blocks;
  rest.find(({ id }: { id: string }) => id === "facts").props.title.en = "Both items";
  site.home.blocks = [...rest, first];
  return JSON.stringify(site, null, 2);
});
const trail = copySite("cloud-ridge-trail");
afterAll(() => {
  edited.remove();
  trail.remove();
});

test("a newcomer sees every verb, and for each what it takes, in their language", async () => {
  const { code, out } = await runStartline(["--help"]);
  expect(code).toBe(0);
  for (const name of Object.keys(verbs)) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
  for (const [name, entry] of Object.entries(verbs)) {
    const { usage, help, options } = await entry.load();
    expect(usage.split(" ")[0]).toBe(name);
    for (const sentence of [help, entry.summary, ...Object.values(options).map((option) => option.help)]) {
      expect(sentence.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(sentence.en).not.toMatch(/[\u4e00-\u9fff]/);
    }
  }
  const help = await runStartline(["diff", "--help", "--language", "zh"]);
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("比较两个站点")]);
});

test("an organiser calls the command by its short name, built or not", () => {
  const out = execFileSync(process.execPath, ["startline.js", "explain", "SL1001", "--language", "en"]);
  expect(out.toString()).toMatch(/^SL1001 {2}The file is not valid JSON\n/);
});

test("an organiser who asks for help in another way gets it as well", async () => {
  const { out } = await runStartline(["diff", "--help"]);
  expect(await runStartline(["help", "diff"])).toEqual({ code: 0, out, err: "" });
  expect(await runStartline(["diff", "-h"])).toEqual({ code: 0, out, err: "" });
});

test("an organiser who looks at the first lines alone is not shown how the program failed to write the rest", () => {
  const words = [process.execPath, "startline.js", "explain", "--format", "json", "|", "true"];
  const { stderr } = spawnSync("sh", ["-c", words.join(" ")], { encoding: "utf8" });
  expect(stderr).toBe("");
});

test.each([
  ["validate", "nowhere"],
  ["upgrade", "nowhere"],
  ["timeline", "nowhere"],
  ["translated", "nowhere"],
  ["diff", "nowhere", "fixtures/sites/unbound"],
  ["publish", "nowhere", "--domain", "race.example.org"],
])("an organiser who calls %s with a folder that there is not reads one sentence", async (...words) => {
  const { code, out, err } = await runStartline(words);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^startline: Cannot read .*nowhere.*\.\n$/);
});

test("an organiser who forgets the domain reads that it is missing", async () => {
  for (const words of [["publish", "fixtures/sites/unbound"], ["releases"], ["rollback"]])
    expect((await runStartline(words)).err).toContain("Name the domain");
});

test("an organiser has a code explained in both languages, their own first", async () => {
  const { code, out } = await runStartline(["explain", "sl2003"], { LANG: "zh_CN" });
  expect(code).toBe(0);
  expect(out.indexOf("为更新的版本编写")).toBeLessThan(out.indexOf("Written for a newer version"));
  expect((await runStartline(["explain", "SL2003", "--language", "en"])).out).not.toMatch(/[\u4e00-\u9fff]/);
});

test("an organiser who changes the Chinese of a translated text reads that the English is out of date", async () => {
  const site = copySite("open-demo-10k");
  expect((await runStartline(["translated", site.folder])).code).toBe(0);
  expect((await runStartline(["validate", site.folder, "--strict"])).code).toBe(0);
  site.write((text) => text.replace('"zh": "两个项目"', '"zh": "两个项目，任选其一"'));
  const { out } = await runStartline(["validate", site.folder]);
  site.remove();
  expect(out).toMatch(/SL53\d\d/);
  expect(out).toContain("两个项目，任选其一");
});

test("an organiser sees what they changed, by block", async () => {
  const { code, out } = await runStartline(["diff", "fixtures/sites/open-demo-10k", edited.folder, "--format", "json"]);
  expect(code).toBe(1);
  const { changes } = JSON.parse(out);
  expect(changes.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["changed", "moved"]);
  expect(changes).toContainEqual({
    kind: "changed",
    pointer: "/home/blocks/2/props/title/en",
    from: "/home/blocks/3/props/title/en",
    language: "en",
    before: "Two items",
    after: "Both items",
  });
  const text = await runStartline(["diff", "fixtures/sites/open-demo-10k", edited.folder]);
  expect(text.out).toContain(
    'Block facts (event-facts)\n  ~ /props/title/en\n      - "Two items"\n      + "Both items"',
  );
  const same = await runStartline(["diff", edited.folder, edited.folder]);
  expect([same.code, same.out]).toEqual([0, "The sites are the same.\n"]);
});

test("an organiser of a flat site sees the newest shape first, and then has it written", async () => {
  const before = trail.read();
  const preview = await runStartline(["upgrade", trail.folder]);
  expect(preview.code).toBe(0);
  expect(preview.out).toContain('-  "websiteTitle": "云岭越野赛",');
  expect(preview.out).toContain('+  "$schema": "https://startline.dev/schemas/site/v2.schema.json",');
  expect(trail.read()).toBe(before);
  expect((await runStartline(["upgrade", trail.folder, "--write"])).code).toBe(0);
  expect(JSON.parse(trail.read())).toMatchObject({
    title: { zh: "云岭越野赛" },
    weatherStation: expect.anything(),
  });
  expect((await runStartline(["validate", trail.folder])).code).toBe(0);
  expect((await runStartline(["diff", trail.folder, "fixtures/sites/cloud-ridge-trail"])).code).toBe(0);
});

test("an organiser reads when the site changes", async () => {
  const { code, out } = await runStartline(["timeline", "fixtures/sites/canal-city-2025"]);
  expect(code).toBe(0);
  expect(out).toContain("2025-08-11T10:00:00+08:00\n    Registration opens  /race/registration/opensAt\n");
  const { timeline } = JSON.parse(
    (await runStartline(["timeline", "fixtures/sites/canal-city-2025", "--format", "json"])).out,
  );
  const placed = (expected: object) =>
    timeline.filter(({ changes }: { changes: object[] }) =>
      changes.some((change) => Object.entries(expected).every(([key, value]) => change[key as never] === value)),
    );
  expect(placed({ pointer: "/race/registration/opensAt" })).toMatchObject([{ at: "2025-08-11T10:00:00+08:00" }]);
  // An article is not shown before its time.
  expect(placed({ file: "documents/news-draw.json" })).toMatchObject([
    {
      changes: [
        { pointer: "/time", what: { en: expect.stringContaining("appears"), zh: expect.stringContaining("出现") } },
      ],
    },
  ]);
  expect(out).toMatch(/The document ".+" appears {2}documents\/news-draw\.json \/time\n/);
});
