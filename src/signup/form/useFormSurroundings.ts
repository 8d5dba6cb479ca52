import { useMemo, useRef } from "react";
import type { FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { listChoices } from "../choices.ts";
import type { EntrantForm } from "../model/entrantForm.ts";
import type { SignUp } from "../model/signUp.ts";
import type { SignUpStore } from "../model/store.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";

// A part that is loaded is there at once for every field.
const loadedParts = new Map<string, unknown>();

/** Returns what the fields of one entrant may ask of the form around them. */
export function useFormSurroundings(
  { context, item, form, store }: Pick<SignUp, "context" | "item" | "form" | "store">,
  { answerAt, memory }: EntrantForm,
): FormSurroundings {
  const { race, loadText } = useSite();
  const { client, loadPart } = useSignUpServices();
  const t = useSignUpTexts();
  const latest = useRef(t);
  latest.current = t;
  return useMemo(() => {
    const { today, raceDays, soldOut, places } = context();
    return {
      race,
      item,
      today,
      raceDay: raceDays[item] ?? today,
      answerAt,
      hold: () => holdForUpload(store),
      soldOut,
      places,
      memory,
      loadChoices: listChoices({ client, loadText }),
      parts: {
        current: <Part>(name: string) => loadedParts.get(name) as Part | undefined,
        load: <Part>(name: string) =>
          loadPart<Part>(name).then(
            (part) => {
              loadedParts.set(name, part);
              return part;
            },
            () => {
              throw new Error(latest.current("fieldNotLoaded"));
            },
          ),
      },
      policy: (id) => form.policies.find((policy) => policy.id === id),
    };
  }, [context, item, form, store, answerAt, memory, race, loadText, client, loadPart]);
}

function holdForUpload({ dispatch }: SignUpStore): () => void {
  let isOver = false;
  dispatch({ type: "uploadStarted" });
  return () => {
    if (!isOver) dispatch({ type: "uploadEnded" });
    isOver = true;
  };
}
