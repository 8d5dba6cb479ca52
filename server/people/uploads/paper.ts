import type { FastifyInstance } from "fastify";

// Only inline styles and data: pictures. allow-same-origin lets the page around it write into it.
const paperPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

const paper = '<!doctype html><html lang="zh"><meta charset="utf-8"><title>Startline</title><body></body></html>';

/**
 * GET /paper: the empty page that Word documents are drawn into, under a policy that the site's own
 * pages do not have.
 */
export async function paperRoutes(app: FastifyInstance): Promise<void> {
  app.get("/paper", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .header("content-security-policy", paperPolicy)
      .header("x-frame-options", "SAMEORIGIN")
      .send(paper),
  );
}
