import { useSite } from "#blocks/kit/site/site.ts";
import { type PartTitle, partsOf } from "../parts.ts";
import styles from "../SignUp.module.css";
import type { SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import type { PartProps } from "./Flow.tsx";

/** How far the runner is: the parts of the sign-up, of which those behind can be gone back to. */
export function Progress({ signUp, state, go }: PartProps & { state: SignUpState }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { form, item } = signUp;
  const { parts, current } = partsOf(form, item.id, state);
  const titleOf = (title: PartTitle) => (typeof title === "string" ? t(title) : text(title));
  return (
    <nav className={styles.progress} aria-label={t("progress")}>
      <p>{t("partOf", { part: current + 1, of: parts.length })}</p>
      <ol>
        {parts.map(({ title, place }, index) => (
          <li key={index} data-state={index < current ? "done" : index === current ? "current" : "ahead"}>
            {index < current ? (
              <button type="button" onClick={() => go(place)}>
                {titleOf(title)}
              </button>
            ) : (
              <span aria-current={index === current ? "step" : undefined}>{titleOf(title)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
