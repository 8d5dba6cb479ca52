import { createHmac, timingSafeEqual } from "node:crypto";
import { and, inArray, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type TimingFormat, timingFormats } from "#contract/timingWords.ts";
import type { Database } from "../../base/db/open.ts";
import { timingSources } from "../../base/db/timingSchema.ts";
import { together } from "../../base/db/together.ts";
import { answer, refuse, refuseFor } from "../../base/http/envelope.ts";
import { readForm, readUtf8, refuseFaultIn } from "../../base/http/hostileText.ts";
import { getNetwork } from "../../base/http/network.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits, passingsBytes } from "../../base/limits/table.ts";
import { countMetric } from "../../base/metrics.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { readFirstGun } from "../sets/rules.ts";
import type { RaceClock, SentPassing } from "./formats/passing.ts";
import { readRacemap } from "./formats/racemap.ts";
import { readRaceResult } from "./formats/raceResult.ts";
import { timingTokenMac } from "./sources.ts";
import { openPassingStore } from "./store.ts";

const readers = { "race-result": readRaceResult, racemap: readRacemap } satisfies Record<
  TimingFormat,
  (text: string, clock: RaceClock) => SentPassing[] | undefined
>;

const mostTogether = 250;

/**
 * POST /timing/race-result and /timing/racemap: the passings of a timing system, which its token
 * identifies and, if its source has a key, a signature over the body. Answers 200 once they are
 * committed, also if they were sent before. A passing of which something cannot be read is stored
 * too, for the staff.
 */
export async function timingRoutes(app: FastifyInstance, tools: RaceTools & { secrets: Secrets }): Promise<void> {
  const { db, secrets } = tools;
  const store = openPassingStore(db);
  const findSource = together(mostTogether, (macs: string[]) => findSources(db, macs));
  acceptTexts(app);
  app.post<{ Params: { format: string }; Body: Buffer }>("/timing/:format", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const token = /^Bearer[ \t]+(\S+)$/i.exec(request.headers.authorization?.trim() ?? "")?.[1];
    const source = token === undefined ? undefined : await findSource(timingTokenMac(secrets, token));
    if (!source) {
      const key = `token/wrong/${secrets.mac("network", getNetwork(request.ip))}`;
      const wait = await secondsToWait(db, key, exactLimits.wrongToken);
      if (wait > 0) return reply.code(429).send(refuseFor(wait, "request/too-many"));
      return reply.code(401).send(refuse("timing/wrong-token"));
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (source.signingSealed !== null && !isSigned(request, body, secrets.open(source.signingSealed)))
      return reply.code(401).send(refuse("timing/wrong-signature"));
    const { format } = request.params;
    if (!isFormat(format)) return reply.code(404).send(refuse("request/not-found"));
    const passings = readers[format](body.toString(), await readClock(tools, source.domainName));
    if (!passings) return reply.code(400).send(refuse("timing/unreadable"));
    const stored = await store({ sourceId: source.sourceId, passings });
    countMetric("startline_passings_total", { format }, stored);
    return reply.send(answer({ received: passings.length, stored }));
  });
}

// Formats are named by the address: exporters send any content type. Signatures are over the bytes.
function acceptTexts(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: passingsBytes }, (request, body, done) => {
    const bytes = body as Buffer;
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    refuseFaultIn("/body", isForm ? readForm(bytes) : readValue(readUtf8(bytes)));
    done(null, bytes);
  });
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isFormat = (text: string): text is TimingFormat => timingFormats.some((format) => format === text);

type Source = Pick<typeof timingSources.$inferSelect, "sourceId" | "tokenMac" | "signingSealed" | "domainName">;

// Read for each request, so that nothing is stored by a token that was revoked.
async function findSources(db: Database, macs: string[]): Promise<(Source | undefined)[]> {
  const { sourceId, tokenMac, signingSealed, domainName, revokedAt } = timingSources;
  const rows = await db
    .select({ sourceId, tokenMac, signingSealed, domainName })
    .from(timingSources)
    .where(and(inArray(tokenMac, [...new Set(macs)]), isNull(revokedAt)));
  const byMac = new Map(rows.map((row) => [row.tokenMac, row]));
  return macs.map((mac) => byMac.get(mac));
}

function isSigned(request: FastifyRequest, body: Buffer, key: string): boolean {
  const sent = String(request.headers["startline-signature"] ?? "").replace(/^sha256=/, "");
  const expected = createHmac("sha256", key).update(body).digest();
  const signature = Buffer.from(/^[0-9a-f]{64}$/i.test(sent) ? sent : "", "hex");
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

async function readClock(tools: RaceTools, domainName: string): Promise<RaceClock> {
  const race = await findRaceSite(tools, domainName);
  return { firstGun: race ? readFirstGun(race.site) : null, timeZone: race?.timeZone ?? "UTC" };
}
