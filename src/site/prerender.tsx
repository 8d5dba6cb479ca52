import { MemoryRouter } from "react-router-dom";
import type { Language } from "#blocks/kit/i18n.ts";
import { homeBlocks } from "#blocks/registry.ts";
import type { RaceAnswer } from "#src/api/calls.ts";
import { type Client, createClient } from "#src/api/client.ts";
import { typesIn } from "./Blocks.tsx";
import type { CompiledSite } from "./compiled.ts";
import { firstTypes } from "./destinations.tsx";
import { drawHtml, gapAt, type LostBlock } from "./drawHtml.tsx";
import { createRequests } from "./interaction/requests.ts";
import { type Program, ProgramContext } from "./program.ts";
import { fillRace } from "./raceFacts.ts";
import { openRoute, planRoutes } from "./routePlan.ts";
import { createAccounts } from "./session.ts";
import { Shell } from "./shell/Shell.tsx";
import { createUnits, type ModuleSource } from "./units.ts";
import { isVisible } from "./visibility.ts";

export { fillRace };

/** What a home page is drawn from. */
export interface HomeParts {
  compiled: CompiledSite;
  /** The platform's race information, as the browser gets it by call 7. */
  race: RaceAnswer | undefined;
  isPreview: boolean;
  language: Language;
  /** The instant that it is drawn for, in ms since 1970. */
  at: number;
}

/** A drawn home page: its HTML, the units that drew it, and the blocks that threw and are left to the browser. */
export interface DrawnHome {
  html: string;
  lost: LostBlock[];
  /** The path that it stands at. */
  homePath: string;
  units: string[];
}

/**
 * Draws a site's home page as the browser will take it over: header, blocks and footer as they are at that instant; the
 * renderers come from `source`, the registry. Undefined where the site's first page is another one.
 */
export async function drawHome(
  { compiled, race, isPreview, language, at }: HomeParts,
  source: ModuleSource = fromRegistry,
): Promise<DrawnHome | undefined> {
  const { site } = compiled;
  const shown = site.home.blocks.filter((block) => isVisible(block, at));
  const units = createUnits(source);
  const types = typesIn(site.home.blocks);
  await Promise.all(types.map((type) => units.load("home", type)));
  const plan = planRoutes(site.routes);
  const route = plan.find(plan.homePath);
  const opening = route && openRoute(route, plan);
  if (opening && !("page" in opening && opening.page.type === "home")) return undefined;
  const program: Program = {
    booted: {
      compiled,
      configAddress: "https://site.invalid/",
      race: fillRace(site.race, race),
      isPreview,
      translations: {},
    },
    plan,
    units,
    source,
    client: noClient,
    language: { current: () => language, choose: () => undefined, subscribe: () => () => undefined },
    requests: createRequests(),
    accounts: createAccounts(() => new Promise(() => undefined)),
    now: () => at,
    report: () => undefined,
    prerendered: { at, types: new Set(firstTypes(site.home.blocks, at)), gapAt },
    skipped: new Set(compiled.skipped),
  };
  const { html, lost } = await drawHtml(
    <ProgramContext value={program}>
      <MemoryRouter initialEntries={[plan.homePath]}>
        <Shell />
      </MemoryRouter>
    </ProgramContext>,
  );
  return { html, lost, homePath: plan.homePath, units: typesIn(shown).map((type) => `home/${type}`) };
}

// Nothing is fetched while drawing: effects do not run.
const noClient: Client = createClient({ base: "https://site.invalid", token: () => undefined, tell: () => undefined });

const fromRegistry: ModuleSource = async (name) => {
  const [kind, type = ""] = name.split("/");
  const table = homeBlocks as Record<string, (() => Promise<{ default: unknown }>) | undefined>;
  return kind === "home" && Object.hasOwn(table, type) ? table[type]?.() : undefined;
};
