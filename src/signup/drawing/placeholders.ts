import type { FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import type { Site } from "#blocks/kit/site/site.ts";
import type { Language } from "#core/text.ts";
import type { FormPolicy } from "#forms/form.ts";

// Nothing is fetched while a form is rendered as a test: effects do not run.
const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const day = "2025-10-26";

/** Returns a site for a form that is rendered by itself, in a language. */
export function siteFor(language: Language): Site {
  const text: Site["text"] = (value) => (language === "en" && value?.en) || value?.zh || "";
  return {
    language,
    languages: ["zh", "en"],
    timeZone: "Asia/Shanghai",
    title: { zh: "赛事", en: "Race" },
    race: undefined,
    hasCalendar: false,
    isAtAnotherTime: false,
    path: "/",
    pageTitle: undefined,
    menu: [],
    siblings: [],
    text,
    ownText: text,
    file: (path) => ({ url: `https://site.invalid/${encodeURIComponent(path)}` }),
    document: nothing,
    loadDocument: never,
    loadText: never,
    href: () => "https://site.invalid/",
    documentLink: () => "https://site.invalid/",
    pageAt: () => undefined,
    pageNamed: () => undefined,
    navigate: nothing,
    now: () => Date.parse(`${day}T00:00:00Z`),
    showDialog: nothing,
    showToast: nothing,
    confirm: never,
    report: nothing,
    uploads: never,
    signUp: never,
    generalForm: never,
    lookUp: never,
    ownSignUps: never,
    photos: never,
    results: never,
    live: never,
    fetchPlaces: never,
    searchDocuments: never,
    fetchPickUp: never,
    fetchApplicationCounts: never,
    hasAccounts: true,
    user: undefined,
    logIn: never,
    Blocks: () => null,
    translations: {},
  };
}

/** Returns what the fields of such a form ask of the form around them. */
export function getSurroundings(
  policies: FormPolicy[],
  answerAt: (pointer: string) => unknown,
  parts: FormSurroundings["parts"],
): FormSurroundings {
  return {
    race: undefined,
    item: "",
    today: day,
    raceDay: day,
    answerAt,
    loadChoices: never,
    memory: new Map(),
    parts,
    policy: (id) => policies.find((policy) => policy.id === id),
  };
}
