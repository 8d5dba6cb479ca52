import { isObject, valueAt } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { answeredFields, type PlacedField } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { isAmongResults, namePlace, type RaceResult, resultList } from "#forms/values/scores.ts";
import { messages as problemTexts } from "#locales/generated/signup/problems.ts";
import { getText } from "#locales/getText.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { FoundProblem } from "../../race/refusals.ts";
import { readList } from "./lists.ts";

// The fields whose answers name entries of a list of the organiser's, if they do not name it
// themselves.
const listOf: Record<string, string | undefined> = { club: "clubs", "past-events": "events" };

interface Named {
  id?: unknown;
  name?: unknown;
  grade?: unknown;
}

interface Result extends Required<Omit<RaceResult, "name">> {
  race: Named;
  status: string;
}

/**
 * Checks that the organiser's lists contain the entries of answers under their id and name (an
 * entry without an id is in no list), and that no result calls itself verified.
 */
export async function wrongChoices(
  store: SignupTools["store"],
  site: Pick<RaceSite, "files">,
  form: CompiledForm,
  entrants: Answers[],
): Promise<FoundProblem[]> {
  const listed = (name: string) => readList(store, site, name);
  const places = entrants.flatMap((answers, entrant) =>
    answeredFields(form, answers).map((field) => ({ ...field, entrant, answers })),
  );
  const findings = await Promise.all(
    places.map(async ({ entrant, answers, ...field }) => {
      const fault = await getFault(field, answers, listed);
      return fault ? [{ entrant, pointer: field.pointer, ...fault }] : [];
    }),
  );
  return findings.flat();
}

type Wrong = { code: string; message: Sentence };
const notListed: Wrong = { code: "list", message: getText(problemTexts, "not-listed") };

async function getFault(
  { field, answer }: PlacedField & { answer: unknown },
  answers: Answers,
  loadList: (name: string) => Promise<unknown>,
): Promise<Wrong | undefined> {
  const { type = "", options } = field;
  if (type.startsWith("score-")) return checkResult(answer as Result, valueAt(answers, namePlace(options)), loadList);
  const list = Object.hasOwn(listOf, type) ? String(options.list ?? listOf[type]) : undefined;
  const choices = [answer].flat().filter((choice) => isObject(choice) && choice.id !== undefined) as Named[];
  if (!list || choices.length === 0) return undefined;
  const entries = await loadList(list);
  return choices.every((choice) => isListed(entries, choice)) ? undefined : notListed;
}

// Of a race of the list the grade counts that the list gives it, and of a verified result what the
// race's own results say now.
async function checkResult(
  { race, status, ...result }: Result,
  name: unknown,
  loadList: (name: string) => Promise<unknown>,
): Promise<Wrong | undefined> {
  if (race.id !== undefined && !isListed(await loadList("races"), race, true)) return notListed;
  if (status !== "verified") return undefined;
  const list = resultList(race.id as string | undefined);
  const isThere = list !== undefined && isAmongResults(await loadList(list), result, name);
  return isThere ? undefined : { code: "status", message: getText(problemTexts, "unverified-score") };
}

function isListed(entries: unknown, { id, name, grade }: Named, hasGrade = false): boolean {
  if (!Array.isArray(entries)) return false;
  return entries.some(
    (entry) =>
      isObject(entry) &&
      entry.id === id &&
      isObject(entry.label) &&
      (entry.label.zh === name || entry.label.en === name) &&
      (!hasGrade || entry.grade === grade),
  );
}
