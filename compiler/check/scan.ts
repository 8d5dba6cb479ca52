import { findExternalProblem, isAddressKey, isUnsafeAddress } from "#core/links.ts";
import { toPointer } from "#core/pointers.ts";
import { cutNames } from "../html/allowedHtml.ts";
import { outlineHtml } from "../html/html.ts";
import { findLostContent } from "../html/pastedHtml.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { externalProblem, unsafeAddress } from "./addresses.ts";

const harmful =
  /<[\s/]*(?:script|style|iframe|object|embed|form|input|button|link|meta|base|svg|math|frame|applet)\b|<[^<>]*[\s/]on[a-z]+\s*=|(?:javascript|vbscript)\s*:/i;

/**
 * Returns whether HTML has parts that `sanitiseHtml` removes because they could harm visitors:
 * scripts, frames, forms, event attributes.
 */
export function isHarmfulHtml(html: string): boolean {
  return html.includes("<") && harmful.test(html);
}

/** Walks a whole file once: unsafe addresses, HTML with scripts, duplicate ids in a list. */
export function scan(root: unknown): Finding[] {
  const findings: Finding[] = [];
  const path: (string | number)[] = [];
  visit(root, "", path, findings);
  return findings;
}

function visit(value: unknown, key: string, path: (string | number)[], findings: Finding[]): void {
  if (typeof value === "string") {
    if (mayBeWrong(value)) visitText(value, key, path, findings);
  } else if (Array.isArray(value)) {
    if (value.length > 1) visitIds(value, path, findings);
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      visit(value[index], key, path, findings);
      path.pop();
    }
  } else if (typeof value === "object" && value !== null) {
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      if (typeof inner === "string" ? !mayBeWrong(inner) : typeof inner !== "object") continue;
      path.push(name);
      visit(inner, name, path, findings);
      path.pop();
    }
  }
}

// Of thousands of texts, few are addresses with a scheme or host, or HTML.
function mayBeWrong(text: string): boolean {
  return text.includes(":") || text.includes("<") || text.startsWith("//");
}

function visitText(text: string, key: string, path: (string | number)[], findings: Finding[]): void {
  const isAddress = isAddressKey(key);
  if (isAddress && isUnsafeAddress(text)) findings.push(unsafeAddress(toPointer(path), text));
  else if (isAddress && findExternalProblem(text)) findings.push(...externalProblem(toPointer(path), text));
  else if (isHarmfulHtml(text)) findings.push(harmfulHtml(toPointer(path), text));
}

// Reports pasted HTML once: it loses its films and pictures with its scripts.
function harmfulHtml(pointer: string, html: string): Finding {
  const [lost] = findLostContent(pointer, html, { severity: "error" });
  return lost ?? report("SL2008", pointer, { names: cutNames(outlineHtml(html).names).slice(0, 6) });
}

function visitIds(list: unknown[], path: (string | number)[], findings: Finding[]): void {
  const first = list[0] as { id?: unknown } | null;
  if (typeof first !== "object" || first === null || first.id === undefined) return;
  const seen = new Map<unknown, number>();
  for (let index = 0; index < list.length; index++) {
    const id = (list[index] as { id?: unknown } | null)?.id;
    if (typeof id !== "string" && typeof id !== "number") continue;
    const before = seen.get(id);
    if (before === undefined) seen.set(id, index);
    else {
      const first = { pointer: toPointer([...path, before]) };
      findings.push(report("SL2005", toPointer([...path, index, "id"]), { id: String(id), first }));
    }
  }
}
