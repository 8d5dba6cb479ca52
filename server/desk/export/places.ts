import { eq, sql } from "drizzle-orm";
import { inLanguage } from "#core/text.ts";
import type { CompiledForm } from "#forms/form.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/getText.ts";
import type { Database } from "../../base/db/open.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import { getLabels } from "../../entry/options/notify.ts";
import type { Column } from "./columns.ts";

/** An option that an entrant has, or waits for. */
interface Place {
  position: number;
  field: string;
  option: string;
  /** On the waiting list, from 1; null for an entrant who has it. */
  place: number | null;
}

/** The options with a capacity that the entrants of a race have or wait for, by submission. */
export async function placesBySubmission(db: Database, raceId: string): Promise<Map<string, Place[]>> {
  const { submissionId, position, formId, field, option, state, seq } = optionPlaces;
  const inOrder = sql`row_number() over (partition by ${formId}, ${field}, ${option}, ${state} order by ${seq})`;
  const place = sql<string | null>`case when ${state} = 'waiting' then ${inOrder} end`;
  const rows = await db
    .select({ submissionId, position, field, option, place })
    .from(optionPlaces)
    .where(eq(optionPlaces.raceId, raceId));
  const places = new Map<string, Place[]>();
  for (const { submissionId, place, ...row } of rows) {
    const ownPlace = { ...row, place: place === null ? null : Number(place) };
    const list = places.get(submissionId);
    if (list) list.push(ownPlace);
    else places.set(submissionId, [ownPlace]);
  }
  return places;
}

/**
 * The columns of answers, and after each question whose options have a capacity one with who has a
 * place and who waits.
 */
export function withPlaceColumns(columns: Column[], forms: CompiledForm[], language: "zh" | "en"): Column[] {
  const questions = new Map(
    forms.flatMap((form) => limitedOptions(form).map(({ field }) => [field, form] as const)).reverse(),
  );
  const result = [...columns];
  for (const [field, form] of questions) {
    const question = inLanguage(getLabels(form, field, "").question, language);
    const last = result.findLastIndex(({ key }) => key.startsWith(`${field}/`));
    result.splice(last + 1, 0, { label: textIn(language, messages, "places", { question }), key: getPlaceKey(field) });
  }
  return result;
}

/** The cells of those columns for one entrant: of several options each with its name. */
export function placeCells(form: CompiledForm, places: Place[], language: "zh" | "en"): [string, string][] {
  return [...new Set(places.map(({ field }) => field))].map((field) => {
    const fieldPlaces = places.filter((place) => place.field === field);
    const words = fieldPlaces.map(({ option, place }) => {
      const state =
        place === null ? textIn(language, messages, "held") : textIn(language, messages, "onWaitingList", { place });
      return fieldPlaces.length > 1
        ? `${inLanguage(getLabels(form, field, option).option, language)}: ${state}`
        : state;
    });
    return [getPlaceKey(field), words.join("\n")];
  });
}

function getPlaceKey(field: string): string {
  return `${field}/places`;
}
