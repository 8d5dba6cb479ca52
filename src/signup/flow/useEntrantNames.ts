import type { CompiledForm } from "#forms/form.ts";
import type { DraftContent } from "../model/content.ts";
import { hasEntrantList } from "../model/places.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSignUpTexts } from "../texts.ts";

/**
 * Returns a function that names an entrant by id: the name in their answers, else "Entrant 2"; ""
 * if there can be only one.
 */
export function useEntrantNames({ form, item }: SignUp, { entrants }: DraftContent): (id: string) => string {
  const t = useSignUpTexts();
  return (id) => {
    if (!hasEntrantList(entrants, form, item)) return "";
    const index = entrants.findIndex((entrant) => entrant.id === id);
    const name = entrants[index]?.answers[nameField(form)];
    return typeof name === "string" && name ? name : t("entrantNumber", { number: index + 1 });
  };
}

// The property that autofill knows as the name, else the one called so.
function nameField({ fields }: CompiledForm): string {
  const nameEntry = Object.entries(fields).find(([, field]) => field?.options.autocomplete === "name");
  return nameEntry ? nameEntry[0].slice(1) : "name";
}
