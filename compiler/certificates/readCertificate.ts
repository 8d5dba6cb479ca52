import { isObject } from "#core/pointers.ts";
import type { Certificate } from "#schemas/generated/types.ts";
import { checkShape } from "../check/checkShape.ts";
import { checkSchemaName } from "../check/raceFile.ts";
import { scan } from "../check/scan.ts";
import { parseJson } from "../parse/parse.ts";
import { Findings } from "../problems/findings.ts";
import { applyIgnores, withoutIgnores } from "../problems/ignored.ts";
import { inOrder } from "../problems/places.ts";
import type { Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { checkCertificate } from "./checkCertificate.ts";
import type { CertificateSurroundings } from "./surroundings.ts";

const certificateV1 = "https://startline.dev/schemas/certificate/v1.schema.json";

/** Returns whether a file of a site's folder is a template: certificates/finisher.json. */
export function isCertificate(path: string): boolean {
  return path.startsWith("certificates/") && path.endsWith(".json");
}

/**
 * Reads the template of a certificate and checks it; `certificate` is missing if it has errors.
 * Never throws.
 */
export function readCertificate(
  source: string,
  file?: string,
  surroundings: CertificateSurroundings = {},
): { certificate?: Certificate; problems: Problem[] } {
  const parsed = parseJson(source, file);
  if (parsed.problem) return { problems: [parsed.problem] };
  if (!isObject(parsed.value)) return { problems: [parsed.locate(report("SL1002", "", {}))] };
  const findings = new Findings();
  const value = withoutIgnores(parsed.value);
  const { $schema, ...written } = value;
  const shape = checkShape("certificate/1", written, "");
  for (const finding of [...checkSchemaName(value, certificateV1), ...scan(value), ...shape]) findings.add(finding);
  const isWhole = shape.every(({ severity }) => severity !== "error");
  const certificate = written as unknown as Certificate;
  for (const finding of isWhole ? checkCertificate(certificate, surroundings) : []) findings.add(finding);
  const found = [...parsed.flaws, ...inOrder(findings.all.map(parsed.locate))];
  const hasErrors = found.some(({ severity }) => severity === "error");
  const problems = applyIgnores(found, parsed.value, parsed);
  return hasErrors ? { problems } : { certificate, problems };
}
