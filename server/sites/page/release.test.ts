import { cp } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../base/root.ts";
import { openWorld, tinyBuilt, tinyDocument, tinySite, type World } from "../../testWorld.ts";
import { compileFolder } from "../publish/releaseFolder.ts";
import { intervalStart } from "./drawable.ts";
import { liftStyles } from "./liftStyles.ts";
import { cachePages } from "./pages.ts";

const shipped = ["canal-city-2025"];
const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  registration: { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00", link: "/rules" },
};
// In both languages: entries of the platform's table are not part of a release
// (docs/decisions/004).
const home = { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } };
const blocks = [{ type: "register-now", version: 1, id: "now", props: {} }];
// The facts of one race are only in its config, those of the other only in the race information.
const { routes } = tinySite();
const tiny = {
  "own-facts": { "site.json": tinySite({ race, home: { blocks }, routes: [home, ...(routes as object[])] }) },
  "platform-facts": {
    "site.json": tinySite({ home: { blocks }, routes: [home, ...(routes as object[])] }),
    "race.json": {
      raceId: 7002,
      raceName: "小城跑",
      startTime: "2025-10-26 07:30:00",
      signUpStartTime: Date.parse("2025-08-11T10:00:00+08:00"),
      signUpEndTime: Date.parse("2025-08-21T10:00:00+08:00"),
      signUpUrl: "https://example.com/sign-up",
      organizationId: 77,
    },
  },
};

let world: World;
beforeAll(async () => {
  const files = Object.entries(tiny).flatMap(([name, folder]) =>
    Object.entries({ ...folder, "documents/rules.json": tinyDocument() }).map(([path, file]) => [
      `${name}/${path}`,
      file,
    ]),
  );
  world = await openWorld(Object.fromEntries(files));
  for (const name of shipped)
    await cp(join(root, "fixtures/sites", name), join(world.env.sitesDir, name), { recursive: true });
  await world.load();
});
afterAll(() => world.close());

test.each([...shipped, ...Object.keys(tiny)])(
  "a visitor of %s gets the pages that its release holds for their language and time, byte for byte",
  async (name) => {
    const released = await compileFolder(join(world.env.sitesDir, name));
    if (released.outcome === "refused") throw new Error(JSON.stringify(released.problems));
    const { manifest, contents } = released;
    expect(manifest.pages.filter(({ address }) => address === "/").length).toBeGreaterThanOrEqual(6);
    const site = await world.boundSites.find(name === "canal-city-2025" ? "localhost" : `${name}.localhost`);
    const pages = cachePages({ ...world, built: tinyBuilt });
    for (const { address, language, from, path } of manifest.pages) {
      const same = manifest.pages.filter((page) => page.address === address && page.language === language);
      const instants = same.map((page) => Date.parse(page.from));
      const [, next = Date.parse(from) + 1000] = instants.slice(instants.indexOf(Date.parse(from)));
      const location = await pages.locate(site, address, Date.parse(from));
      for (const now of [Date.parse(from), next - 1]) {
        const page = await pages.find(
          site,
          language as "zh" | "en",
          now,
          location && "status" in location ? location : undefined,
        );
        const served = /<div id="root">([\s\S]*)<\/div>\s*<\/body>/.exec(page.body.plain.toString())?.[1];
        // Only the page that is sent knows that its main picture may not be wanted.
        expect(
          served?.replace(' loading="lazy" fetchPriority', ' loading="eager" fetchPriority'),
          `${path} at ${new Date(now).toISOString()}`,
        ).toBe(liftStyles(contents.get(path) ?? "").html);
      }
      // The program hydrates a page of that instant; the first one is for all time before the
      // second.
      if (Date.parse(from) !== instants[0])
        expect(intervalStart(instants.slice(1), Date.parse(from))).toBe(Date.parse(from));
    }
    expect(contents.get("site.json")).toBe((await world.app.inject(site?.uri ?? "")).body);
    pages.close();
  },
);
