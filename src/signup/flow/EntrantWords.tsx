import { useMemo } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { describeAnswers } from "#forms/describe.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import type { SignUpState } from "../signUpState.ts";
import type { PartProps } from "./Flow.tsx";
import { useSpokenPlaces } from "./useSpokenPlaces.ts";

interface EntrantWordsProps extends Pick<PartProps, "signUp" | "go"> {
  id: string;
  state: SignUpState;
}

/** What one entrant has answered, step by step, with the way back to each. */
export function EntrantWords({ id, signUp, state, go }: EntrantWordsProps) {
  const t = useLaterTexts();
  const { language, text } = useSite();
  const { form } = signUp;
  const answers = state.entrants.find((entrant) => entrant.id === id)?.answers;
  const spoken = useSpokenPlaces(form, answers ?? nothing);
  const words = useMemo(() => describeAnswers(form, spoken, language), [form, spoken, language]);
  const name = signUp.nameOf(id);
  return (
    <section className={styles.review}>
      {name && <h3>{name}</h3>}
      {form.steps.map((step) => {
        // What is calculated nobody has answered.
        const asked = step.fields.filter((one) => !form.calculated.some(({ field }) => field === one));
        const own = words.filter(({ pointer }) => asked.includes(pointer.split("/")[1] ?? ""));
        if (own.length === 0) return null;
        return (
          <div key={step.id} className={styles.reviewStep}>
            <div className={styles.reviewHead}>
              <h4>{text(step.title)}</h4>
              <button
                type="button"
                className={styles.inline}
                onClick={() => go({ at: "step", entrant: id, step: step.id })}
              >
                {t("change")}
                <span className="visually-hidden"> {text(step.title)}</span>
              </button>
            </div>
            <dl>
              {own.map(({ pointer, label, words: said }) => (
                <div key={pointer}>
                  <dt>{label}</dt>
                  <dd>{said}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}

const nothing = {};
