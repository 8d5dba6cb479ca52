import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runStartline } from "./callStartline.ts";

const sites = mkdtempSync(join(tmpdir(), "startline-new-"));
afterAll(() => rmSync(sites, { recursive: true }));

const start = (...words: string[]) => runStartline(["new", ...words], { SITES_DIR: sites });
const readNew = (id: string) => JSON.parse(readFileSync(join(sites, id, "site.json"), "utf8"));

/** The problems of a new race that are more than notes. */
async function listProblems(id: string): Promise<unknown[]> {
  const { out } = await runStartline(["validate", "--format", "json", join(sites, id)]);
  return (JSON.parse(out) as { problems: { severity: string }[] }).problems.filter(
    ({ severity }) => severity !== "note",
  );
}

describe("an organiser who starts a race", () => {
  test("gets a site without a warning, whose registration opens in the future and whose race is on a Sunday", async () => {
    const { code, out, err } = await start("river-run");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("http://river-run.localhost:8080");
    expect(await listProblems("river-run")).toEqual([]);
    const { race } = readNew("river-run");
    const { opensAt, closesAt } = race.registration;
    const times = [Date.now(), ...[opensAt, closesAt, race.startsAt].map((at) => Date.parse(at))];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Date(race.startsAt).getUTCDay()).toBe(0);
    const rules = JSON.parse(readFileSync(join(sites, "river-run/documents/rules.json"), "utf8"));
    expect(Date.parse(rules.time)).toBeLessThanOrEqual(Date.now());
  });

  test("finds the names, the city, the day and the time zone that they wrote, with any characters in them", async () => {
    const name = { zh: "“甲&乙”<十公里>", en: 'A&B "Ten" <10K> \\ {{id}}' };
    const words = ["--name-zh", name.zh, "--name-en", name.en, "--city-zh", "雾城", "--city-en", "Mistville"];
    const { code } = await start("mist-run", ...words, "--date", "2031-03-30", "--time-zone", "Europe/London");
    expect(code).toBe(0);
    expect(await listProblems("mist-run")).toEqual([]);
    const { title, race } = readNew("mist-run");
    expect(title).toEqual(name);
    // The clocks change that night.
    expect(race).toMatchObject({ startsAt: "2031-03-30T08:00:00+01:00", city: { zh: "雾城", en: "Mistville" } });
    expect(race.registration.opensAt).toBe("2031-01-05T10:00:00+00:00");
    expect(readFileSync(join(sites, "mist-run/media/logo.svg"), "utf8")).toContain(
      "A&amp;B &quot;Ten&quot; &lt;10K&gt;",
    );
  });

  test("never loses a folder that exists", async () => {
    await start("old-race");
    writeFileSync(join(sites, "old-race/site.json"), "mine");
    const { code, err } = await start("old-race");
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("exists already") });
    expect(readFileSync(join(sites, "old-race/site.json"), "utf8")).toBe("mine");
  });

  test.each([
    [["../elsewhere"], "part of an address"],
    [["My Race"], "part of an address"],
    [["-race"], "There is no option"],
    [["race-a", "--name-zh", "湖畔跑"], "--name-zh needs --name-en"],
    [["race-b", "--city-en", "Mistville"], "--city-en needs --city-zh"],
    [["race-c", "--name-zh", "湖\u0007", "--name-en", "Lake"], "control characters"],
    [["race-d", "--date", "2031-02-30"], "There is no day"],
    [["race-e", "--date", "2020-01-05"], "at least 14 days"],
    [["race-f", "--time-zone", "Mars/Base"], "no time zone"],
  ])("who writes %j reads what to write, and nothing is made", async (words, sentence) => {
    const before = readdirSync(sites);
    const { code, err } = await start(...words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
    expect(readdirSync(sites)).toEqual(before);
  });
});
