import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homeBlocks, pages } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import { buildTimeline } from "#compiler/emit/timeline.ts";
import { readSite } from "#compiler/read.ts";
import { messages } from "#locales/generated/kit/service.ts";
import type { Site } from "#schemas/generated/types.ts";
import { drawPage } from "./prerender/prerender.tsx";
import { openRoute, planRoutes } from "./routePlan.ts";
import { isUnclear, unclearNames } from "./testSpokenNames.ts";
import type { ModuleSource } from "./units.ts";

const fromRegistry: ModuleSource = async (name) => {
  const [kind, type = ""] = name.split("/");
  const units: Record<string, (() => Promise<{ default: unknown }>) | undefined> = kind === "home" ? homeBlocks : pages;
  return units[type]?.();
};

const sites = readdirSync("fixtures/sites").flatMap((name) => {
  const read = (file: string) => readFileSync(`fixtures/sites/${name}/${file}`, "utf8");
  const hasFile = readdirSync(`fixtures/sites/${name}`).includes("race.json");
  const race = hasFile ? (JSON.parse(read("race.json")) as object) : {};
  const source = read("site.json");
  return hasFile || "race" in JSON.parse(source) ? [{ name, source, race }] : [];
});

function siteAt({ source, race }: { source: string; race: object }, language: "zh" | "en", at: number) {
  const compiled = compileSite(source, {}, { race });
  if (!compiled) throw new Error("The site does not compile.");
  const plan = planRoutes(compiled.site.routes);
  const draw = async (path: string) => {
    const parts = { compiled, race: { ...race, raceId: "1" }, isPreview: false, translations: {}, language, at, path };
    const drawn = await drawPage({ ...parts, readDocument: async () => undefined } as never, fromRegistry);
    if (!drawn) throw new Error(`${path} was not drawn.`);
    return drawn.html;
  };
  return { compiled, plan, draw };
}

/**
 * The contents of a site at an instant: each service page by its own mark, and each place of the
 * home page that leads to one.
 */
async function readAt(site: { source: string; race: object }, language: "zh" | "en", at: number) {
  const { compiled, plan, draw } = siteAt(site, language, at);
  const isOpen = String(messages[language].isOpen);
  const isOver = String(messages[language].over);
  const startsAt = Date.parse(compiled.site.race?.startsAt ?? "");
  const marks = new Map<string, string>();
  const faults: string[] = [];
  for (const planned of plan.all) {
    const opening = openRoute(planned, plan);
    if (!opening || !("page" in opening) || !("isOpen" in opening.page.props)) continue;
    const page = await draw(planned.path);
    const mark = /<span class="mark"[^>]*>([^<]*)/.exec(page)?.[1];
    const { type } = opening.page;
    // A runner's own entries have states of their own.
    if (mark === undefined && type === "confirm") continue;
    for (const path of planned.paths) marks.set(path, mark ?? "");
    const entry = /<div class="entry".*?(?=<div class="rest"|<p class="contact")/s.exec(page)?.[0] ?? "";
    // A form can be filled in before its opening, below the moment from which it is submitted.
    const isOffered = mark === isOpen || /<div class="early"/.test(entry);
    // A look-up of this site is loaded once the page is open.
    if (isOffered !== /<a |<button |class="skeleton"/.test(entry))
      faults.push(`${planned.path} is marked "${mark}" above: ${entry}`);
    const isBefore = type === "post" || type === "confirm" || type === "direct";
    if (isBefore && at >= startsAt && ![isOpen, isOver].includes(mark ?? ""))
      faults.push(`${planned.path} is still to come after the race`);
    const marked = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g)].map(([, href]) => href);
    if (marked.some((href) => href?.endsWith(plan.homePath)))
      faults.push(`the menu marks the home page on ${planned.path}`);
  }
  const home = await draw(plan.homePath);
  const main = home.slice(home.indexOf("<main"), home.indexOf("</main"));
  // A link in an answer or an article only mentions a page; one with looks of its own leads there.
  const links = [...main.matchAll(/<a (?=[^>]*class=)[^>]*href="(?:#|\/\.)?(\/[^"?#]*)"/g)].map(
    ([, path = ""]) => path,
  );
  return {
    contradictions: [...links.filter((path) => marks.has(path) && marks.get(path) !== isOpen), ...faults],
    hero: /<p class="state"[^>]*>([^<]*)/.exec(main)?.[1],
    marks,
    main,
  };
}

