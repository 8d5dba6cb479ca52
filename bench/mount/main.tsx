import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { homeBlocks } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import { newestVersion } from "#compiler/upgrade/upgrade.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import marathon from "#fixtures/sites/canal-city-2025/site.json" with { type: "json" };
import type { Block, Race } from "#schemas/generated/types.ts";
import { createStage, Stage } from "#src/gallery/Stage.tsx";
import { Blocks } from "#src/site/Blocks.tsx";
import { drawHtml, gapAt } from "#src/site/drawHtml.tsx";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import { createUnits } from "#src/site/units.ts";
import { compositePage, composites, findSite } from "../compositePage.ts";
import { median } from "../measure.ts";

const fixtures = import.meta.glob<Record<string, unknown>>("/fixtures/home/*/v*.json", {
  import: "default",
  eager: true,
});

/**
 * Returns the median times in ms of mounting a page of 200 composite instances in nested columns,
 * and one with the same blocks written out.
 */
async function measureComposites(rounds: number): Promise<{ ours: number; baseline: number }> {
  const units = createUnits(registryUnits);
  const compiled = compileSite(findSite([compositePage(200)]), {}, { composites });
  const written = compileSite(findSite([withPlainIds(compiled?.site.home.blocks) as JsonObject[]]), {});
  if (!compiled || !written) throw new Error("The page of composites is no site.");
  for (const type of ["columns", "heading", "rich-text"]) await units.load("home", type);
  const pages = { ours: compiled, baseline: written };
  const drawn = (side: keyof typeof pages) => {
    const program = createStage({ compiled: pages[side], language: "zh", now: Date.now, units });
    return (
      <Stage program={program}>
        <Blocks blocks={pages[side].site.home.blocks} pointer="/home/blocks" />
      </Stage>
    );
  };
  return compareMounts(rounds, drawn);
}

// In files, ids have no slash.
function withPlainIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainIds);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === "id" ? String(inner).replaceAll("/", "-") : withPlainIds(inner),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Returns the median times in ms of mounting `count` blocks by our renderer and as plain React
 * elements, in turn.
 */
async function measure(count: number, rounds: number): Promise<{ ours: number; baseline: number }> {
  const all = (Object.keys(homeBlocks) as (keyof typeof homeBlocks)[]).filter((type) => type !== "section");
  const { program, blocks, plain } = await getStage(count, all);
  const sides = getSides(blocks, plain);
  return compareMounts(rounds, (side) => <Stage program={program}>{createElement(sides[side])}</Stage>);
}

/** Returns a program with `count` blocks of these types in turn, and their renderers. */
async function getStage(count: number, types: readonly (keyof typeof homeBlocks)[]) {
  const units = createUnits(registryUnits);
  const renderers = await Promise.all(
    types.map(async (type) => [type, (await homeBlocks[type]()).default as ComponentType] as const),
  );
  await Promise.all(types.map((type) => units.load("home", type)));
  const blocks: Block[] = Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? "faq";
    const props = fixtures[`/fixtures/home/${type}/v${newestVersion(`home/${type}`)}.json`] ?? {};
    return { type, version: 1, id: `b${index}`, props };
  });
  const site = {
    $schema: "https://startline.dev/schemas/site/v2.schema.json" as const,
    id: "bench",
    title: { zh: "" },
    languages: ["zh" as const],
    home: { blocks },
    routes: [],
    race: marathon.race as Race,
  };
  const program = createStage({
    compiled: { compiled: 1, site, skipped: [], files: {}, units: [] },
    language: "zh",
    now: Date.now,
    units,
  });
  return { program, blocks, plain: new Map<string, ComponentType<object>>(renderers) };
}

function getSides(
  blocks: Block[],
  plain: Map<string, ComponentType<object>>,
): Record<"ours" | "baseline", () => ReactNode> {
  return {
    ours: () => <Blocks blocks={blocks} pointer="/home/blocks" />,
    baseline: () =>
      blocks.map(({ type, id, props }) => createElement(plain.get(type) ?? Fragment, { key: id, ...props })),
  };
}

async function compareMounts(rounds: number, drawn: (side: "ours" | "baseline") => ReactNode) {
  const times = { ours: [] as number[], baseline: [] as number[] };
  for (let round = -4; round < rounds; round++) {
    for (const side of round % 2 === 0 ? (["ours", "baseline"] as const) : (["baseline", "ours"] as const)) {
      const time = mount(drawn(side));
      if (round >= 0) times[side].push(time);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  return { ours: median(times.ours), baseline: median(times.baseline) };
}

function mount(node: ReactNode): number {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(node));
  const time = performance.now() - start;
  root.unmount();
  container.remove();
  return time;
}

/**
 * Returns the median times in ms of drawing `count` blocks of a line of text as the server does, as
 * plain React elements in a boundary each, without which a block that throws would take its page
 * along, and as bare elements.
 */
async function measureSmall(count: number, rounds: number): Promise<{ ours: number; bounded: number; bare: number }> {
  const { program, blocks, plain } = await getStage(count, ["heading"]);
  const prerendered = { at: Date.now(), path: "/home", types: new Set(["heading"]), late: [], gapAt };
  const { ours, baseline } = getSides(blocks, plain);
  const sides = {
    ours,
    bounded: () =>
      blocks.map(({ type, id, props }) => (
        <Suspense key={id}>{createElement(plain.get(type) ?? Fragment, props)}</Suspense>
      )),
    bare: baseline,
  };
  const names = Object.keys(sides) as (keyof typeof sides)[];
  const times = { ours: [] as number[], bounded: [] as number[], bare: [] as number[] };
  for (let round = -10; round < rounds; round++) {
    for (const side of round % 2 === 0 ? names : names.toReversed()) {
      const start = performance.now();
      await drawHtml(<Stage program={{ ...program, prerendered }}>{createElement(sides[side])}</Stage>);
      if (round >= 0) times[side].push(performance.now() - start);
    }
  }
  return { ours: median(times.ours), bounded: median(times.bounded), bare: median(times.bare) };
}

Object.assign(window, { measure, measureSmall, measureComposites });
