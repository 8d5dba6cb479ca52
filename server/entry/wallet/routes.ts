import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { readStored } from "../../sites/files/store.ts";
import { applePassType, makeApplePass } from "./apple.ts";
import { makeGooglePass, WalletFailure } from "./google.ts";
import { plainIcon } from "./icon.ts";
import { type OwnPass, readOwnPass } from "./ownPass.ts";

/** Adds the calls with which runners put the pass of an own entry into a wallet. */
export async function walletRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "GET /sign-up/submissions/:id/apple-pass", async (request, reply) => {
    const { accountId } = readSession(request);
    const { id } = request.params;
    const named = { accountId, id, entrant: Number(request.query.entrant ?? 0), language: requestLanguage(request) };
    const pass = await readOwnPass(tools, named);
    if (typeof pass === "string") return refuse(pass);
    const { apple } = tools.env.wallets;
    if (!apple) return refuse("wallet/not-offered");
    return reply
      .type(applePassType)
      .headers({ "cache-control": "no-store", "content-disposition": disposition("attachment", "entry.pkpass") })
      .send(await makeApplePass(pass, apple, await readIcon(tools, pass)));
  });
  addCall(app, "POST /sign-up/submissions/:id/google-pass", async (request) => {
    const { accountId } = readSession(request);
    const { entrant } = request.body;
    const named = { accountId, id: request.params.id, entrant, language: requestLanguage(request) };
    const pass = await readOwnPass(tools, named);
    if (typeof pass === "string") return refuse(pass);
    const { google } = tools.env.wallets;
    if (!google) return refuse("wallet/not-offered");
    try {
      return answer({ link: await makeGooglePass(pass, google) });
    } catch (error) {
      if (!(error instanceof WalletFailure)) throw error;
      tools.warn(`Google Wallet took no pass: ${error.message}`);
      return refuse("wallet/provider-failed");
    }
  });
}

// The icon of the race's site, or a plain one.
async function readIcon({ boundSites, store }: SignupTools, { domainName }: OwnPass): Promise<Buffer> {
  const bound = await boundSites.find(domainName);
  const bytes = await readStored(store, bound?.head.brand?.icons?.png);
  return bytes ? Buffer.from(bytes) : plainIcon();
}
