import { isObject } from "#src/compiler/pointers.ts";
import { answeredFields } from "#src/forms/fieldAt.ts";
import type { Answers, CompiledForm } from "#src/forms/form.ts";
import { readStored } from "../files/store.ts";
import { signupMessages } from "./messages.ts";
import type { RaceSite } from "./race-site.ts";
import type { FoundProblem } from "./refusals.ts";
import type { SignupTools } from "./tools.ts";

// The fields whose answers name entries of a list of the organiser's, lists/<name>.json in the site's folder.
const listOf: Record<string, string | undefined> = { club: "clubs", "past-events": "events" };

/** What answers name of the organiser's lists that is not in them, under that id and by that name. Without an id it is nobody's list. */
export async function wrongChoices(
  store: SignupTools["store"],
  { files }: Pick<RaceSite, "files">,
  form: CompiledForm,
  entrants: Answers[],
): Promise<FoundProblem[]> {
  const problems: FoundProblem[] = [];
  for (const [entrant, answers] of entrants.entries()) {
    for (const { pointer, field, answer } of answeredFields(form, answers)) {
      const list = field.type && Object.hasOwn(listOf, field.type) ? listOf[field.type] : undefined;
      const named = [answer].flat().filter((one) => isObject(one) && one.id !== undefined) as Named[];
      if (!list || named.length === 0) continue;
      const known = await readList(store, files[`lists/${list}.json`]?.url);
      if (named.every(({ id, name }) => known.get(id)?.has(name))) continue;
      problems.push({ entrant, pointer, code: "list", message: signupMessages.notListed });
    }
  }
  return problems;
}

interface Named {
  id: string;
  name: string;
}

/** The names of each entry by its id. */
type List = Map<string, Set<string>>;

// Files of the store never change; a few lists of many races.
const mostKept = 50;
const kept = new Map<string, Promise<List>>();

async function readList(store: SignupTools["store"], uri: string | undefined): Promise<List> {
  if (uri === undefined) return new Map();
  const place = `${store.folder}\n${uri}`;
  const known = kept.get(place) ?? openList(store, uri);
  kept.set(place, known);
  known.catch(() => kept.delete(place));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

async function openList(store: SignupTools["store"], uri: string): Promise<List> {
  const stored = await readStored(store, uri);
  const entries: unknown = stored && JSON.parse(stored.toString());
  if (!Array.isArray(entries)) return new Map();
  return new Map(
    entries.flatMap(({ id, label }: { id?: unknown; label?: { zh?: string; en?: string } }) =>
      typeof id === "string" ? [[id, new Set([label?.zh, label?.en].filter((name) => name !== undefined))]] : [],
    ),
  );
}
