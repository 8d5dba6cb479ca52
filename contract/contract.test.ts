import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokenScopes } from "#core/apiTokens.ts";
import { textKeyword } from "#core/typedText.ts";
import { type CallName, callEntry, contract } from "./contract.ts";
import { errors, tokenErrors } from "./errors.ts";
import { feedErrors } from "./timingErrors.ts";

const root = join(import.meta.dirname, "..");
const names = Object.keys(contract) as CallName[];

/** The values, not types, that a file of the browser imports from the contract. */
function valuesImported(source: string): string[] {
  return [...source.matchAll(/^import (?!type\b)([^;]*?) from "#contract\/[^"]+";/gm)].map(([, names = ""]) => names);
}

test("no schema reaches the visitors' browsers: they import types of the contract only", () => {
  const files = ["src", "blocks"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => valuesImported(readFileSync(join(root, file), "utf8")).length > 0)).toEqual([]);
  expect(valuesImported('import { errors, type Call } from "#contract/errors.ts";')).toEqual(["{ errors, type Call }"]);
  expect(valuesImported('import type { Call } from "#contract/call.ts";')).toEqual([]);
});

/** The sources in these rooms, without tests. */
function listSources(...rooms: string[]): { file: string; text: string }[] {
  return rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test[A-Z]\w*\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

/**
 * Returns the calls that no program of the repository makes; its programs name calls by literals.
 */
function findUncalled(names: string[]): string[] {
  const texts = listSources("src", "cli").map(({ text }) => text);
  return names.filter((name) => !texts.some((text) => text.includes(`"${name}"`)));
}

test("each call has a caller: the browser's program, the command, or the one that its entry names", () => {
  expect(findUncalled(names)).toEqual(names.filter((name) => callEntry(name).madeBy));
  expect(findUncalled(["POST /user-center/forgotten"])).toEqual(["POST /user-center/forgotten"]);
});

test("each function that makes a call is used by a screen", () => {
  const client = listSources("src/client");
  const screens = listSources("src", "blocks").filter(({ file }) => !file.startsWith("src/client/"));
  const contracts = client.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?\()/gm)].map(
      ([, name, arrow = ""]) => ({ file, name: name ?? arrow }),
    ),
  );
  const isUsed = (name: string) => {
    const word = new RegExp(`\\b${name}\\b`);
    return screens.some(({ text }) => word.test(text));
  };
  const others = (name: string) => client.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).length > 1;
  expect(contracts.length).toBeGreaterThan(10);
  expect(contracts.filter(({ name }) => !isUsed(name) && !others(name)).map(({ name }) => name)).toEqual([]);
});

/** The functions that only make a call with what they are given: a second name for it. */
function findWrappers(source: string): string[] {
  const wrappers = source.matchAll(
    /^export const (\w+) = (?:async )?\([^()]*\)(?:: [^=]+)? =>\s+client\.call\("[^"]+"(?:, \{[^(]*?\}|, \w+)?\);$/gm,
  );
  return [...wrappers].map(([, name = ""]) => name);
}

test("no function of the browser is a second name for a call: who makes one writes its method and path", () => {
  expect(listSources("src").flatMap(({ text }) => findWrappers(text))).toEqual([]);
  const wrapper = `export const fetchTeam = (client: Client, id: string) =>
  client.call("GET /sign-up/teams/:id", { params: { id }, isSilent: true });`;
  expect(findWrappers(wrapper)).toEqual(["fetchTeam"]);
});

test("each refusal of too many requests names the seconds until the next one", () => {
  const entries = Object.entries(errors) as [string, { status: number; details?: object }][];
  const refused = entries.filter(([, { status }]) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.filter(([, { details }]) => !("seconds" in (details ?? {}))).map(([code]) => code)).toEqual([]);
});

test("a developer reads in one sentence what each call does, and it answers either data or a file", () => {
  for (const name of names) {
    const { summary, data, file } = callEntry(name);
    expect(summary, name).toMatch(/^[A-Z][^\n]+\.$/);
    expect([data, file].filter(Boolean), name).toHaveLength(1);
  }
});

test("each path parameter has a schema", () => {
  for (const name of names) {
    const inPath = [...name.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const { properties = {} } = (callEntry(name).params ?? {}) as { properties?: object };
    expect(Object.keys(properties), name).toEqual(inPath);
  }
});

test("API tokens are for organisers' calls, and for none that makes tokens, approves or decides", () => {
  const withScopes = names.filter((name) => callEntry(name).scopes);
  expect(withScopes.length).toBeGreaterThan(10);
  expect(withScopes.filter((name) => callEntry(name).caller !== "organiser")).toEqual([]);
  expect(withScopes.filter((name) => !/ \/sign-up\/organise\//.test(name) || /decide|by-hand/.test(name))).toEqual([]);
  const scopesUsed = new Set(withScopes.flatMap((name) => callEntry(name).scopes ?? []));
  expect([...scopesUsed].sort()).toEqual([...tokenScopes].sort());
});

test("no error code is without a call that refuses with it", () => {
  const used = new Set<string>(names.flatMap((name) => callEntry(name).errors ?? []));
  // Any call may refuse a token.
  const ofTokens = new Set<string>([...tokenErrors, ...feedErrors]);
  const general = (code: string) => /^(request|session|server)\//.test(code) || ofTokens.has(code);
  expect(Object.keys(errors).filter((code) => !general(code) && !used.has(code))).toEqual([]);
});

test("each error code has a sentence in both languages", () => {
  const sentences = JSON.parse(readFileSync(join(root, "locales/errors.json"), "utf8"));
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(errors).sort());
});

/**
 * Returns the places of a schema's texts that are named as people name what they type, and do not
 * state what they are.
 */
function findUntyped(schema: unknown, at = ""): string[] {
  const { type, properties = {}, items, enum: values } = (schema ?? {}) as Record<string, object | undefined>;
  const isText = [type].flat().includes("string" as never) && values === undefined;
  const isPersonal = /(phone|email|name|nick|reason|note|introduction|cardNumber|Address|captcha|\/text)$/i.test(at);
  const isLeft = isText && isPersonal && !/domainName$/.test(at) && !(textKeyword in (schema as object));
  const inside = Object.entries(properties).flatMap(([key, inner]) => findUntyped(inner, `${at}/${key}`));
  return [...(isLeft ? [at] : []), ...inside, ...(items ? findUntyped(items, `${at}/*`) : [])];
}

test("each text that people type into a request states what it is, so that it is cleaned when it was pasted", () => {
  const untyped = names.flatMap((name) => {
    const { body, query } = callEntry(name);
    return [body, query].flatMap((schema) => findUntyped(schema, name));
  });
  expect(untyped).toEqual([]);
  expect(findUntyped({ properties: { phone: { type: "string" } } })).toEqual(["/phone"]);
});