/** The action of the picture on top of the home page at an instant, or what is in its place. */
async function actionAt(site: { source: string; race: object }, at: number): Promise<string | undefined> {
  const { plan, draw } = siteAt(site, "en", at);
  return /<a [^>]*class="[^"]*\b(?:action|calendar)\b[^"]*"[^>]*>([^<]*)/.exec(await draw(plan.homePath))?.[1];
}

// Each instant of the site's timeline, the moment before it, and one after all.
function getMoments(source: string, race: object): number[] {
  const { site } = readSite(source, "site.json", { race });
  const instants = buildTimeline(site as Site, { race }).map(({ at }) => Date.parse(at));
  return [
    ...new Set([...instants.flatMap((instant) => [instant - 60_000, instant]), (instants.at(-1) ?? 0) + 86_400_000]),
  ];
}

test.each(sites)("nobody who reads $name on any day is led to a page that is not open", async ({ source, race }) => {
  const contradictoryPages: string[] = [];
  for (const [index, at] of getMoments(source, race).entries()) {
    const language = index % 2 ? "zh" : "en";
    const { contradictions } = await readAt({ source, race }, language, at);
    for (const path of contradictions) contradictoryPages.push(`${new Date(at).toISOString()} ${language} ${path}`);
  }
  expect(contradictoryPages).toEqual([]);
});

const expectedActions = (before: string) => ({
  longBefore: before,
  opening: "Sign up",
  lastHour: "Sign up",
  morning: "Course and race day",
  during: "Course and race day",
  evening: "See the results",
  yearAfter: "See the results",
});

test.each(sites)(
  "the picture of $name has something to do at each time of the race, also a year after",
  async (site) => {
    const race = readSite(site.source, "site.json", { race: site.race }).site?.race;
    if (!race?.registration) throw new Error("The race has no registration.");
    const { registration, startsAt, endsAt = startsAt } = race;
    const year = 365 * 86_400_000;
    const moments = {
      longBefore: Date.parse(registration.opensAt) - 3 * year,
      opening: Date.parse(registration.opensAt),
      lastHour: Date.parse(registration.closesAt) - 3_600_000,
      morning: Date.parse(startsAt) - 3_600_000,
      during: Date.parse(startsAt) + 600_000,
      evening: Date.parse(endsAt) + 6 * 3_600_000,
      yearAfter: Date.parse(endsAt) + year,
    };
    const actions = await Promise.all(
      Object.entries(moments).map(async ([name, at]) => [name, await actionAt(site, at)] as const),
    );
    expect(Object.fromEntries(actions)).toEqual(
      expectedActions(site.name === "open-demo-10k" ? "Add the dates to your calendar" : "Read the race rules"),
    );
  },
);

test("on the morning of the race the picture leads to the course and race day, and the evening before to the registration", async () => {
  const marathon = sites.find(({ name }) => name === "canal-city-2025");
  if (!marathon) throw new Error("The marathon is not there.");
  expect(await actionAt(marathon, Date.parse("2025-10-25T23:59:00+08:00"))).toBe("Look up your registration");
  expect(await actionAt(marathon, Date.parse("2025-10-26T00:00:00+08:00"))).toBe("Course and race day");
});

test("a place that leads to a closed page would be found", async () => {
  const marathon = sites.find(({ name }) => name === "canal-city-2025");
  if (!marathon) throw new Error("The marathon is not there.");
  const site = JSON.parse(marathon.source);
  const slide = {
    ...site.home.blocks.find(({ type }: { type: string }) => type === "carousel").props.slides[0],
    link: "/confirm",
  };
  site.home.blocks = [{ type: "carousel", version: 2, id: "slides", props: { slides: [slide] } }];
  const { contradictions } = await readAt(
    { ...marathon, source: JSON.stringify(site) },
    "zh",
    Date.parse("2025-08-15T10:00:00+08:00"),
  );
  expect(contradictions).toEqual(["/confirm"]);
});

