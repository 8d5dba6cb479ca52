import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DraftPlace, ListedDraft } from "#contract/drafts.ts";
import { findTextFault } from "#core/hostileText.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor } from "../../base/http/envelope.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { describeDevice } from "../../people/accounts/device.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite, itemName } from "../../race/raceSite.ts";
import { listDrafts, readDraft, removeDraft, saveDraft } from "./drafts.ts";

/** Bytes that the content of a draft may have. */
export const largestDraft = 512 * 1024;

/** Adds the calls that read, save, discard and list the drafts of a user. */
export async function draftRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  const findPlace = async (request: FastifyRequest, { domainName, use, item }: DraftPlace) => {
    const site = await findRaceSite(tools, domainName);
    const { accountId } = readSession(request);
    return site && { domainName: site.domainName, key: { accountId, raceId: site.raceId, use, item } };
  };

  addCall(app, "GET /sign-up/draft", async (request) => {
    const place = await findPlace(request, request.query);
    if (!place) return refuse("site/not-bound");
    return answer((await readDraft(db, secrets, place.key, readSession(request).sessionId)) ?? null);
  });
  // As a text in JSON the content has a backslash before each quote.
  const saving = { bodyLimit: 2 * largestDraft + 4096 };
  addCall(app, "PUT /sign-up/draft", saving, async (request) => {
    const session = readSession(request);
    const { content, revision, version } = request.body;
    if (version && version.seen[version.writer] === undefined) return refuse("request/invalid");
    if (Buffer.byteLength(content) > largestDraft) return refuse("draft/too-large");
    if (!isJsonObject(content)) return refuse("request/invalid");
    const place = await findPlace(request, request.body);
    if (!place) return refuse("site/not-bound");
    const wait = await secondsToWait(db, `draft/${secrets.mac("account", session.accountId)}`, exactLimits.draft);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const device = describeDevice(request.headers["user-agent"]);
    const draft = { content, revision, version, domainName: place.domainName, device };
    const saved = await saveDraft(db, secrets, place.key, draft, session);
    if (saved.outcome === "saved") return answer(saved.draft);
    if (saved.outcome === "too-many") return refuse("draft/too-many");
    return saved.draft ? refuse("draft/elsewhere", { details: { ...saved.draft } }) : refuse("draft/gone");
  });
  addCall(app, "DELETE /sign-up/draft", async (request) => {
    const place = await findPlace(request, request.query);
    if (!place) return refuse("site/not-bound");
    await removeDraft(db, place.key);
    return answer(null);
  });
  addCall(app, "GET /sign-up/drafts", async (request) => {
    const rows = await listDrafts(db, readSession(request));
    const drafts = rows.map(async (draft): Promise<ListedDraft> => {
      const site = await findRaceSite(tools, draft.domainName);
      const siteTitle = site?.site.title ?? { zh: draft.domainName };
      return { ...draft, siteTitle, itemName: itemName(site, draft.item) };
    });
    return answer(await Promise.all(drafts));
  });
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === "object" && value !== null && !Array.isArray(value) && findTextFault(value)?.reason !== "depth"
    );
  } catch {
    return false;
  }
}
