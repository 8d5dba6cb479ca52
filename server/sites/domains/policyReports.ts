import type { FastifyInstance } from "fastify";
import { isObject } from "#core/pointers.ts";
import type { Database } from "../../base/db/open.ts";
import { readUtf8 } from "../../base/http/hostileText.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { reportPath } from "../../base/http/securityHeaders.ts";
import { type BoundSites, previewDomain } from "./boundSites.ts";
import { countProblem, type ReportedProblem } from "./service.ts";

const mostInOneAnswer = 10;

/**
 * POST /policy-reports: what browsers blocked because of the Content-Security-Policy, counted as
 * problems of the site whose page it was. Accepts both shapes that browsers send, and always
 * answers 204: nobody reads the response.
 */
export async function policyReports(
  app: FastifyInstance,
  { db, boundSites }: { db: Database; boundSites: BoundSites },
) {
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "buffer", bodyLimit: 16_384 },
    (_request, body, done) => done(null, parse(readUtf8(body as Buffer))),
  );
  app.post(reportPath, { bodyLimit: 16_384 }, async (request, reply) => {
    const site = (await boundSites.find(getHost(request) ?? "")) ?? (await boundSites.find(previewDomain));
    if (site) {
      for (const problem of readReports(request.body)) await countProblem(db, site.domainName, problem);
    }
    return reply.code(204).header("cache-control", "no-store").send();
  });
}

/**
 * The problems in a body of reports: of the older shape (one) or the newer (a list, of which the
 * first ten are read).
 */
export function readReports(body: unknown): ReportedProblem[] {
  if (Array.isArray(body)) {
    return body
      .slice(0, mostInOneAnswer)
      .filter((report) => isObject(report) && report.type === "csp-violation")
      .flatMap(({ body: entry }) => (isObject(entry) ? describe(entry, camelCase) : []));
  }
  const report = isObject(body) ? body["csp-report"] : undefined;
  return isObject(report) ? describe(report, kebabCase) : [];
}

const camelCase = { directive: "effectiveDirective", blocked: "blockedURL", file: "sourceFile", line: "lineNumber" };
const kebabCase = {
  directive: "effective-directive",
  blocked: "blocked-uri",
  file: "source-file",
  line: "line-number",
};

function describe(report: Record<string, unknown>, names: typeof camelCase): ReportedProblem[] {
  const directive = report[names.directive] ?? report["violated-directive"];
  if (typeof directive !== "string") return [];
  const [blocked, file, line] = [report[names.blocked], report[names.file], report[names.line]];
  const place = typeof file === "string" && file !== "" ? ` (${withoutQuery(file)}:${Number(line) || 0})` : "";
  return [
    {
      code: "run/policy-violation",
      pointer: directive,
      message: `${typeof blocked === "string" ? withoutQuery(blocked) : "?"}${place}`,
    },
  ];
}

// Queries may hold what is private, and make each visitor's report another kind.
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