// As a screen reader speaks them: what is hidden from it is left out.
function namesIn(html: string): { kind: string; name: string; to: string }[] {
  const spoken = html.replace(/<(svg|span|div|ul)\b[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, "");
  return [...spoken.matchAll(/<(a|button|summary)\b([^>]*)>(.*?)<\/\1>/gs)].map(
    ([, kind = "", attributes = "", inner = ""]) => {
      const label = /aria-label="([^"]*)"/.exec(attributes)?.[1];
      const text = inner
        .replace(/<img\b[^>]*alt="([^"]*)"[^>]*>/g, " $1 ")
        .replace(/<\/?(?:strong|span|p|div|h\d|small|time|li)\b[^>]*>/g, " ");
      const name =
        label ??
        text
          .replace(/<[^>]+>/g, "")
          .replace(/\s+/g, " ")
          .trim();
      return { kind, name, to: /href="([^"]*)"/.exec(attributes)?.[1] ?? "" };
    },
  );
}

/** Lists the mistakes in the names on a page. */
function nameFaults(html: string): string[] {
  const links = new Map<string, Set<string>>();
  const faults = namesIn(html).flatMap(({ kind, name, to }) => {
    if (kind === "a") links.set(name, (links.get(name) ?? new Set()).add(to));
    if (name === "") return [`a ${kind} without a name: ${to}`];
    return isUnclear(name) ? [`"${name}"`] : [];
  });
  const unclear = [...links].filter(([, targets]) => targets.size > 1).map(([name, to]) => `"${name}": ${[...to]}`);
  return [...faults, ...unclear];
}

test.each(sites)("a listener of $name knows each link and button by a name of its own, on every page", async (site) => {
  const faults: string[] = [];
  for (const language of ["zh", "en"] as const) {
    const { plan, draw } = siteAt(site, language, Date.parse("2026-01-01T00:00:00Z"));
    for (const planned of plan.all) {
      const opening = openRoute(planned, plan);
      if (!opening || !("page" in opening)) continue;
      for (const fault of nameFaults(await draw(planned.path))) faults.push(`${language} ${planned.path} ${fault}`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test("names that run together, are doubled, are missing or mean two things would be found", () => {
  const getFaults = (html: string) => nameFaults(html).length;
  expect(getFaults('<a href="/a">Results</a><a href="/a">Results</a><button>Log in</button>')).toBe(0);
  expect(getFaults('<a href="/a">More</a><a href="/b">More</a>')).toBe(1);
  expect(getFaults('<button><svg aria-hidden="true"><title>x</title></svg></button>')).toBe(1);
  expect(getFaults("<button>Nameoptional</button>")).toBe(1);
  expect(getFaults("<button>姓名填写姓名填写</button>")).toBe(1);
});

test("names of a form that a listener could not distinguish, or would miss, would be found", () => {
  const getFaults = (...lines: string[]) => unclearNames(lines.join("\n")).length;
  const group = '- group "Signature":';
  expect(getFaults(group, '  - button "Clear"', '- group "Commitment":', '  - button "Clear"')).toBe(0);
  expect(getFaults("- list:", "  - listitem: Review", '  - listitem:\n    - button "Terms"')).toBe(0);
  expect(getFaults(group, '  - button "Clear"', '  - button "Clear" [disabled]')).toBe(1);
  expect(getFaults("- 'button \"Runner''s step: Health\"':", "- 'button \"Runner''s step: Health\"'")).toBe(1);
  expect(getFaults('- region "Terms":', '  - region "Terms": Text')).toBe(1);
  expect(getFaults('- textbox "Nameoptional"')).toBe(1);
  expect(getFaults('- textbox "姓名选填"')).toBe(1);
  expect(getFaults("- textbox: Anna")).toBe(1);
  expect(getFaults("- list:", "  - listitem")).toBe(1);
});
