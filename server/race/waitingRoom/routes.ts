import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SubmissionBody } from "#contract/signup.ts";
import { itemState } from "#core/itemState.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, type Refusal, refuseFor } from "../../base/http/envelope.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import { readSession } from "../../people/accounts/guard.ts";
import type { AccountTools } from "../../people/accounts/tools.ts";
import { listForms } from "../forms.ts";
import { isOpenFor } from "../opening.ts";
import type { RaceSite } from "../raceSite.ts";
import { deleteOldPeriods, type WaitingRooms } from "./room.ts";
import { cookieName, ticketMinutes } from "./ticket.ts";

/** What decides whose turn it is to sign up. */
export type WaitingTools = Pick<AccountTools, "db" | "secrets"> & { waitingRooms: WaitingRooms };

const oneDay = 24 * 3_600_000;
const admitted = { isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 };

/** The call with which browsers in the waiting room ask whether it is their turn. */
export async function waitingRoutes(app: FastifyInstance, { db, secrets, waitingRooms }: WaitingTools) {
  addCall(app, "GET /sign-up/waiting", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { race } = request.query;
    const ticket = getCookie(request, cookieName(secrets, race));
    const place = waitingRooms.isOn ? await waitingRooms.poll(race, ticket) : undefined;
    if (place?.isAdmitted === false) reply.header("retry-after", place.seconds);
    return answer(place ?? admitted);
  });
  app.addHook("onClose", async () => {
    if (waitingRooms.isOn) await waitingRooms.refresh();
  });
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "old counts of the waiting room could not be deleted",
    run: () => deleteOldPeriods(db),
  });
}

/**
 * Returns the refusal for a sign-up whose turn it is not, with a ticket as a cookie; undefined if
 * it is its turn. Only sign-ups that are open wait.
 */
export async function waitInLine(
  { waitingRooms, secrets }: WaitingTools,
  site: RaceSite,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Refusal<"waiting-room/wait"> | undefined> {
  const opensAt = waitingRooms.isOn && findOpening(site, request.body as SubmissionBody, waitingRooms.now());
  if (typeof opensAt !== "number") return undefined;
  const { raceId } = site;
  const name = cookieName(secrets, raceId);
  const earlierTicket = getCookie(request, name);
  const { isAdmitted, ticket, seconds, ahead, waitSeconds } = await waitingRooms.arrive(
    raceId,
    readSession(request).accountId,
    { ticket: earlierTicket, opensAt },
  );
  if (ticket !== earlierTicket)
    reply.header(
      "set-cookie",
      `${name}=${ticket}; Path=/; Max-Age=${60 * ticketMinutes}; HttpOnly; Secure; SameSite=Strict`,
    );
  if (isAdmitted) return undefined;
  const refusal = refuseFor(seconds, "waiting-room/wait");
  return { ...refusal, data: { ...refusal.data, race: raceId, ahead, waitSeconds } };
}

// Returns when sign-up for the item opened, 0 if it always was open; undefined if it is not. A
// sign-up before the opening is refused as before: an early visitor is not first.
function findOpening(site: RaceSite, body: SubmissionBody, now: number): number | undefined {
  const isSignUp = listForms(site).some(({ head }) => head.id === body.form.id && head.use === "sign-up");
  const { items = [], registration } = site.site.race ?? {};
  const item = items.find(({ id }) => id === body.item);
  if (!isSignUp || !item || itemState(item, now) !== "open" || !isOpenFor(site, "sign-up", new Date(now)))
    return undefined;
  const openings = [item.opensAt, registration?.opensAt].map((time) => Date.parse(time ?? ""));
  return Math.max(0, ...openings.filter(Number.isFinite));
}

function getCookie({ headers }: FastifyRequest, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.]{1,100})(?:;|$)`).exec(headers.cookie ?? "")?.[1];
}
