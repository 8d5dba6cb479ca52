import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { addLine, addNames, exists, type Made, pascal, read, root, write } from "./files.ts";

/** The folder of the screens whose calls have a path that begins so. */
const screens: Record<string, string> = {
  "/user-center": "src/account",
  "/sign-up": "src/signup",
};

interface Area {
  /** The file of the contract, and the name of its table of calls. */
  contract: string;
  table: string;
  /** The file with the routes of that table, and the line of one. */
  routes: string;
  route: string;
  /** The beginning of their paths. */
  path: string;
}

/** Returns why a call of that name cannot be made; undefined if it can. */
export function refuseCall(area: string, name: string): string | undefined {
  const found = findArea(area);
  if (!found)
    return `"${area}" is not a feature: use the name of a file in contract/ whose calls users make, such as profile.`;
  if (!/^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(name))
    return `"${name}" is not a call's name: start with a verb, such as setNickname.`;
  const taken = Object.keys(listFiles(found, name)).find(exists);
  return taken && `There is a call ${name} already (${taken}). Choose another name.`;
}

/** Adds a call that logged-in users may make: its entry, its route, its test and its use. */
export function addCall(area: string, name: string): Made {
  const found = findArea(area);
  if (!found) throw new Error(`There is no area ${area}.`);
  const { contract, table, routes, route } = found;
  const call = nameCall(found, name);
  addLine(contract, writeEntry(call), { from: `export const ${table} = {`, until: "} satisfies" });
  addNames(contract, ["object", "shortText", "text"], "./schema.ts");
  addLine(routes, `  addCall(app, "${call}", async ({ body }) => answer({ value: body.value }));`, {
    from: route,
    until: "}",
  });
  const files = listFiles(found, name);
  for (const [path, text] of Object.entries(files)) write(path, text);
  const [test = "", use = ""] = Object.keys(files);
  return {
    files: [`${contract} (an entry)`, `${routes} (a route)`, test, use],
    next: [
      "npm run gen: the call works as it is, and docs/api.md and docs/limits.md have it",
      `${contract}: who may call it, whose things it is about, which personal data its answer holds, its cost and limits, its body, its data, and the codes with which it refuses (new codes go into contract/errors.ts and locales/errors.json)`,
      `${routes}: what it does; TypeScript compares it with the contract`,
      `${test}: what a person experiences`,
      `${use}: how a screen uses it; then npm run check`,
    ],
  };
}

function findArea(area: string): Area | undefined {
  const contract = `contract/${area}.ts`;
  if (!/^[a-zA-Z]+$/.test(area) || !exists(contract)) return undefined;
  const text = read(contract);
  const [, table] = /^export const (\w+Calls) = \{$/m.exec(text) ?? [];
  const calls = [...text.matchAll(/^ {2}"([A-Z]+ (\/[\w-]+)[^"]*)": \{\n(?: {4}.*\n)*? {4}caller: "user",$/gm)];
  for (const routes of sources("server")) {
    const source = read(routes);
    for (const [, call = "", path = ""] of calls) {
      const route = `  addCall(app, "${call}", `;
      if (table && source.includes(`\n${route}`) && screens[path]) return { contract, table, routes, route, path };
    }
  }
  return undefined;
}

function sources(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => /outes\.ts$/.test(name)).map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}

function nameCall({ path }: Area, name: string): string {
  return `POST ${path}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function listFiles(area: Area, name: string): Record<string, string> {
  const folder = dirname(area.routes);
  const call = nameCall(area, name);
  return {
    [`${folder}/${name}.test.ts`]: writeTest(folder, call, name),
    [`${screens[area.path]}/${pascal(name)}.tsx`]: writeScreen(call, name),
  };
}

function writeEntry(call: string): string {
  return `  "${call}": {
    summary: "Returns the value that was sent.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: object({ value: shortText(100) }),
    data: object({ value: text() }),
  },`;
}

function writeTest(folder: string, call: string, name: string): string {
  const from = (path: string) => {
    const way = relative(folder, `server/${path}`).replaceAll("\\", "/");
    return way.startsWith(".") ? way : `./${way}`;
  };
  return `import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "${from("testWorld.ts")}";
import { openSession } from "${from("people/accounts/sessions.ts")}";
import { addAccount, call } from "${from("people/accounts/testPeople.ts")}";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
}, 60_000);
afterAll(() => world.close());

const ${name} = (token?: string) => call(world, "${call.replace("POST ", "")}", { json: { value: "x" }, token });

test("a user gets the value that was sent", async () => {
  const accountId = await addAccount(world, { email: "runner@example.com" });
  const token = await openSession(world.db, { accountId, loginType: "5", device: "Firefox" });
  expect(await ${name}(token)).toMatchObject({ code: 0, data: { value: "x" } });
});

test("a visitor who is not logged in is refused", async () => {
  expect(await ${name}()).toMatchObject({ code: 401, data: { error: "session/expired" } });
});
`;
}

function writeScreen(call: string, name: string): string {
  return `import { useState } from "react";
import type { Client } from "#src/client/client.ts";

/** A button that sends a value and shows the one that the server returns. */
export function ${pascal(name)}({ client }: { client: Client }) {
  const [value, setValue] = useState("");
  const send = async () => {
    const data = await client.call("${call}", { json: { value: "x" } });
    setValue(data.value);
  };
  return (
    <button type="button" onClick={() => void send()}>
      {value}
    </button>
  );
}
`;
}
