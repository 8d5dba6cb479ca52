import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallName, ErrorOf } from "#contract/contract.ts";
import type { LookedUp, LookUpBody } from "#contract/lookUps.ts";
import type { AnsweredLookUp } from "#core/lookUps.ts";
import type { Language } from "#core/text.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, type Refusal, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { noStore } from "../../base/http/noStore.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { answerSending } from "../../people/accounts/codeRoutes.ts";
import { findAccount, type Identity, readEmail, readPhone } from "../../people/accounts/identity.ts";
import { isHuman } from "../../people/captcha/human.ts";
import { checkCode, sendCode } from "../../people/codes/service.ts";
import { identifyCaller } from "../../people/sending/messageRequest.ts";
import { findRaceSite, getSender, type RaceSite } from "../../race/raceSite.ts";
import { openOwnPhotos } from "../photos/gallery/opening.ts";
import { listCertificates, openCertificate } from "./certificates.ts";
import { findOpenLookUp, type OpenLookUp } from "./opening.ts";
import { findRegistrations } from "./registrations.ts";
import { listNumbers, type SoughtRunner, seekByDocument } from "./runner.ts";
import { describeOwnScore, findOwnScores, findPublicScores, type ScoreScope } from "./scores.ts";
import { countTry } from "./tries.ts";

const lookUp = "POST /sign-up/look-up" satisfies CallName;
type Refused = Refusal<ErrorOf<typeof lookUp>>;

/** Adds the calls with which runners look up their registration, score and certificate. */
export async function lookUpRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, lookUp, { preHandler: noStore }, async (request) => {
    const { body } = request;
    const site = await findRaceSite(tools, body.domainName);
    if (!site) return refuse("site/not-bound");
    const open = findOpenLookUp(site.site, chooseKind(body), Date.now());
    if (!open?.asks.has(body.by)) return refuse("look-up/closed");
    if (body.by === "bib") return findByBib(tools, { site, open }, body);
    const proof =
      body.by === "code" ? await proveByCode(tools, request, body) : await proveByDocument(tools, site, request, body);
    if ("code" in proof) return proof;
    const found = await findFor(tools, { site, open }, { ...body, language: requestLanguage(request) }, proof.runner);
    if (!found) return refuse(isOfRegistrations(body) ? "look-up/not-registered" : "look-up/no-score");
    await proof.uncount();
    return answer(found);
  });
  addCall(app, "POST /sign-up/look-up/code", { preHandler: noStore }, async (request) => {
    const { domainName, contact } = request.body;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const kinds = ["registration", "score", "past-results"] as const;
    const now = Date.now();
    if (!kinds.some((kind) => findOpenLookUp(site.site, kind, now)?.asks.has("code"))) return refuse("look-up/closed");
    const identity = readContact(contact);
    if (!identity) return refuse("account/wrong-phone");
    const account = await findAccount(tools.db, tools.secrets, identity);
    const sending = await sendCode(tools, {
      purpose: "look-up",
      channel: "phone" in identity ? "sms" : "email",
      target: getTarget(identity),
      typed: contact,
      caller: identifyCaller(request),
      language: requestLanguage(request),
      site: getSender(site),
      instead: account ? undefined : "no-account",
    });
    return answerSending(sending);
  });
}

function isOfRegistrations({ queryType }: Pick<LookUpBody, "queryType">): boolean {
  return queryType !== 4 && queryType !== 6;
}

function chooseKind({ queryType, years }: Pick<LookUpBody, "queryType" | "years">): AnsweredLookUp {
  if (isOfRegistrations({ queryType })) return "registration";
  return years === "all" ? "past-results" : "score";
}

/** Who is looked up, and what takes the try back. */
interface Proof {
  runner: SoughtRunner;
  uncount(): Promise<void>;
}

