import { addImport, addLine, exists, type Made, write } from "./files.ts";

/** The server's folders for features, and how the paths of their calls begin. */
export const areas: Record<string, string> = {
  people: "/user-center",
  signups: "/sign-up",
  sites: "/website-center",
  uploads: "/user-center/base",
};

/** Returns why a call of that name cannot be made; undefined if it can. */
export function refuseCall(area: string, name: string): string | undefined {
  if (!Object.hasOwn(areas, area)) return `"${area}" is not a feature: use ${Object.keys(areas).join(", ")}.`;
  if (!/^[a-z]+(?:[A-Z][a-z0-9]+)+$/.test(name))
    return `"${name}" is not a call's name: start with a verb, such as setNickname.`;
  const taken = [`contract/${name}.ts`, `server/${area}/${name}`, `src/client/${name}.ts`].find(exists);
  return taken && `There is a call ${name} already (${taken}). Choose another name.`;
}

/**
 * Makes a call that logged-in users may make: its contract, its route with a test, and its function
 * in the browser.
 */
export function addCall(area: string, name: string): Made {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const call = `POST ${areas[area]}/${kebab}`;
  const parts: Parts = { area, name, call, routes: `${name}Routes`, calls: `${name}Calls` };
  const files: Record<string, string> = {
    [`contract/${name}.ts`]: contractOf(parts),
    [`server/${area}/${name}/routes.ts`]: routesOf(parts),
    [`server/${area}/${name}/${name}.test.ts`]: testOf(parts),
    [`src/client/${name}.ts`]: clientOf(parts),
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  addImport("contract/contract.ts", `import { ${parts.calls} } from "./${name}.ts";`);
  addLine("contract/contract.ts", `  ...${parts.calls},`, { from: "export const contract = {", until: "};" });
  addImport("server/app.ts", `import { ${parts.routes} } from "./${area}/${name}/routes.ts";`);
  addLine("server/app.ts", `      await people.register(${parts.routes}, tools);`, {
    from: "    await calls.register(async (people) => {",
    until: "    });",
  });
  const codes = "anonymous: 401, other: 0, expired: 401, organiser: 0, owner: 0";
  const expectation = `  "${call}": { ${codes}, request: () => ({ json: { value: "x" } }) },`;
  addLine("server/access/expectations.ts", expectation, { from: "export const expectations", until: "};" });
  addLine("server/base/limits/routes.ts", `  "${call}": writes,`, { from: "export const routeLimits", until: "};" });
  return {
    files: [
      ...Object.keys(files),
      "contract/contract.ts, server/app.ts, server/access/expectations.ts and server/base/limits/routes.ts (a line or two)",
    ],
    next: [
      "npm run gen                                    the call works as it is: docs/api.md has it",
      `contract/${name}.ts: who may call it, which personal data its answer holds, its body, its data, and the codes with which it refuses (new codes go into contract/errors.ts and locales/errors.json)`,
      `server/${area}/${name}/routes.ts: what it does; TypeScript compares it with the contract`,
      "server/base/limits/routes.ts: what it costs and its limits; docs/limits.md is made from it",
      `server/${area}/${name}/${name}.test.ts: what a person experiences`,
      `src/client/${name}.ts: how the browser makes it; then npm run check`,
    ],
  };
}

interface Parts {
  area: string;
  name: string;
  call: string;
  routes: string;
  calls: string;
}

function contractOf({ calls, call }: Parts): string {
  return `import type { Call } from "./call.ts";
import { object, shortText, text } from "./schema.ts";

export const ${calls} = {
  "${call}": {
    summary: "Returns the value that was sent.",
    caller: "user",
    personal: "none",
    body: object({ value: shortText(100) }),
    data: object({ value: text() }),
  },
} satisfies Record<string, Call>;
`;
}

function routesOf({ area, routes, call }: Parts): string {
  const accounts = area === "people" ? "../accounts" : "../../people/accounts";
  return `import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { requireLogin } from "${accounts}/guard.ts";
import type { AccountTools } from "${accounts}/tools.ts";

/** Adds the call that returns the value that was sent. */
export async function ${routes}(app: FastifyInstance, { db }: AccountTools) {
  addCall(app, "${call}", { preHandler: requireLogin(db) }, async ({ body }) => answer({ value: body.value }));
}
`;
}

function testOf({ area, call, name }: Parts): string {
  const accounts = area === "people" ? "../accounts" : "../../people/accounts";
  const path = call.replace("POST ", "");
  return `import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../testWorld.ts";
import { openSession } from "${accounts}/sessions.ts";
import { addAccount, call } from "${accounts}/testPeople.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({});
}, 60_000);
afterAll(() => world.close());

const ${name} = (token?: string) => call(world, "${path}", { json: { value: "x" }, token });

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

function clientOf({ name, call }: Parts): string {
  return `import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

/** Fetches the value that was sent. */
export const ${name} = (client: Client, body: BodyOf<"${call}">) =>
  client.call("${call}", { json: body, isSilent: true });
`;
}
