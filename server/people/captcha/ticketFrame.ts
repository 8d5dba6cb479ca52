import type { FastifyInstance, FastifyReply } from "fastify";
import type { Env } from "../../base/env/env.ts";

// The provider's program may load what it likes, but its page has an origin of its own: it reaches
// nothing of this site.
const policy = (script: string) =>
  [
    `default-src 'self' ${new URL(script).origin} https: data: blob: 'unsafe-inline'`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "sandbox allow-scripts allow-forms allow-popups",
  ].join("; ");

// The messages go to the page that holds the frame, and only this site may hold it.
const program = `const { appId, language } = document.documentElement.dataset;
const report = (message) => parent.postMessage({ captcha: message }, "*");
addEventListener("load", () => {
  try {
    const done = ({ ret, ticket, randstr }) => report(ret === 0 ? { ticket, randstr } : { isClosed: true });
    new TencentCaptcha(appId, done, { userLanguage: language === "en" ? "en" : "zh-cn" }).show();
    report({ isReady: true });
  } catch {
    report({ isBroken: true });
  }
});
`;

/**
 * GET /captcha/ticket-frame: the page that holds the outside provider's widget and sends the ticket
 * to the page around it.
 */
export async function ticketFrame(app: FastifyInstance, { captcha }: Env) {
  if (captcha.kind !== "ticket") return;
  const { appId, script } = captcha;
  app.get<{ Querystring: { language?: string } }>("/captcha/ticket-frame", (request, reply) => {
    const language = request.query.language === "en" ? "en" : "zh";
    replaceHeaders(reply, { "content-security-policy": policy(script), "x-frame-options": "SAMEORIGIN" });
    return reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="${language}" data-language="${language}" data-app-id="${appId}"><meta charset="utf-8">` +
          `<title>Captcha</title><script src="/captcha/ticket-frame.js" defer></script><script src="${script}" defer></script></html>`,
      );
  });
  app.get("/captcha/ticket-frame.js", (_request, reply) => {
    replaceHeaders(reply, { "cross-origin-resource-policy": "cross-origin" });
    return reply.type("text/javascript; charset=utf-8").send(program);
  });
}

// In the place of the headers that every answer has.
function replaceHeaders(reply: FastifyReply, headers: Record<string, string>): void {
  reply.header("cache-control", "no-cache");
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
}
