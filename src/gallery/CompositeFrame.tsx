import { createRoot } from "react-dom/client";
import type { Language } from "#core/text.ts";
import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import { createClient } from "#src/client/client.ts";
import { Blocks, typesIn } from "#src/site/Blocks.tsx";
import type { CompiledSite } from "#src/site/compiled.ts";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import { createUnits } from "#src/site/units.ts";
import { compileExample, composites } from "./composites.ts";
import { createStage, Stage } from "./Stage.tsx";

/**
 * Shows the example of a composite in one language, in the look and with the pictures of its site;
 * a pack's in those of the city marathon.
 */
export async function showComposite(
  container: HTMLElement,
  path: string,
  variant: string | undefined,
  language: Language,
): Promise<void> {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  const composite = composites.find((composite) => composite.path === path);
  if (!composite) throw new Error(`There is no composite ${path}.`);
  const around = await fetchSite(composite.holder);
  for (const [variable, value] of Object.entries(around.themeVariables ?? {}))
    document.documentElement.style.setProperty(variable, value);
  const table = around.files as Parameters<typeof compileExample>[2]["table"];
  const compiled = await compileExample(composite, variant, { table, race: around.site.race });
  if (!compiled) throw new Error(`${path} has no example.`);
  const units = createUnits(registryUnits);
  const report = (problem: unknown) => console.error(problem);
  const program = createStage({ compiled, language, units, source: registryUnits, now: Date.now, report });
  const { blocks } = compiled.site.home;
  await Promise.all(typesIn(blocks).map((type) => units.load("home", type)));
  createRoot(container).render(
    <Stage program={program}>
      <main>
        <Blocks blocks={blocks} pointer="/home/blocks" />
      </main>
    </Stage>,
  );
}

// The site as its visitors get it, if it is published.
async function fetchSite(holder: string): Promise<CompiledSite> {
  const client = createClient({ base: "", token: () => undefined, show: () => undefined, sentence: String });
  const name = holder.slice(holder.lastIndexOf("/") + 1);
  const config = holder.includes("/sites/")
    ? client.call("GET /website-center/site-config", { query: { domainName: `${name}.localhost` }, isSilent: true })
    : Promise.reject(new Error());
  const { uri } = await config.catch(() =>
    client.call("GET /website-center/site-config", { query: { domainName: "localhost" }, isSilent: true }),
  );
  return (await fetch(uri)).json();
}
