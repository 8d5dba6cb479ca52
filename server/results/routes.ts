import type { FastifyInstance } from "fastify";
import type { BodyOf } from "#contract/contract.ts";
import type { ResultCorrection, ResultPrizes } from "#contract/results.ts";
import { addCall } from "../base/http/call.ts";
import { answer, answerResult, refuse } from "../base/http/envelope.ts";
import { operator, type Reviewer } from "../base/rights.ts";
import { getReviewer } from "../people/accounts/guard.ts";
import { disposition } from "../people/uploads/names.ts";
import type { RaceTools } from "../race/tools.ts";
import { findEdition } from "./edition.ts";
import { exportResults } from "./organise/exports.ts";
import { listEditions } from "./organise/overview.ts";
import { listResults } from "./organise/rows.ts";
import { markPrize } from "./prizes/mark.ts";
import { type ComputedPrize, type ComputedPrizes, computePrizes } from "./prizes/prizes.ts";
import { type CorrectionRow, correctResult, listCorrections, releaseCorrection } from "./sets/correct.ts";
import { describeSet, listSets } from "./sets/list.ts";
import { publishSet } from "./sets/publish.ts";
import type { Edition, ResultRules, RuledEdition } from "./sets/rules.ts";

/** Adds the calls with which organisers correct and publish results, and keep account of prizes. */
export async function resultRoutes(app: FastifyInstance, tools: RaceTools) {
  const { db } = tools;
  addCall(app, "GET /sign-up/organise/results", async (request) =>
    answerResult(await listEditions(tools, getReviewer(request), request.query.domainName)),
  );
  addCall(app, "GET /sign-up/organise/results/rows", async (request) => {
    const target = await findEdition(tools, getReviewer(request), request.query);
    if (typeof target === "string") return refuse(target);
    return answer(await listResults(db, target.edition, request.query));
  });
  addCall(app, "GET /sign-up/organise/results/export", async (request, reply) => {
    const reviewer = getReviewer(request);
    const target = await findEdition(tools, reviewer, request.query);
    if (typeof target === "string") return refuse(target);
    const exported = await exportResults(db, reviewer, target.edition, request.query.format);
    if (typeof exported === "string") return refuse(exported);
    const { file, type, name } = exported;
    return reply.type(type).header("content-disposition", disposition("attachment", name)).send(file);
  });
  addCall(app, "GET /sign-up/organise/results/sets", async (request) => {
    const target = await findEdition(tools, getReviewer(request), request.query);
    if (typeof target === "string") return refuse(target);
    return answer({ ...getHead(target.edition), sets: await listSets(db, target.edition) });
  });
  addCall(app, "POST /sign-up/organise/results/sets", async (request) =>
    publishNext(tools, getReviewer(request), request.body),
  );
  addCall(app, "GET /sign-up/organise/results/corrections", async (request) => {
    const target = await findEdition(tools, getReviewer(request), request.query);
    if (typeof target === "string") return refuse(target);
    const corrections = await listCorrections(db, target.edition);
    return answer({ ...getHead(target.edition), corrections: corrections.map(describeCorrection) });
  });
  addCall(app, "POST /sign-up/organise/results/corrections", async (request) => {
    const reviewer = getReviewer(request);
    const target = await findEdition(tools, reviewer, request.body);
    if (typeof target === "string") return refuse(target);
    const correction = await correctResult(db, target, request.body, reviewer.actor);
    return typeof correction === "string" ? refuse(correction) : answer(describeCorrection(correction));
  });
  addCall(app, "POST /sign-up/organise/results/corrections/release", async (request) => {
    const reviewer = getReviewer(request);
    const target = await findEdition(tools, reviewer, request.body);
    if (typeof target === "string") return refuse(target);
    const released = await releaseCorrection(db, target, request.body, reviewer.actor);
    return typeof released === "string" ? refuse(released) : answer(describeCorrection(released));
  });
  addCall(app, "GET /sign-up/organise/results/prizes", async (request) => {
    const target = await findEdition(tools, getReviewer(request), request.query);
    if (typeof target === "string") return refuse(target);
    return answer(describePrizes(target, await computePrizes(db, target.edition)));
  });
  addCall(app, "POST /sign-up/organise/results/prizes", async (request) => {
    const reviewer = getReviewer(request);
    const target = await findEdition(tools, reviewer, request.body);
    if (typeof target === "string") return refuse(target);
    const { list, bib, event, reason = null } = request.body;
    const marked = await markPrize(db, target.edition, { list, bib, event, reason }, reviewer.actor);
    if ("error" in marked) return refuse(marked.error, { details: { ...marked.values } });
    return answer(describePrizes(target, marked));
  });
}

/** Adds the publication of results for the command. The routes around it check the key. */
export async function resultAdminRoutes(app: FastifyInstance, tools: RaceTools): Promise<void> {
  addCall(app, "POST /admin/results/sets", async ({ body }) => publishNext(tools, operator, body));
}

async function publishNext(tools: RaceTools, reviewer: Reviewer, body: BodyOf<"POST /admin/results/sets">) {
  const target = await findEdition(tools, reviewer, body);
  if (typeof target === "string") return refuse(target);
  const published = await publishSet(tools.db, target, { ...body, note: body.note ?? null }, reviewer.actor);
  if ("error" in published)
    return refuse(published.error, { details: { ...published.values }, values: { ...published.values } });
  return answer(await describeSet(tools.db, published));
}

function describeCorrection({ correctedAt, releasedAt, ...row }: CorrectionRow): ResultCorrection {
  const { correctionId, bib, field, before, after, reason, correctedBy } = row;
  const times = { correctedAt: correctedAt.getTime(), releasedAt: releasedAt?.getTime() ?? null };
  return { correctionId, bib, field, before, after, reason, correctedBy, ...times };
}

const getHead = ({ item, edition }: Edition) => ({ item, edition });

function describePrizes({ edition, rules }: RuledEdition, { prizes, ...computed }: ComputedPrizes): ResultPrizes {
  return { ...getHead(edition), ...computed, prizes: prizes.map((prize) => describePrize(rules, prize)) };
}

function describePrize(rules: ResultRules, prize: ComputedPrize): ResultPrizes["prizes"][number] {
  const { key, bib, name, place, amountFen, taxFen, state, paidFen, events } = prize;
  const list = rules.prizes?.lists.find(({ id }) => key === id || key.startsWith(`${id}/`));
  const group = list?.ageGroups && rules.ageGroups.find(({ id }) => id === prize.ageGroup);
  return {
    list: key,
    listName: list?.name ?? null,
    gender: list?.genders ? (prize.gender === 1 ? "male" : "female") : null,
    ageGroup: group?.name ?? null,
    bib,
    name,
    place,
    amountFen,
    taxFen,
    state,
    paidFen,
    events: events.map(({ event, reason, at, by }) => ({ event, reason, at: at.getTime(), by })),
  };
}
