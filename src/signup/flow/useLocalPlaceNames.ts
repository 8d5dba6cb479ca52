import { useEffect, useMemo, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Area } from "#contract/areas.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { englishNames, withPlaceNames } from "#forms/values/placeNames.ts";
import { listChoices } from "../choices.ts";
import { useSignUpServices } from "../signUpContext.ts";

/**
 * Answers with the places of addresses in the visitor's language; the Chinese names are stored,
 * because letters need them.
 */
export function useLocalPlaceNames({ fields }: CompiledForm, answers: Answers): Answers {
  const { language, loadText } = useSite();
  const { client } = useSignUpServices();
  const [names, setNames] = useState<Map<string, string>>();
  const isWanted = language === "en" && Object.values(fields).some((field) => getLogic(field)?.hasPlaces);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const loadChoices = listChoices({ client, loadText });
    loadChoices<Area>("areas").then(
      (areas) => isCurrent && setNames(englishNames(areas)),
      // The Chinese names remain.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, client, loadText]);
  return useMemo(
    () => (isWanted && names ? (withPlaceNames(answers, names) as Answers) : answers),
    [isWanted, names, answers],
  );
}
