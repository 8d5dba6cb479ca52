import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { PublicResult, PublicRunner } from "#core/publicResults.ts";
import { chooseName } from "#core/runnerName.ts";
import { messages } from "#locales/generated/kit/results.ts";

const useTexts = texts(messages);

/** The words for what is public of a runner, in the visitor's language. */
export interface RunnerWords {
  /** Chinese readers get the name of the list, others the Latin one if there is one. */
  name(runner: Pick<PublicRunner, "name" | "latinName" | "isNameHidden">): string;
  gender(runner: Pick<PublicRunner, "gender">): string;
  ageGroup(id: string | null): string;
  country(code: string | null): string;
}

/** Returns the words for runners of a set with these age groups. */
export function useRunnerWords({ ageGroups }: Pick<PublicResult, "ageGroups">): RunnerWords {
  const t = useTexts();
  const { language, text } = useSite();
  return {
    name: (runner) => (runner.isNameHidden ? t("hiddenName") : (chooseName(runner, language) ?? t("noName"))),
    gender: ({ gender }) => (gender === 0 ? "" : t(gender === 1 ? "male" : "female")),
    ageGroup: (id) => (id === null ? "" : text(ageGroups.find((group) => group.id === id)?.name) || id),
    country: (code) => code ?? "",
  };
}
