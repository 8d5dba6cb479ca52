import type { ReactNode } from "react";
import type { ApplicationCounts } from "#core/applying.ts";
import { type ItemPlaces, isCounted } from "#core/itemState.ts";
import type { Language } from "#core/text.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { createClient } from "#src/client/client.ts";
import { hashAddresses } from "#src/site/addresses.ts";
import type { CompiledSite } from "#src/site/compiled.ts";
import { InteractionSlot } from "#src/site/interaction/InteractionSlot.tsx";
import { type Program, ProgramContext } from "#src/site/program.ts";
import { createRequests } from "#src/site/requests.ts";
import { planRoutes } from "#src/site/routePlan.ts";
import { SiteProvider } from "#src/site/SiteProvider.tsx";
import { createAccounts } from "#src/site/session.ts";
import { createDocuments, createSurface } from "#src/site/surface.ts";
import { createUnits, type ModuleSource, type Units } from "#src/site/units.ts";

interface StageParts {
  compiled: CompiledSite;
  language: Language;
  /** Milliseconds since 1970. */
  now(): number;
  units?: Units;
  source?: ModuleSource;
  report?: Program["report"];
}

const noModules: ModuleSource = async () => undefined;

/**
 * Creates a site program without start-up and router, for showing single units: in the gallery, in
 * tests and in measurements.
 */
export function createStage({ compiled, language, now, units, source = noModules, report }: StageParts): Program {
  const { site, skipped } = compiled;
  const plan = planRoutes(site.routes);
  return {
    booted: {
      compiled,
      configAddress: globalThis.location?.href ?? "http://stage.invalid/",
      race: site.race,
      // Nothing is published under its address.
      isPreview: true,
      translations: {},
    },
    plan,
    addresses: hashAddresses,
    documents: createDocuments(),
    units: units ?? createUnits(source),
    source,
    client: createClient({ base: "", token: () => undefined, show: () => undefined, sentence: String }),
    language: { current: () => language, choose: () => undefined, subscribe: () => () => undefined },
    requests: createRequests(),
    accounts: createAccounts(() => Promise.reject(new Error("There are no accounts on a stage."))),
    now,
    report: report ?? (() => undefined),
    skipped: new Set(skipped),
  };
}

// Three states that a visitor can meet: places left, none and people who wait, none.
const galleryCounts: ApplicationCounts[] = [
  {
    item: "marathon",
    itemName: { zh: "马拉松", en: "Marathon" },
    categories: [
      { name: { zh: "成绩达标", en: "By result" }, waiting: 12, approved: 140, rejected: 31 },
      { name: { zh: "配速员", en: "Pacers" }, waiting: 0, approved: 24, rejected: 6 },
    ],
    grounds: [{ text: { zh: "成绩早于规定的期限", en: "The result is too old" }, count: 37 }],
  },
];

function examplePlaces({ id, places = 0 }: RaceItem, index: number): ItemPlaces {
  const examples = [
    { left: Math.ceil(places * 0.37), waiting: 0 },
    { left: 0, waiting: 12 },
  ];
  return { item: id, ...(examples[index] ?? { left: 0, waiting: 0 }) };
}

/** Draws units on a stage, with the dialogs and toasts that they ask for. */
export function Stage({ program, children }: { program: Program; children: ReactNode }) {
  const { plan, client } = program;
  const fetchText = (address: string) => client.text(address, { isSilent: true });
  const items = program.booted.race?.items ?? [];
  const surface = createSurface({
    ...program,
    fetchText,
    message: (key: string) => key,
    fetchPlaces: async () => items.filter(isCounted).map(examplePlaces),
    searchDocuments: async () => [],
    fetchPickUp: async () => ({ sites: [] }),
    fetchApplicationCounts: async () => galleryCounts,
  });
  return (
    <ProgramContext value={program}>
      <SiteProvider
        surface={surface}
        path={plan.homePath}
        current={plan.find(plan.homePath)}
        navigate={() => undefined}
      >
        {children}
        <InteractionSlot />
      </SiteProvider>
    </ProgramContext>
  );
}
