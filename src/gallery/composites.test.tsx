import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { homeBlocks } from "#blocks/registry.ts";
import { isObject } from "#core/pointers.ts";
import { Blocks, typesIn } from "#src/site/Blocks.tsx";
import { createUnits, type Renderer } from "#src/site/units.ts";
import { compileExample, composites, loadComposite } from "./composites.ts";
import { createStage, Stage } from "./Stage.tsx";

const units = createUnits(async (name) => {
  const load = homeBlocks[name.replace("home/", "") as keyof typeof homeBlocks];
  return (await load?.()) as { default: Renderer } | undefined;
});
const race = { name: { zh: "湖跑", en: "Lake Run" }, startsAt: "2036-10-26T07:30:00+08:00" };
const ours = composites.filter(({ path }) => path.startsWith("/fixtures/"));

test("a developer finds the composites of sites and packs in the gallery", () => {
  expect(ours.map(({ type, version }) => `${type} ${version}`)).toContain("lake/sponsor-wall 1");
});

describe.each(ours)("the composite $type, version $version", (composite) => {
  test("shows its example in each variant and both languages, drawn without a complaint", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const file = await loadComposite(composite);
    const variants = [undefined, ...Object.keys(isObject(file.variants) ? file.variants : {})];
    const pages = new Set<string>();
    for (const variant of variants)
      for (const language of ["zh", "en"] as const) {
        const compiled = await compileExample(composite, variant, { table: {}, race });
        if (!compiled) throw new Error(`${composite.path} has no example.`);
        const { blocks } = compiled.site.home;
        await Promise.all(typesIn(blocks).map((type) => units.load("home", type)));
        const program = createStage({ compiled, language, now: () => 0, units });
        const html = renderToString(
          <Stage program={program}>
            <Blocks blocks={blocks} pointer="/home/blocks" />
          </Stage>,
        );
        expect(html.replace(/<[^>]*>/g, "").trim().length).toBeGreaterThan(10);
        pages.add(html);
      }
    // Each variant looks different.
    expect(pages.size).toBe(variants.length * 2);
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
});
