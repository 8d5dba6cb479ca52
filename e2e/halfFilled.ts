import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Answers, CompiledForm } from "../forms/form.ts";
import type { DraftContent, Entrant } from "../src/signup/model/content.ts";
import { type ServerWithPeople, startWithPeople } from "./account.ts";

type Written = Record<string, unknown> & { items?: string[] };

/** A copy of that site's folder whose sign-up form is changed, with further forms beside it; returns the path of the copy. */
export function siteWithForms(
  folder: string,
  change: (form: Written) => Written,
  others: Record<string, Written> = {},
): string {
  const copy = join(mkdtempSync(join(tmpdir(), "startline-forms-")), "site");
  cpSync(folder, copy, { recursive: true });
  const own = join(copy, "forms/sign-up.json");
  writeFileSync(own, JSON.stringify(change(JSON.parse(readFileSync(own, "utf8")))));
  for (const [id, form] of Object.entries(others))
    writeFileSync(join(copy, `forms/${id}.json`), JSON.stringify({ ...form, id }));
  const site = JSON.parse(readFileSync(join(copy, "site.json"), "utf8"));
  const forms = [...new Set([...site.forms, ...Object.keys(others).map((id) => `forms/${id}.json`)])];
  writeFileSync(join(copy, "site.json"), JSON.stringify({ ...site, forms }));
  return copy;
}

/** The form that a server has for visitors now, with the hash of its edition. */
async function formOn(port: number, id = "sign-up"): Promise<CompiledForm & { hash: string }> {
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).json();
  const { data } = await read("/website-center/site-config?domainName=localhost");
  const { files } = await read(data.uri);
  const { url } = files[`forms/${id}.json`];
  return { ...(await read(url)), hash: url.split("/")[2] };
}

/** The answers of Anna, complete for the ten kilometres of the demo race. */
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

/** A sign-up that somebody has got as far as `place` with; the entrants are called e0, e1 and so on. */
export async function halfFilled(
  port: number,
  entrants: Answers[],
  place: DraftContent["place"],
  { form: id = "sign-up", ...more }: { form?: string; field?: string } = {},
): Promise<DraftContent> {
  const form = await formOn(port, id);
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

/** Saves it as the draft of the token's owner. */
export async function saveDraft(port: number, token: string, item: string, state: DraftContent): Promise<void> {
  const draft = { domainName: "localhost", use: "sign-up", item, content: JSON.stringify(state), revision: 0 };
  const { code, msg } = await callAs(port, token, "PUT", "/sign-up/draft", draft);
  if (code !== 0) throw new Error(`The draft was refused: ${msg}`);
}

/** Submits it to the ten kilometres for the token's owner, as a program does. */
export async function submitState(port: number, token: string, state: DraftContent): Promise<void> {
  const { code, msg } = await callAs(port, token, "POST", "/sign-up/submissions", {
    ...{ domainName: "localhost", key: state.key, form: state.form, item: "ten-km", feeFen: 3000 },
    entrants: state.entrants.map(({ answers }) => answers),
    policies: Object.entries(state.agreed).map(([id, agreed]) => ({ id, ...agreed })),
  });
  if (code !== 0) throw new Error(`The sign-up was refused: ${msg}`);
}

/** The answers in the draft of the token's owner, by entrant. */
export async function draftOf(port: number, token: string, item: string): Promise<Answers[]> {
  const { data } = await callAs(port, token, "GET", `/sign-up/draft?domainName=localhost&use=sign-up&item=${item}`);
  const state = JSON.parse((data as { content: string }).content) as DraftContent;
  return state.entrants.map(({ answers }) => answers);
}

/** Calls the server with that token. */
export async function callAs(
  port: number,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ code: number; msg: string; data: unknown }> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { token, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { code: number; msg: string; data: unknown };
}

/** Starts the ten kilometres for up to ten entrants in one sign-up, without puzzles, with these accounts. */
export async function startTen(...accounts: string[]): Promise<ServerWithPeople> {
  const site = siteWithForms("fixtures/sites/open-demo-10k", (form) => ({
    ...form,
    entrants: { ...(form.entrants as object), max: 10 },
  }));
  const settings = { NODE_ENV: "development", CAPTCHA: "off" };
  const server = await startWithPeople(site, Object.fromEntries(accounts.map((name) => [name, []])), settings);
  rmSync(dirname(site), { recursive: true });
  return server;
}
