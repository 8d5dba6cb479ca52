import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homeBlocks, pages } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import { drawPage } from "./prerender/prerender.tsx";
import { openRoute, planRoutes } from "./routePlan.ts";
import type { ModuleSource } from "./units.ts";

const fromRegistry: ModuleSource = async (name) => {
  const [kind, type = ""] = name.split("/");
  const units: Record<string, (() => Promise<{ default: unknown }>) | undefined> = kind === "home" ? homeBlocks : pages;
  return units[type]?.();
};

const sites = readdirSync("fixtures/sites").filter((name) =>
  readdirSync(`fixtures/sites/${name}`).includes("race.json"),
);

async function drawAll(name: string, cancelledAt: number | null) {
  const read = (file: string) => readFileSync(`fixtures/sites/${name}/${file}`, "utf8");
  const race = JSON.parse(read("race.json"));
  const compiled = compileSite(read("site.json"), {}, { race });
  if (!compiled?.site.race?.registration) throw new Error(`${name} has no registration.`);
  const at = Date.parse(compiled.site.race.registration.opensAt) + 60_000;
  const plan = planRoutes(compiled.site.routes);
  const draw = async (path: string) => {
    const facts = { ...race, raceId: "1", cancelledAt };
    const parts = { compiled, race: facts, isPreview: false, translations: {}, language: "zh", at, path };
    const drawn = await drawPage({ ...parts, readDocument: async () => undefined } as never, fromRegistry);
    return drawn?.html ?? "";
  };
  const offering = plan.all.filter((planned) => {
    const opening = openRoute(planned, plan);
    return opening && "page" in opening && /^(post|direct)$/.test(opening.page.type);
  });
  return { home: await draw(plan.homePath), offers: await Promise.all(offering.map(({ path }) => draw(path))) };
}

const words = "赛事已取消";

test.each(sites)("visitors of %s read that the race is cancelled wherever they could sign up", async (name) => {
  const open = await drawAll(name, null);
  expect([open.home, ...open.offers].filter((page) => page.includes(words))).toEqual([]);
  expect(open.home).toContain("立即报名");
  const { home, offers } = await drawAll(name, Date.parse("2020-01-01T00:00:00Z"));
  expect(home).toContain(words);
  expect(offers.length).toBeGreaterThan(0);
  for (const page of offers) expect(page).toContain(words);
  expect(home.slice(home.indexOf("<main")).match(/<a [^>]*>立即报名/g)).toBeNull();
});
