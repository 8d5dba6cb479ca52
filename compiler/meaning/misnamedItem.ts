import { isObject, type JsonObject } from "#core/pointers.ts";
import { isSlip } from "../problems/closest.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/** What a misnamed item is found by. */
interface Texts {
  site: JsonObject;
  /** The texts of the site, its documents and its forms. */
  texts: readonly string[];
  locate(finding: Finding): Problem;
}

/**
 * Reports an item whose id nothing names, while several places name almost the same one, once
 * instead of in each of these places.
 */
export function mergeMisnamedItem(problems: Problem[], { site, texts, locate }: Texts): Problem[] {
  const items = isObject(site.race) && Array.isArray(site.race.items) ? site.race.items : [];
  return items.reduce((left: Problem[], item: unknown, index: number) => {
    const id = isObject(item) && typeof item.id === "string" ? item.id : "";
    const mentions = id === "" ? [] : left.flatMap((problem) => findMeantId(problem, id) ?? []);
    const [first] = mentions;
    const isSame =
      first !== undefined && mentions.length > 1 && mentions.every(({ wanted }) => wanted === first.wanted);
    if (!isSame || countWord(texts, id) > 1) return left;
    const pointer = `/race/items/${index}/id`;
    const { wanted } = first;
    const params = { id, wanted, mentions: mentions.length };
    const finding = report("SL5225", pointer, params, { suggestion: wanted, fix: { pointer, value: wanted } });
    return [locate(finding), ...left.filter((problem) => !mentions.some((mention) => mention.problem === problem))];
  }, problems);
}

/** Returns the id that was meant by that of an item, if a problem names it as misnamed. */
export function meantItem(id: string, problems: readonly Problem[]): string | undefined {
  const misnamed = problems.find(({ code, params }) => code === "SL5225" && (params as { id: string }).id === id);
  return misnamed?.suggestion;
}

/**
 * Removes the problems of forms that name the id that was meant by a misnamed item: the item itself
 * is reported.
 */
export function withoutMisnamed(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code, params, suggestion }) => {
    if (code !== "SL6011" || suggestion === undefined) return true;
    return meantItem(suggestion, problems) !== (params as { id: string }).id;
  });
}

// The name that a problem is about, if the item's id is suggested in its place: fee:ten-km for
// {fee:tenkm}.
function findMeantId(problem: Problem, id: string): { problem: Problem; wanted: string } | undefined {
  const { suggestion, params, severity } = problem;
  const { path, written, item, id: named } = params as Record<string, unknown>;
  const text = [path, written, item, named].find((param) => typeof param === "string") as string | undefined;
  const at = suggestion?.indexOf(id) ?? -1;
  if (text === undefined || suggestion === undefined || at < 0 || severity === "note") return undefined;
  const [before, after] = [suggestion.slice(0, at), suggestion.slice(at + id.length)];
  const [start, end] = text.startsWith(before) ? [before, after] : [before.replace("{", ""), after.replace("}", "")];
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  const meantId = text.slice(start.length, text.length - end.length);
  return meantId !== id && isSlip(id, meantId) ? { problem, wanted: meantId } : undefined;
}

function countWord(texts: readonly string[], word: string): number {
  const isPart = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);
  let count = 0;
  for (const text of texts)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) count++;
  return count;
}
