import type { FastifyInstance } from "fastify";
import type { DraftPlace, DraftToSave, ListedDraft } from "#contract/signup.ts";
import { mostWriters } from "#core/draftVersion.ts";
import { answer, messages, refuse } from "../base/http/envelope.ts";
import { isWithin } from "../base/limits/limits.ts";
import { describeDevice } from "../people/accounts/device.ts";
import { requireLogin, whoAsks } from "../people/accounts/guard.ts";
import { isTooDeep } from "./depth.ts";
import { type DraftKey, listDrafts, readDraft, removeDraft, saveDraft } from "./drafts.ts";
import { signupMessages } from "./messages.ts";
import { findRaceSite, itemName } from "./raceSite.ts";
import type { SignupTools } from "./tools.ts";

/** Bytes that the content of a draft may have. */
export const largestDraft = 512 * 1024;
// A form is saved every few seconds while somebody types, in a few tabs at most.
const saves = { most: 600, seconds: 600 };

/** The properties of a request that say where a draft belongs. */
export const placeProperties = {
  domainName: { type: "string", maxLength: 260 },
  use: { enum: ["sign-up", "through-entry"] },
  item: { type: "string", maxLength: 64, pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$" },
};
const byPlace = {
  type: "object",
  required: ["domainName", "use", "item"],
  properties: placeProperties,
  additionalProperties: false,
};
// The name of a tab, chosen by the browser at random.
const writer = "^[a-z][a-z0-9]{7,31}$";
const changes = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const version = {
  type: "object",
  required: ["writer", "seen"],
  properties: {
    writer: { type: "string", pattern: writer },
    seen: {
      type: "object",
      minProperties: 1,
      maxProperties: mostWriters,
      propertyNames: { pattern: writer },
      additionalProperties: changes,
    },
  },
  additionalProperties: false,
};
const draftBody = {
  type: "object",
  required: ["domainName", "use", "item", "content", "revision"],
  properties: {
    ...placeProperties,
    content: { type: "string", minLength: 2 },
    revision: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    version,
  },
  additionalProperties: false,
};

/** Reads, saves, discards and lists the drafts of whoever is logged in. */
export async function draftRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  const preHandler = requireLogin(db);
  const keyOf = async (accountId: string, { domainName, use, item }: DraftPlace) => {
    const site = await findRaceSite(tools, domainName);
    return site && { site, key: { accountId, raceId: site.raceId, use, item } satisfies DraftKey };
  };

  app.get<{ Querystring: DraftPlace }>(
    "/sign-up/draft",
    { preHandler, schema: { querystring: byPlace } },
    async (request) => {
      const { accountId, sessionId } = whoAsks(request);
      const place = await keyOf(accountId, request.query);
      if (!place) return refuse(404, messages.noRaceBound);
      return answer((await readDraft(db, secrets, place.key, sessionId)) ?? null);
    },
  );
  app.put<{ Body: DraftPlace & Pick<DraftToSave, "content" | "revision"> & Partial<DraftToSave> }>(
    "/sign-up/draft",
    // As a text in JSON the content has a backslash before each quote.
    { preHandler, schema: { body: draftBody }, bodyLimit: 2 * largestDraft + 4096 },
    async (request) => {
      const who = whoAsks(request);
      const { content, revision, version: named, ...body } = request.body;
      if (named && named.seen[named.writer] === undefined) return refuse(400, messages.badRequest);
      if (Buffer.byteLength(content) > largestDraft) return refuse(413, signupMessages.draftTooLarge);
      if (!isJsonObject(content)) return refuse(400, messages.badRequest);
      const place = await keyOf(who.accountId, body);
      if (!place) return refuse(404, messages.noRaceBound);
      if (!(await isWithin(db, `draft/${secrets.mac("account", who.accountId)}`, saves)))
        return refuse(429, messages.tooMany);
      const device = describeDevice(request.headers["user-agent"]);
      const { domainName } = place.site;
      const saved = await saveDraft(
        db,
        secrets,
        place.key,
        { content, revision, version: named, domainName, device },
        who,
      );
      if (saved.outcome === "saved") return answer(saved.draft);
      if (saved.outcome === "too-many") return refuse(403, signupMessages.tooManyDrafts);
      const said = saved.draft ? signupMessages.draftElsewhere : signupMessages.draftGone;
      return { ...refuse(409, said), data: saved.draft };
    },
  );
  app.delete<{ Querystring: DraftPlace }>(
    "/sign-up/draft",
    { preHandler, schema: { querystring: byPlace } },
    async (request) => {
      const place = await keyOf(whoAsks(request).accountId, request.query);
      if (!place) return refuse(404, messages.noRaceBound);
      await removeDraft(db, place.key);
      return answer(null);
    },
  );
  app.get("/sign-up/drafts", { preHandler }, async (request) => {
    const listed = await listDrafts(db, whoAsks(request));
    return answer(
      await Promise.all(
        listed.map(async (draft): Promise<ListedDraft> => {
          const site = await findRaceSite(tools, draft.domainName);
          const siteTitle = site?.site.title ?? { zh: draft.domainName };
          return { ...draft, siteTitle, itemName: itemName(site, draft.item) };
        }),
      ),
    );
  });
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) && !isTooDeep(value);
  } catch {
    return false;
  }
}
