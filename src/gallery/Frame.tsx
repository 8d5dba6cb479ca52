import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { wrapFrames } from "#compiler/emit/frames.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import type { Language } from "#core/text.ts";
import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import type { Block, Site } from "#schemas/generated/types.ts";
import { createClient } from "#src/client/client.ts";
import { Blocks, typesIn } from "#src/site/Blocks.tsx";
import type { CompiledSite } from "#src/site/compiled.ts";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import { createUnits } from "#src/site/units.ts";
import { gallerySource } from "./exampleLive.ts";
import { loadExample } from "./fixtures.ts";
import { createStage, Stage } from "./Stage.tsx";

/**
 * Shows an example of a page, or of each of some blocks, in one language, in the look and with the
 * files of the city marathon.
 */
export async function showFrame(
  container: HTMLElement,
  shown: { name: string; version: number }[],
  language: Language,
  at: string | null,
  inside: string | null,
): Promise<void> {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  const units = createUnits(registryUnits);
  const compiled = await fetchMarathon();
  for (const [variable, value] of Object.entries(compiled.themeVariables ?? {}))
    document.documentElement.style.setProperty(variable, value);
  const program = createStage({
    compiled,
    language,
    units,
    source: gallerySource,
    now: at ? () => Date.parse(at) : Date.now,
    report: (problem) => console.error(problem),
  });
  const examples = await Promise.all(shown.map(({ name, version }) => loadExample(name, version)));
  const blocks: Block[] = [];
  const pages: ReactNode[] = [];
  for (const { name, version, newest } of examples) {
    const [kind, type = ""] = name.split("/") as ["home" | "page", string];
    const unit = await units.load(kind, type);
    if (unit.status !== "ready") throw new Error(`${name} has no renderer: add its line to blocks/registry.ts.`);
    if (kind === "page") pages.push(createElement(unit.renderer, { ...newest, key: name }));
    else blocks.push(...frameExample({ type, version, id: `example-${type}-${version}`, props: newest }));
  }
  const placed = inside ? blocks.map((block) => placeInside(inside, block)) : blocks;
  // Blocks inside these, such as a section's, are shown at once.
  await Promise.all(typesIn(placed).map((inner) => units.load("home", inner)));
  createRoot(container).render(
    <Stage program={program}>
      <main>
        {pages}
        {inside ? (
          placed.map((block, index) => (
            <div key={block.id} data-example={blocks[index]?.type}>
              <Blocks blocks={[block]} pointer={`/${index}`} />
            </div>
          ))
        ) : (
          <Blocks blocks={blocks} pointer="" />
        )}
      </main>
    </Stage>,
  );
}

// Beside it in the container is what races put there: a few words. "row" is a row of the page by
// itself.
function placeInside(container: string, block: Block): Block {
  const words = {
    title: { zh: "比赛日", en: "Race day" },
    html: { zh: "<p>六点半起跑。</p>", en: "<p>Start at 6:30.</p>" },
  };
  const ids = ["first", "second", "third"].map((place) => `${block.id}-${place}`);
  const lists = ids.map((id, index) => [index === 0 ? block : { type: "rich-text", version: 1, id, props: words }]);
  const parts = ids.map((id, index) => ({ id: `part-${id}`, title: words.title, blocks: lists[index] }));
  const props: Record<string, Block["props"]> = {
    columns: { columns: parts },
    tabs: { tabs: parts },
    group: { blocks: lists.flat() },
  };
  return container === "row"
    ? block
    : { type: container, version: 1, id: `around-${block.id}`, props: props[container] ?? {} };
}

// Blocks inside this one may have frames, which the compiler makes blocks of.
function frameExample(example: Block): Block[] {
  const site = { home: { blocks: [example] } } as unknown as Site;
  return wrapFrames(site, eachInstance(site), []).site.home.blocks;
}

/** Fetches the city marathon as its visitors get it. */
export async function fetchMarathon(): Promise<CompiledSite> {
  const client = createClient({ base: "", token: () => undefined, show: () => undefined, sentence: String });
  const { uri } = await client.call("GET /website-center/site-config", {
    query: { domainName: "localhost" },
    isSilent: true,
  });
  return (await fetch(uri)).json();
}
