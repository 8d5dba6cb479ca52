import type { FastifyInstance } from "fastify";
import { certificateFields } from "#core/certificateFields.ts";
import { hasCard } from "#core/publicResults.ts";
import { addCall } from "../../base/http/call.ts";
import { refuse, refuseUnavailable } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { prebuild, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { readStored } from "../../sites/files/store.ts";
import { drawCached } from "../certificates/issue.ts";
import type { CertificateFacts } from "../certificates/layout.ts";
import { openSet } from "../public/chooseSet.ts";
import { findRunner } from "../public/describeRunner.ts";
import { openPublicResults } from "../public/publishedSets.ts";
import { cardPicture, designCard } from "./design.ts";

// A card states nothing that is not in its design.
const fields = Object.fromEntries(certificateFields.map((name) => [name, ""])) as CertificateFacts["fields"];

/** Adds the pictures of results, which networks show for a link to a runner's page. */
export async function cardRoutes(app: FastifyInstance, tools: RaceTools & { drawer: Drawer }): Promise<void> {
  const { db, store, boundSites, drawer } = tools;
  const publicResults = openPublicResults(db);
  addCall(app, "GET /feeds/results/:item/:edition/:file", async (request, reply) => {
    const { item, edition, file } = request.params;
    const { set, language = "zh" } = request.query;
    const host = getHost(request) ?? "";
    const site = await findRaceSite(tools, host);
    if (!site) return refuse("site/not-bound");
    const open = await openSet(publicResults, site.raceId, { item, edition, set });
    if (!open) return refuse("results/not-published");
    const bib = /^(.+)\.png$/.exec(file)?.[1];
    const result = bib === undefined ? undefined : await findRunner(open, bib);
    if (!result || !hasCard(result)) return refuse("results/unknown-runner");
    const bound = await boundSites.find(host);
    const picture = await readStored(store, bound?.head.brand?.image);
    const card = await drawCached(
      drawer,
      {
        kind: "certificate",
        format: "png",
        template: designCard({ result, site, language, hasPicture: picture !== undefined }),
        facts: { language, set: "finishers", fields, latinName: "", address: "" },
        files: picture ? { [cardPicture]: picture } : {},
      },
      `card ${getNetwork(request.ip)}`,
    );
    if (card === "busy") return refuseUnavailable();
    // Asked again each time: what a runner hides is in no picture at once.
    return sendPrebuilt(request, reply, prebuild("image/png", "no-cache", card));
  });
}
