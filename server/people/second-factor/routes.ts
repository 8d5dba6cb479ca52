import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inLanguage } from "#core/text.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { readSession } from "../accounts/guard.ts";
import { maskEmail } from "../accounts/identity.ts";
import { type AccountTools, senderSite } from "../accounts/tools.ts";
import { refuseProof } from "../profile/ownerRoutes.ts";
import { proveOwner } from "../profile/proof.ts";
import { beginEnrolment, confirmEnrolment, type Guess, passSecondFactor, readSecondFactor } from "./service.ts";

/** Adds the calls with which organisers set up a second factor and pass it. */
export async function secondFactorRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db, env } = tools;
  const isRequired = env.accounts.organiserSecondFactor === "required";
  const options = { bodyLimit: 4096 };

  addCall(app, "GET /user-center/second-factor", options, async (request) =>
    answer(await readSecondFactor(db, readSession(request), isRequired)),
  );
  addCall(app, "POST /user-center/second-factor/begin", options, async (request) => {
    const session = readSession(request);
    // A stolen session must not replace it, and one that is stolen before there is any must not set
    // it.
    const { isEnrolled, isPassed } = session.secondFactor;
    if (isEnrolled && !isPassed) return refuse("session/second-factor");
    const { proof } = request.body;
    const ownership = await proveOwner(tools, session.accountId, proof);
    if (ownership.outcome !== "right") return refuseProof(ownership, proof);
    const title = await senderSite(tools, request);
    const issuer = title ? inLanguage(title, requestLanguage(request)) : "Startline";
    return answer(await beginEnrolment(tools, session, { issuer, account: await getName(tools, session.accountId) }));
  });
  addCall(app, "POST /user-center/second-factor/confirm", options, async (request) => {
    const confirmed = await confirmEnrolment(tools, readSession(request), request.body.code.trim());
    if (confirmed.outcome === "right") return answer({ recoveryCodes: confirmed.recoveryCodes });
    return confirmed.outcome === "not-begun" ? refuse("second-factor/not-begun") : refuseGuess(confirmed);
  });
  addCall(app, "POST /user-center/second-factor/pass", options, async (request) => {
    const session = readSession(request);
    const passed = await passSecondFactor(tools, session, request.body.code);
    if (passed.outcome !== "right") return refuseGuess(passed);
    const secondFactor = { ...session.secondFactor, isPassed: true };
    return answer(await readSecondFactor(db, { ...session, secondFactor }, isRequired));
  });
}

function refuseGuess(guess: Exclude<Guess, { outcome: "right" }>) {
  if (guess.outcome === "too-many") return refuseFor(guess.seconds, "second-factor/too-many");
  return refuse("second-factor/wrong-code", { details: { field: "code" } });
}

// Returns the name that an app shows beside the code; the organiser's own, masked because screens
// are seen.
async function getName({ db }: AccountTools, accountId: string): Promise<string> {
  const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId));
  return (account?.email && maskEmail(account.email)) || account?.nick || "";
}
