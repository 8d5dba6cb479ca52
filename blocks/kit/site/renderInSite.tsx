import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#core/text.ts";
import type { Page, Race, Text } from "#schemas/generated/types.ts";
import { i18n } from "./i18n.ts";
import { type Site, SiteContext, type SiteUser } from "./site.ts";

/**
 * The canal-city race as tests know it: registration 11 to 21 August, draw 28 August, race 26
 * October 2025.
 */
export const testRace: Race = {
  name: { zh: "2025 运河城马拉松", en: "Canal City Marathon 2025" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T13:45:00+08:00",
  city: { zh: "运河城", en: "Canal City" },
  registration: {
    opensAt: "2025-08-11T10:00:00+08:00",
    closesAt: "2025-08-21T10:00:00+08:00",
    drawAt: "2025-08-28T10:00:00+08:00",
    link: "/post",
  },
  lookupLink: "/registration-search",
  resultsLink: "/score-search",
  items: [
    {
      id: "marathon",
      name: { zh: "马拉松", en: "Marathon" },
      distanceKm: 42.195,
      places: 5000,
      feeFen: 15000,
      minAge: 20,
      allocation: "draw",
    },
    {
      id: "fun-run",
      name: { zh: "欢乐跑", en: "Fun run" },
      distanceKm: 5,
      isDistanceApproximate: true,
      places: 5000,
      feeFen: 6000,
      allocation: "first-come",
    },
  ],
};

interface TestSite {
  /** The server's time, RFC 3339. */
  now?: string;
  language?: Language;
  race?: Race | undefined;
  hasCalendar?: boolean;
  prices?: Site["prices"];
  pageTitle?: Text;
  /** Pages of the site by path, and the paths of its pages by name. */
  pages?: Record<string, Page>;
  named?: Record<string, string>;
  hasAccounts?: boolean;
  user?: SiteUser;
  /** The files of the site; left out, every path has one. */
  file?: Site["file"];
}

/**
 * For tests: returns the HTML of a unit as the server renders it in a site at the given time and
 * language.
 */
export function renderInSite(
  unit: ReactNode,
  { now = "2025-08-15T09:00:00+08:00", language = "en", ...rest }: TestSite = {},
): string {
  const site: Site = {
    language,
    languages: ["zh", "en"],
    timeZone: "Asia/Shanghai",
    title: testRace.name,
    race: "race" in rest ? rest.race : testRace,
    hasCalendar: rest.hasCalendar ?? false,
    isAtAnotherTime: false,
    prices: rest.prices,
    path: "/home",
    pageTitle: rest.pageTitle,
    menu: [],
    siblings: [],
    text: (text) => text?.[language] ?? text?.zh ?? "",
    ownText: (text) => text?.[language] ?? "",
    file: rest.file ?? ((path) => ({ url: `/${path}` })),
    document: () => undefined,
    loadDocument: () => new Promise(() => {}),
    loadText: () => new Promise(() => {}),
    href: (link) => (link.startsWith("/") ? `#${link}` : /^https?:/.test(link) ? link : undefined),
    documentLink: (path) => `/${path}`,
    pageAt: (link) => rest.pages?.[link],
    pageNamed: (names) => names.map((name) => rest.named?.[name]).find((path) => path !== undefined),
    navigate: () => {},
    now: () => Date.parse(now),
    showDialog: () => {},
    showToast: () => {},
    confirm: async () => false,
    report: () => {},
    uploads: () => new Promise(() => {}),
    signUp: () => new Promise(() => {}),
    generalForm: () => new Promise(() => {}),
    lookUp: () => new Promise(() => {}),
    ownSignUps: () => new Promise(() => {}),
    photos: () => new Promise(() => {}),
    results: () => new Promise(() => {}),
    live: () => new Promise(() => {}),
    fetchPlaces: () => new Promise(() => {}),
    searchDocuments: () => new Promise(() => {}),
    fetchPickUp: () => new Promise(() => {}),
    fetchApplicationCounts: () => new Promise(() => {}),
    hasAccounts: rest.hasAccounts ?? false,
    user: rest.user,
    logIn: async () => false,
    Blocks: NoBlocks,
    translations: {},
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n[language]}>
      <SiteContext value={site}>{unit}</SiteContext>
    </I18nProvider>,
  );
}

function NoBlocks() {
  return null;
}

/** Lists the words of some HTML, in order, with single spaces between them. */
export function listWords(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
