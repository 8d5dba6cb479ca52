import { useMemo } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { Unbroken } from "#blocks/kit/text/Unbroken.tsx";
import { describeAnswers } from "#forms/answers/describe.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import shared from "../open/SignUp.module.css";
import styles from "./EntrantSummary.module.css";
import type { ContentProps, PartProps } from "./partProps.ts";
import { useEntrantNames } from "./useEntrantNames.ts";
import { useLocalPlaceNames } from "./useLocalPlaceNames.ts";

interface EntrantSummaryProps extends Pick<PartProps, "signUp" | "go">, ContentProps {
  id: string;
}

/** The answers of one entrant, step by step, with a button to change each step. */
export function EntrantSummary({ id, signUp, content, go }: EntrantSummaryProps) {
  const t = useLazyTexts();
  const { language, text, timeZone } = useSite();
  const { form } = signUp;
  const answers = content.entrants.find((entrant) => entrant.id === id)?.answers;
  const localised = useLocalPlaceNames(form, answers ?? nothing);
  const words = useMemo(
    () => describeAnswers(form, localised, { language, timeZone }),
    [form, localised, language, timeZone],
  );
  const name = useEntrantNames(signUp, content)(id);
  return (
    <section className={styles.review}>
      {name && <h3>{name}</h3>}
      {form.steps.map((step) => {
        // Nobody has answered what is calculated.
        const names = step.fields.filter((fieldName) => !form.calculated.some(({ field }) => field === fieldName));
        const describedAnswers = words.filter(({ pointer }) => names.includes(pointer.split("/")[1] ?? ""));
        if (describedAnswers.length === 0) return null;
        return (
          <div key={step.id} className={styles.reviewStep}>
            <div className={styles.reviewHead}>
              <h4>{text(step.title)}</h4>
              <TextButton onClick={() => go({ at: "step", entrant: id, step: step.id })}>
                {t("change")}
                {/* Several entrants answer the same step. */}
                <span className="visually-hidden">
                  {" "}
                  {name ? t("stepOf", { step: text(step.title), name }) : text(step.title)}
                </span>
              </TextButton>
            </div>
            <dl className={shared.answers}>
              {describedAnswers.map(({ pointer, label, words: value }) => (
                <div key={pointer}>
                  <dt>{label}</dt>
                  <dd>
                    <Unbroken>{value}</Unbroken>
                  </dd>
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
