import type { FastifyInstance } from "fastify";
import type { ChangeWatch } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { cacheAnswers } from "../../base/http/cacheAnswers.ts";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { listCountries } from "./service.ts";

/** Adds call 3, the list of countries and regions. */
export async function countryRoutes(app: FastifyInstance, { db, watch }: { db: Database; watch: ChangeWatch }) {
  const list = cacheAnswers(watch, async () =>
    prebuildCompressed("application/json; charset=utf-8", "no-cache", JSON.stringify(answer(await listCountries(db)))),
  );
  addCall(app, "GET /user-center/countries", async (request, reply) => {
    const prebuilt = await list("countries");
    if (prebuilt) return sendPrebuilt(request, reply, prebuilt);
    reply.callNotFound();
    return reply;
  });
}
