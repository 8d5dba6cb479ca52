import { Ajv } from "ajv";
import type { FastifyInstance } from "fastify";
import { typedTexts } from "./base/http/typedTexts.ts";
import { scheduleCleanUp } from "./base/jobs/cleanUp.ts";
import type { Drawer } from "./base/print/drawer.ts";
import { organiseBibRoutes } from "./desk/bibs/routes.ts";
import { organiserRoutes } from "./desk/export/routes.ts";
import { deleteOldAnswers } from "./desk/general/keep.ts";
import { sendAnswerNotices } from "./desk/general/notices.ts";
import { answerRoutes } from "./desk/general/routes.ts";
import { organiseMailingRoutes } from "./desk/mailing/routes.ts";
import { organiseAnswerRoutes } from "./desk/organise/answers/routes.ts";
import { cancelRoutes } from "./desk/organise/cancel/routes.ts";
import { expireInvitations, forgetContacts } from "./desk/organise/invitations/end.ts";
import { invitationRoutes } from "./desk/organise/invitations/routes.ts";
import { sendInvitations } from "./desk/organise/invitations/send.ts";
import { liveRoutes } from "./desk/organise/liveRoutes.ts";
import { messageRoutes } from "./desk/organise/messages/routes.ts";
import { placeRoutes } from "./desk/organise/placeRoutes.ts";
import { organiseRoutes } from "./desk/organise/routes.ts";
import { destroyOldAnswers } from "./desk/retention/destroy.ts";
import { reviewRoutes } from "./desk/review/routes.ts";
import { organisePickUpRoutes } from "./desk/staff/organiseRoutes.ts";
import { staffRoutes } from "./desk/staff/routes.ts";
import { luckyBibRoutes } from "./entry/bibs/routes.ts";
import { teamRoutes } from "./entry/captains/routes.ts";
import { confirmationRoutes } from "./entry/confirmation/routes.ts";
import { deleteOldDrafts } from "./entry/drafts/drafts.ts";
import { draftRoutes } from "./entry/drafts/routes.ts";
import { endMissed } from "./entry/handOut/noShow.ts";
import { linkRoutes } from "./entry/links/routes.ts";
import { mailingRoutes } from "./entry/mailing/routes.ts";
import { giveAddedPlaces } from "./entry/options/raise.ts";
import { orderRoutes } from "./entry/orders/routes.ts";
import { pickUpRoutes } from "./entry/pickUp/routes.ts";
import { submissionRoutes } from "./entry/submit/routes.ts";
import { walletRoutes } from "./entry/wallet/routes.ts";
import type { SignupTools } from "./money/payments/tools.ts";
import { receiptCalls } from "./money/receipts/routes.ts";
import { openWaitingRooms } from "./race/waitingRoom/room.ts";
import { waitingRoutes } from "./race/waitingRoom/routes.ts";
import { deleteOldBatches } from "./results/import/batches.ts";
import { resultFileRoutes } from "./results/import/routes.ts";
import { lookUpRoutes } from "./results/lookups/routes.ts";
import { resultRoutes } from "./results/routes.ts";

const fiveSeconds = 5000;
const oneMinute = 60_000;
const oneDay = 24 * 3_600_000;

// Nothing is coerced here: a body that does not fit was not made by our program. One for all
// servers of the process: it keeps what it has compiled.
const ajv = new Ajv({ strict: true, allowUnionTypes: true, keywords: [typedTexts] });

/** The calls of sign-up forms: drafts, submissions, applications for a place, and their export. */
export async function signupRoutes(app: FastifyInstance, tools: SignupTools & { drawer: Drawer }) {
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
  const waitingRooms = openWaitingRooms({ ...tools, perMinute: tools.env.waitingRoom });
  await app.register(draftRoutes, tools);
  await app.register(submissionRoutes, { ...tools, waitingRooms });
  await app.register(confirmationRoutes, tools);
  await app.register(receiptCalls, tools);
  await app.register(waitingRoutes, { ...tools, waitingRooms });
  await app.register(answerRoutes, tools);
  await app.register(organiserRoutes, tools);
  await app.register(reviewRoutes, tools);
  await app.register(teamRoutes, tools);
  await app.register(linkRoutes, tools);
  await app.register(pickUpRoutes, tools);
  await app.register(walletRoutes, tools);
  await app.register(staffRoutes, tools);
  await app.register(luckyBibRoutes, tools);
  await app.register(organiseBibRoutes, tools);
  await app.register(organisePickUpRoutes, tools);
  await app.register(mailingRoutes, tools);
  await app.register(organiseMailingRoutes, tools);
  await app.register(orderRoutes, tools);
  await app.register(organiseRoutes, tools);
  await app.register(liveRoutes, tools);
  await app.register(placeRoutes, tools);
  await app.register(invitationRoutes, tools);
  await app.register(cancelRoutes, tools);
  await app.register(messageRoutes, tools);
  await app.register(organiseAnswerRoutes, tools);
  await app.register(resultRoutes, tools);
  await app.register(resultFileRoutes, tools);
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "files of results that nobody imported could not be deleted",
    run: () => deleteOldBatches(tools.db),
  });
  await app.register(lookUpRoutes, tools);
  scheduleInvitations(app, tools);
  scheduleNoShows(app, tools);
  scheduleCleanUp(app, {
    everyMs: oneMinute,
    failure: "organisers could not be notified of answers",
    run: () => sendAnswerNotices(tools),
  });
  scheduleCleanUp(app, {
    everyMs: oneMinute,
    failure: "added places of options could not be given to those who wait",
    run: () => giveAddedPlaces(tools),
  });
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "old answers could not be deleted",
    run: () => deleteOldAnswers(tools),
  });
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "old answers of sign-ups could not be destroyed",
    run: () => destroyOldAnswers(tools),
  });
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "old drafts could not be deleted",
    run: () => deleteOldDrafts(tools.db),
  });
}

function scheduleNoShows(app: FastifyInstance, tools: SignupTools): void {
  scheduleCleanUp(app, {
    everyMs: oneMinute,
    failure: "bookings of pick-up that nobody came to could not be ended",
    run: () => endMissed(tools.db),
  });
}

// Each run sends some of the messages of a file, so that the list shows how far it is.
function scheduleInvitations(app: FastifyInstance, tools: SignupTools): void {
  scheduleCleanUp(app, {
    everyMs: fiveSeconds,
    failure: "invitations could not be sent",
    run: () => sendInvitations(tools),
  });
  scheduleCleanUp(app, {
    everyMs: oneMinute,
    failure: "invitations that were not used in time could not be ended",
    run: () => expireInvitations(tools.db),
  });
  scheduleCleanUp(app, {
    everyMs: oneDay,
    failure: "the contacts of old invitations could not be erased",
    run: () => forgetContacts(tools.db),
  });
}
