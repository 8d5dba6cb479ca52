import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CheckedCertificate } from "#contract/certificates.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/certificateCheck.ts";
import { textIn } from "#locales/getText.ts";
import { addCall } from "../../base/http/call.ts";
import { refuse, refuseFor, refuseUnavailable } from "../../base/http/envelope.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { disposition } from "../../people/uploads/names.ts";
import { writeAlerts } from "../../race/alerts/writeAlerts.ts";
import { previewDomain } from "../../sites/domains/boundSites.ts";
import { pageLanguage } from "../../sites/page/html.ts";
import { type CheckedFact, checkPage } from "./checkPage.ts";
import { checkCode, checkPath, drawSigned } from "./issue.ts";
import { writeSet } from "./words.ts";

type PageRequest = FastifyRequest<{ Params: { code: string }; Querystring: { language?: string } }>;

/**
 * Adds the page on which anyone checks a certificate, and the file of a signed address. Their
 * addresses stay readable while those of calls are encrypted: they are in codes and links.
 */
export async function certificatePages(app: FastifyInstance, tools: SignupTools & { drawer: Drawer }) {
  app.get(`${checkPath}/:code`, async (request: PageRequest, reply) => {
    const { boundSites } = tools;
    const bound = (await boundSites.find(getHost(request) ?? "")) ?? (await boundSites.find(previewDomain));
    const { headers, query, params } = request;
    const language = pageLanguage(bound, headers.cookie, headers["accept-language"], query.language);
    const checked = await checkCode(tools, params.code, language);
    const page = {
      language,
      path: `${checkPath}/${encodeURIComponent(params.code)}`,
      site: bound ? inLanguage(bound.head.title, language) : "Startline",
      state: checked?.state ?? "missing",
      replacedBy: checked?.replacedBy ?? null,
      alerts: await writeAlerts(tools.db, bound?.raceId, language),
      facts: checked?.certificate ? listFacts(checked.certificate, language) : [],
    } as const;
    return reply
      .code(checked ? 200 : 404)
      .headers({ "cache-control": "no-store", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(checkPage(page));
  });
  addCall(app, "GET /certificate/:code/file", async ({ params: { code }, query }, reply) => {
    const seconds = await secondsToWait(
      tools.db,
      `certificate/${tools.secrets.mac("certificate limit", code)}`,
      exactLimits.certificate,
    );
    if (seconds > 0) return refuseFor(seconds, "request/too-many");
    const file = await drawSigned(tools, code, query);
    if (Buffer.isBuffer(file))
      return reply
        .type(query.format === "pdf" ? "application/pdf" : "image/png")
        .headers({
          "cache-control": "private, no-store",
          "content-disposition": disposition("attachment", `certificate-${code}.${query.format}`),
        })
        .send(file);
    if (file.error === "server/unavailable") return refuseUnavailable();
    if (file.error === "certificate/not-open") return refuse(file.error, { details: { opensAt: file.opensAt } });
    return refuse(file.error);
  });
}

function listFacts(
  {
    race,
    item,
    edition,
    name,
    time,
    basis,
    overallRank,
    set,
    setKind,
    publishedAt,
    timeZone,
  }: NonNullable<CheckedCertificate["certificate"]>,
  language: Language,
): CheckedFact[] {
  const text = (key: "race" | "item" | "runner" | "rank" | "set") => textIn(language, texts, key);
  const wording = { language, zone: timeZone };
  const published = writeSet({ kind: setKind, number: set, publishedAt: new Date(publishedAt) }, wording);
  return [
    [text("runner"), name],
    [text("race"), `${race} ${edition}`],
    [text("item"), item],
    ...(time === null ? [] : [[textIn(language, texts, "time", { basis }), time] as const]),
    ...(overallRank === null ? [] : [[text("rank"), String(overallRank)] as const]),
    [text("set"), published],
  ];
}
