import type { FastifyInstance } from "fastify";
import type { ChangeWatch } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { cacheAnswers } from "../../base/http/cacheAnswers.ts";
import { prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { readConfigFile } from "./service.ts";

/**
 * Serves the configs of the file host as plain JSON without an envelope: call 2 (cloud config) and
 * call 9 (translation tables).
 */
export async function cloudConfig(app: FastifyInstance, { db, watch }: { db: Database; watch: ChangeWatch }) {
  const file = cacheAnswers(watch, async (name) => {
    const body = await readConfigFile(db, name);
    return body === undefined ? undefined : prebuildCompressed("application/json; charset=utf-8", "no-cache", body);
  });
  app.get("/config/cloud.json", async (request, reply) => {
    const prebuilt = await file("cloud.json");
    return prebuilt ? sendPrebuilt(request, reply, prebuilt) : reply.callNotFound();
  });
  app.get<{ Params: { name: string } }>("/config/i18n/:name", async (request, reply) => {
    const { name } = request.params;
    const prebuilt = /^[\w-]{1,64}(\.json)?$/.test(name)
      ? await file(`i18n/${name.replace(/\.json$/, "")}.json`)
      : undefined;
    return prebuilt ? sendPrebuilt(request, reply, prebuilt) : reply.callNotFound();
  });
}
