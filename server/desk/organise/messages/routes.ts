import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { accounts } from "../../../base/db/accountSchema.ts";
import { contactMac } from "../../../base/delivery/contactMac.ts";
import { addCall } from "../../../base/http/call.ts";
import { answer, answerResult, refuse, refuseFor } from "../../../base/http/envelope.ts";
import { scheduleCleanUp } from "../../../base/jobs/cleanUp.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { getReviewer, readSession } from "../../../people/accounts/guard.ts";
import { identifyCaller } from "../../../people/sending/messageRequest.ts";
import { permitMessage } from "../../../people/sending/permit.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { getSender } from "../../../race/raceSite.ts";
import { findFault, renderTest, type UnknownFact } from "./compose.ts";
import { listInbox } from "./inbox.ts";
import { decideMessage, listMessages, previewMessage, requestMessage, stopMessage } from "./messages.ts";
import { optOutLink } from "./optOut.ts";
import { sendEntrantMessages } from "./send.ts";

const twoSeconds = 2000;

/** Adds the calls with which organisers write to the entrants of a race, and what sends it. */
export async function messageRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db } = tools;
  addCall(app, "GET /sign-up/messages", async (request) =>
    answer(await listInbox(tools, readSession(request).accountId)),
  );
  addCall(app, "GET /sign-up/organise/messages", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.query.domainName);
    return typeof race === "string"
      ? refuse(race)
      : answer({ raceId: race.raceId, messages: await listMessages(db, reviewer, race.raceId) });
  });
  addCall(app, "POST /sign-up/organise/messages/preview", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.body.domainName);
    if (typeof race === "string") return refuse(race);
    const preview = await previewMessage(tools, reviewer, race, request.body);
    return "fact" in preview ? refuseFact(preview) : answer(preview);
  });
  addCall(app, "POST /sign-up/organise/messages", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.body.domainName);
    if (typeof race === "string") return refuse(race);
    const message = await requestMessage(tools, reviewer, race, request.body);
    if (typeof message === "string") return refuse(message);
    if ("fact" in message) return refuseFact(message);
    return "seconds" in message ? refuseFor(message.seconds, "messages/too-many") : answer(message);
  });
  addCall(app, "POST /sign-up/organise/messages/decide", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.body.domainName);
    return typeof race === "string"
      ? refuse(race)
      : answerResult(await decideMessage(db, reviewer, race, request.body));
  });
  addCall(app, "POST /sign-up/organise/messages/stop", async (request) => {
    const reviewer = getReviewer(request);
    const race = await organisedRace(tools, reviewer, request.body.domainName);
    if (typeof race === "string") return refuse(race);
    return answerResult(await stopMessage(db, reviewer, race, request.body.messageId));
  });
  addTest(app, tools);
  scheduleCleanUp(app, {
    everyMs: twoSeconds,
    failure: "messages to entrants could not be queued",
    run: () => sendEntrantMessages(tools),
  });
}

function addTest(app: FastifyInstance, tools: SignupTools): void {
  const { db, secrets, env } = tools;
  addCall(app, "POST /sign-up/organise/messages/test", async (request) => {
    const reviewer = getReviewer(request);
    const { domainName, language, stream, ...words } = request.body;
    const race = await organisedRace(tools, reviewer, domainName);
    if (typeof race === "string") return refuse(race);
    const fault = findFault(words);
    if (fault) return refuseFact(fault);
    const isOwn = eq(accounts.accountId, reviewer.actor);
    const [own] = await db.select({ email: accounts.email }).from(accounts).where(isOwn);
    if (!own?.email) return refuse("messages/no-email");
    const contact = { purpose: "notice", channel: "email", target: own.email, language } as const;
    const permit = await permitMessage(tools, { ...contact, caller: identifyCaller(request) });
    if (permit.outcome === "refused") return refuseFor(permit.seconds, "messages/too-many");
    const { subject, text } = renderTest(race, words, language);
    const optOut = optOutLink(secrets, race, env.port, contactMac(secrets, "email", own.email));
    const values = { subject, text, site: getSender(race), ...(stream === "news" && { optOut }) };
    await permit.queue(db, { key: `entrants-test/${randomUUID()}`, template: "entrants", values });
    return answer(null);
  });
}

const refuseFact = ({ fact, near }: UnknownFact) =>
  refuse("messages/unknown-fact", { details: { fact, near }, values: { fact, near: near === "" ? "none" : near } });
