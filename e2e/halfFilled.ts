import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Answers, CompiledForm } from "../forms/form.ts";
import type { DraftContent, Entrant } from "../src/signup/model/content.ts";
import { callAs, people } from "./account.ts";
import type { Person } from "./loggedIn.ts";
import { editJson, type OwnSite, publishSite } from "./ownSite.ts";
import { fetchSite } from "./sites.ts";

type Written = Record<string, unknown> & { items?: string[] };

/**
 * Publishes the small demo race with its sign-up form changed, and with further forms beside it.
 */
export function publishDemo(
  change: (form: Written) => Written = (form) => form,
  others: Record<string, Written> = {},
  changeFolder: (folder: string) => void = () => {},
): Promise<OwnSite> {
  return publishSite("fixtures/sites/open-demo-10k", (folder) => {
    editJson(join(folder, "forms/sign-up.json"), change);
    for (const [id, form] of Object.entries(others))
      writeFileSync(join(folder, `forms/${id}.json`), JSON.stringify({ ...form, id }));
    editJson<{ forms: string[] }>(join(folder, "site.json"), (site) => ({
      ...site,
      forms: [...new Set([...site.forms, ...Object.keys(others).map((id) => `forms/${id}.json`)])],
    }));
    changeFolder(folder);
  });
}

/** Publishes the small demo race with up to ten entrants in a sign-up. */
export const publishTen = () =>
  publishDemo((form) => ({ ...form, entrants: { ...(form.entrants as object), max: 10 } }));

/** Fetches the current form of a site, with its hash. */
async function getForm({ domainName }: OwnSite, id = "sign-up"): Promise<CompiledForm & { hash: string }> {
  const { files } = await fetchSite(people.port, domainName);
  const { url = "" } = files[`forms/${id}.json`] ?? {};
  const form = (await (await fetch(`http://127.0.0.1:${people.port}${url}`)).json()) as CompiledForm;
  return { ...form, hash: String(url.split("/")[2]) };
}

/**
 * Returns the answers of Anna Meier, complete for the ten kilometres of the demo race; `more`
 * replaces some.
 */
export function annaWith(more: Answers = {}): Answers {
  const place = (code: string, name: string) => ({ code, name });
  return {
    name: "Anna Meier",
    latinName: { family: "MEIER", given: "ANNA" },
    country: "DE",
    document: { type: "2", number: "C01X00T47", birthday: "1988-05-17", gender: 2 },
    ageBand: "adult",
    phone: { country: "CN", number: "13800138000" },
    email: "anna.meier@example.org",
    address: {
      country: "CN",
      area: {
        province: place("440000", "广东省"),
        city: place("440300", "深圳市"),
        district: place("440305", "南山区"),
      },
      detail: "海德三道 8 号",
    },
    emergency: { name: "Jonas Meier", relation: "spouse", phone: { country: "CN", number: "13911112222" } },
    shirt: "m",
    health: "fit",
    declaration: { policy: "declaration", version: "2025-01", agreedAt: "2026-01-01T00:00:00.000Z" },
    signature: { kind: "typed", name: "Anna Meier" },
    ...more,
  };
}

/**
 * Returns the draft of a sign-up that is at `place`. The ids of the entrants are e0, e1 and so on.
 */
export async function halfFilled(
  site: OwnSite,
  entrants: Answers[],
  place: DraftContent["place"],
  { form: id = "sign-up", ...more }: { form?: string; field?: string } = {},
): Promise<DraftContent> {
  const form = await getForm(site, id);
  const agreed = Object.fromEntries(
    form.policies.map(({ id, hash }) => [id, { hash, agreedAt: "2026-01-01T00:00:00Z" }]),
  );
  return {
    form: { id: form.id, version: form.version, hash: form.hash },
    entrants: entrants.map((answers, index): Entrant => ({ id: `e${index}`, answers, aside: {} })),
    agreed,
    place,
    key: crypto.randomUUID(),
    ...more,
  };
}

/** Saves the draft of a person. Throws if the server refuses it. */
export async function saveDraft(site: OwnSite, { token }: Person, item: string, state: DraftContent): Promise<void> {
  const { domainName } = site;
  const draft = { domainName, use: "sign-up", item, content: JSON.stringify(state), revision: 0 };
  const { code, msg } = await callAs(token, "PUT", "/sign-up/draft", draft);
  if (code !== 0) throw new Error(`The draft was refused: ${msg}`);
}

/** Submits a draft to the ten kilometres by the API. Throws if the server refuses it. */
export async function submitState({ domainName }: OwnSite, { token }: Person, state: DraftContent): Promise<void> {
  const { code, msg } = await callAs(token, "POST", "/sign-up/submissions", {
    domainName,
    key: state.key,
    form: state.form,
    item: "ten-km",
    feeFen: 3000,
    entrants: state.entrants.map(({ answers }) => answers),
    policies: Object.entries(state.agreed).map(([id, agreed]) => ({ id, ...agreed })),
  });
  if (code !== 0) throw new Error(`The sign-up was refused: ${msg}`);
}

/** Fetches the answers in a person's draft, by entrant. */
export async function getDraft({ domainName }: OwnSite, { token }: Person, item: string): Promise<Answers[]> {
  const { data } = await callAs(token, "GET", `/sign-up/draft?domainName=${domainName}&use=sign-up&item=${item}`);
  const state = JSON.parse((data as { content: string }).content) as DraftContent;
  return state.entrants.map(({ answers }) => answers);
}

let passports = 0;

/** Returns the number of a passport that nobody in any race has. */
export function newPassport(): string {
  return `E${String((Date.now() % 1e6) * 100 + (passports++ % 100)).padStart(8, "0")}`;
}
