import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CheckedReceipt } from "#contract/receipts.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { acceptForms } from "../../base/http/hostileText.ts";
import { noStore } from "../../base/http/noStore.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { writeAlerts } from "../../race/alerts/writeAlerts.ts";
import { findRaceSite, itemName } from "../../race/raceSite.ts";
import { previewDomain } from "../../sites/domains/boundSites.ts";
import { pageLanguage } from "../../sites/page/html.ts";
import type { SignupTools } from "../payments/tools.ts";
import { checkReceipt } from "./check.ts";
import { knownKeys } from "./keys.ts";
import { receiptPage, receiptPath, receiptStyles, type ShownReceipt } from "./page.ts";

/** The calls with which programs check signed receipts. */
export async function receiptCalls(app: FastifyInstance, tools: SignupTools) {
  const { secrets, env } = tools;
  addCall(app, "GET /status/receipt-keys", () =>
    answer({ keys: knownKeys(secrets, env.receiptKey).map(({ shown }) => shown) }),
  );
  addCall(app, "POST /status/receipts", { preHandler: noStore }, async ({ body }) =>
    answer(await checkReceipt(tools, body.receipt)),
  );
}

type PageRequest = FastifyRequest<{ Querystring: { language?: string }; Body: unknown }>;

const longestReceipt = 20_000;

/**
 * GET and POST /status/receipt: the page on which anyone pastes a receipt and reads whether it is
 * genuine.
 */
export async function receiptPages(app: FastifyInstance, tools: SignupTools) {
  // Percent-encoding takes three bytes for one.
  acceptForms(app, 4 * longestReceipt);
  const show = async (request: PageRequest, reply: FastifyReply, pasted?: string) => {
    const { boundSites } = tools;
    const bound = (await boundSites.find(getHost(request) ?? "")) ?? (await boundSites.find(previewDomain));
    const { headers, query } = request;
    const language = pageLanguage(bound, headers.cookie, headers["accept-language"], query.language);
    const site = bound ? inLanguage(bound.head.title, language) : "Startline";
    const result = pasted === undefined ? {} : { pasted, result: await describeResult(tools, pasted, language) };
    const alerts = await writeAlerts(tools.db, bound?.raceId, language);
    return reply
      .headers({ "cache-control": "no-store", vary: "Cookie, Accept-Language" })
      .type("text/html; charset=utf-8")
      .send(receiptPage({ language, site, alerts, ...result }));
  };
  app.get(receiptPath, (request: PageRequest, reply) => show(request, reply));
  app.post(receiptPath, (request: PageRequest, reply) => {
    const { receipt } = (request.body ?? {}) as { receipt?: unknown };
    return show(request, reply, typeof receipt === "string" ? receipt.slice(0, longestReceipt) : "");
  });
  app.get(`${receiptPath}.css`, (_request, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(receiptStyles),
  );
}

async function describeResult(tools: SignupTools, pasted: string, language: Language): Promise<ShownReceipt> {
  const { outcome, receipt } = await checkReceipt(tools, pasted);
  return { outcome, facts: receipt ? await listFacts(tools, receipt, language) : [] };
}

async function listFacts(
  tools: SignupTools,
  { site: domainName, item, code, people, at }: NonNullable<CheckedReceipt["receipt"]>,
  language: Language,
): Promise<ShownReceipt["facts"]> {
  const site = await findRaceSite(tools, domainName);
  const timeZone = site?.timeZone ?? "Asia/Shanghai";
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long", timeStyle: "medium" }).format(at);
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return [
    ["race", site ? inLanguage(site.site.title, language) : domainName],
    ["item", inLanguage(itemName(site, item), language)],
    ["code", code],
    ["people", String(people)],
    ["at", language === "zh" ? `${moment}（${zone?.value}）` : `${moment} (${zone?.value})`],
  ];
}
