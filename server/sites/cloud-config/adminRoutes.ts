import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import type { Env } from "../../base/env/env.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { BoundSites } from "../domains/boundSites.ts";
import { configFileName, openConfigFile, storeConfigFile } from "./edit.ts";

interface ConfigTools {
  db: Database;
  env: Env;
  boundSites: BoundSites;
}

// A table of ten thousand texts.
const largestFile = 4 * 1024 * 1024;

/**
 * Adds the calls of `startline cloud` and `startline tables`. The routes around it check the key.
 */
export async function configFileRoutes(app: FastifyInstance, tools: ConfigTools) {
  addCall(app, "GET /admin/config-file", async ({ query: { name } }) =>
    configFileName.test(name) ? answer(await openConfigFile(tools, name)) : refuse("request/invalid"),
  );
  addCall(app, "POST /admin/config-file", { bodyLimit: largestFile }, async ({ body }) => {
    if (!configFileName.test(body.name)) return refuse("request/invalid");
    const stored = await storeConfigFile(tools, body);
    tools.boundSites.forget();
    return answer(stored);
  });
}