// Everything here is the same for a document that is in the race and one that is not.
async function proveByDocument(
  { db, secrets, env }: SignupTools,
  { raceId }: RaceSite,
  { ip }: Pick<FastifyRequest, "ip">,
  { document, ...pass }: LookUpBody,
): Promise<Proof | Refused> {
  if (!document) return refuse("request/invalid");
  const target = { scene: "look-up" as const, target: document.number };
  if (!(await isHuman({ env, db, secrets }, pass, target, "use"))) return refuse("captcha/not-passed");
  const runner = seekByDocument(secrets, raceId, document);
  const sought = { raceId, targets: listNumbers(document), network: getNetwork(ip) };
  const { seconds, uncount } = await countTry({ db, secrets }, sought);
  return seconds > 0 ? refuseFor(seconds, "look-up/too-many") : { runner, uncount };
}

async function proveByCode(
  { db, secrets }: SignupTools,
  { ip }: Pick<FastifyRequest, "ip">,
  { code: typed }: LookUpBody,
): Promise<Proof | Refused> {
  const identity = typed && readContact(typed.contact);
  if (!identity) return refuse(typed ? "account/wrong-code" : "request/invalid");
  const { code, verificationToken: token } = typed;
  const guess = { purpose: "look-up", target: getTarget(identity), code, token, guesser: getNetwork(ip) } as const;
  const outcome = await checkCode(db, secrets, guess);
  if (outcome === "too-many") return refuseFor(exactLimits.codeGuess.seconds, "account/too-many-guesses");
  if (outcome === "wrong") return refuse("account/wrong-code");
  const account = await findAccount(db, secrets, identity);
  return { runner: { accountId: account?.accountId ?? null }, uncount: async () => undefined };
}

function readContact(contact: string): Identity | undefined {
  const email = readEmail(contact);
  if (email !== undefined) return { email };
  const phone = readPhone(contact);
  return phone === undefined ? undefined : { phone };
}

function getTarget(identity: Identity): string {
  return "phone" in identity ? identity.phone : identity.email;
}

interface Place {
  site: RaceSite;
  open: OpenLookUp;
}

const nothing: LookedUp = { registrations: [], scores: [], certificates: [] };

async function findByBib({ db }: SignupTools, { site, open }: Place, { queryType, bib, at }: LookUpBody) {
  // A bib is on everybody's photos: it finds nothing but what the public list shows.
  if (!bib || queryType !== 4) return refuse("request/invalid");
  const scope = { site, years: "this", shows: open.shows, at } as const;
  const scores = await findPublicScores(db, scope, bib);
  return scores.length > 0 ? answer({ ...nothing, scores }) : refuse("look-up/no-score");
}

async function findFor(
  tools: SignupTools,
  { site, open: { shows } }: Place,
  { queryType, years = "this", at, language }: Pick<LookUpBody, "queryType" | "years" | "at"> & { language: Language },
  runner: SoughtRunner,
): Promise<LookedUp | undefined> {
  if (isOfRegistrations({ queryType })) {
    const source = ({ 2: "third-party", 3: "web", 5: "app" } as const)[queryType as 2 | 3 | 5];
    const found = await findRegistrations(tools, { site, shows }, runner);
    const registrations = found.filter((registration) => source === undefined || registration.source === source);
    return registrations.length > 0 ? { ...nothing, registrations } : undefined;
  }
  const scope: ScoreScope = { site, years, shows, at };
  const rows = await findOwnScores(tools.db, scope, runner);
  if (rows.length === 0) return undefined;
  if (queryType === 6) return { ...nothing, certificates: await listCertificates(tools, site, rows, language) };
  const scores = rows.map(async (row) => {
    const score = await describeOwnScore(tools.db, scope, row);
    const { item, edition, runner: shown } = score.result;
    return {
      ...score,
      certificate: shows.has("certificate") ? await openCertificate(tools, row, language) : null,
      photos: openOwnPhotos(tools.secrets, site, { item, edition, bib: shown.bib }),
    };
  });
  return { ...nothing, scores: await Promise.all(scores) };
}
