import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homeBlocks } from "#blocks/registry.ts";
import { compileSite } from "#compiler/compile.ts";
import type { ModuleSource } from "../units.ts";
import { drawPage } from "./prerender.tsx";

// One block of every type, each with its newest fixture, on the marathon's home page.
const marathon = JSON.parse(readFileSync("fixtures/sites/canal-city-2025/site.json", "utf8"));
const types = Object.keys(homeBlocks);
const blocks = types.map((type) => {
  const version = Math.max(...readdirSync(`fixtures/home/${type}`).map((name) => Number(/\d+/.exec(name)?.[0] ?? 0)));
  const { $schema: _, ...props } = JSON.parse(readFileSync(`fixtures/home/${type}/v${version}.json`, "utf8"));
  return { type, version, id: type, props };
});
const at = Date.parse("2025-08-15T10:00:00+08:00");

const fromRegistry: ModuleSource = async (name) =>
  homeBlocks[name.slice("home/".length) as keyof typeof homeBlocks]?.();

/** The registry, but for one type, whose renderer draws a little and throws. */
function throwing(type: string): ModuleSource {
  const Fault = () => {
    throw new Error("boom");
  };
  const Renderer = () => (
    <section>
      <h2>half a block</h2>
      <Fault />
    </section>
  );
  return async (name) => (name === `home/${type}` ? { default: Renderer } : fromRegistry(name));
}

const parts = {
  race: undefined,
  isPreview: false,
  translations: {},
  language: "zh" as const,
  at,
  path: "/home",
  readDocument: async () => undefined,
};

async function draw(list: object[], source: ModuleSource = fromRegistry) {
  const compiled = compileSite(JSON.stringify({ ...marathon, home: { blocks: list } }), {});
  if (!compiled) throw new Error("The page of all block types does not compile.");
  const drawn = await drawPage({ ...parts, compiled }, source);
  if (!drawn) throw new Error("The home page was not drawn.");
  return drawn;
}

const listWords = (html: string) =>
  new Set(
    html
      .replace(/<!--.*?-->/g, "")
      .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, "<i>$1</i>")
      .split(/<[^>]*>/)
      .map((words) => words.trim())
      .filter((words) => words.length > 1),
  );

const containers = ["columns", "group", "section", "tabs"];

const frame = listWords((await draw([])).html);
const wordsOfBlock = new Map<string, string[]>();
for (const block of blocks)
  wordsOfBlock.set(
    block.type,
    [...listWords((await draw([block])).html)].filter((words) => !frame.has(words)),
  );

test("a visitor of a sound page reads every block, and nothing is reported as lost", async () => {
  const { html, lost } = await draw(blocks);
  const words = listWords(html);
  expect(lost).toEqual([]);
  for (const [type, own] of wordsOfBlock)
    expect(
      [...own].filter((word) => !words.has(word)),
      type,
    ).toEqual([]);
  expect(html).not.toContain("<!--$!-->");
});

test.each(types)(
  "if %s throws while the server draws, every other block is there, and the error is reported",
  async (type) => {
    const { html, lost } = await draw(blocks, throwing(type));
    const pointer = `/home/blocks/${types.indexOf(type)}`;
    expect(lost).toContainEqual({ pointer, message: `${type}: Error: boom` });
    // Containers hold other blocks, some of that type.
    expect(lost.every(({ message }) => message === `${type}: Error: boom`)).toBe(true);
    const words = listWords(html);
    expect(words.has("half a block")).toBe(false);
    for (const [other, own] of wordsOfBlock) {
      const isTouched = other === type || (containers.includes(other) && lost.length > 1);
      if (!isTouched)
        expect(
          [...own].filter((word) => !words.has(word)),
          other,
        ).toEqual([]);
    }
    expect(html.match(/<!--\$!--><template data-dgst="reported"><\/template><!--\/\$-->/g)).toHaveLength(lost.length);
    expect(html).not.toMatch(/boom|data-lost|data-stck/);
  },
);

test("a block whose program cannot be loaded on the server is lost like one that throws", async () => {
  const source: ModuleSource = async (name) => {
    if (name === "home/faq") throw new Error("no such file");
    return fromRegistry(name);
  };
  const { html, lost } = await draw(blocks, source);
  expect(lost).toEqual([{ pointer: `/home/blocks/${types.indexOf("faq")}`, message: "faq: Error: no such file" }]);
  expect([...(wordsOfBlock.get("event-facts") ?? [])].filter((word) => !listWords(html).has(word))).toEqual([]);
});
