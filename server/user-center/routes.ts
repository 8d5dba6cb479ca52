import type { FastifyInstance } from "fastify";
import type { ChangeWatch } from "../db/changes.ts";
import type { Database } from "../db/open.ts";
import { answer } from "../http/envelope.ts";
import { keepAnswers } from "../http/kept-answer.ts";
import { prebuildCompressed, sendPrebuilt } from "../http/prebuilt.ts";
import { listCountries } from "./service.ts";

/** The user center: call 3, the list of countries and regions. */
export async function userCenter(app: FastifyInstance, { db, watch }: { db: Database; watch: ChangeWatch }) {
  const list = keepAnswers(watch, async () =>
    prebuildCompressed("application/json; charset=utf-8", "no-cache", JSON.stringify(answer(await listCountries(db)))),
  );
  app.get("/user-center/countries", async (request, reply) => {
    const built = await list("countries");
    return built ? sendPrebuilt(request, reply, built) : reply.callNotFound();
  });
}
