import { useMemo, useRef } from "react";
import type { FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { choicesOf } from "../choices.ts";
import type { SignUp } from "../flow/useSignUp.ts";
import { useSignUpTexts } from "../texts.ts";
import { useSignUpWorld } from "../world.ts";
import type { Engine } from "./engine.ts";

// A part that has come is there at once for every field.
const come = new Map<string, unknown>();

/** What the fields of one entrant may ask of the form around them. */
export function useFormSurroundings({ surroundings, item, form, hold }: SignUp, engine: Engine): FormSurroundings {
  const { race, loadText } = useSite();
  const { client, loadPart } = useSignUpWorld();
  const t = useSignUpTexts();
  const latest = useRef(t);
  latest.current = t;
  return useMemo(() => {
    const { today, raceDays, soldOut } = surroundings("");
    return {
      race,
      item: item.id,
      today,
      raceDay: raceDays[item.id] ?? today,
      answerAt: engine.answerAt,
      hold,
      soldOut,
      memory: engine.memory,
      loadChoices: choicesOf({ client, loadText }),
      parts: {
        current: <Part>(name: string) => come.get(name) as Part | undefined,
        load: <Part>(name: string) =>
          loadPart<Part>(name).then(
            (part) => {
              come.set(name, part);
              return part;
            },
            () => {
              throw new Error(latest.current("fieldNotLoaded"));
            },
          ),
      },
      policy: (id) => form.policies.find((policy) => policy.id === id),
    };
  }, [surroundings, item, form, hold, engine, race, loadText, client, loadPart]);
}
