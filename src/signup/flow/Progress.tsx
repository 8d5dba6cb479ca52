import { useSite } from "#blocks/kit/site.ts";
import { policiesToAgree } from "#src/forms/policies.ts";
import styles from "../SignUp.module.css";
import { hasEntrantList, type Place, type SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import type { PartProps } from "./Flow.tsx";

/** How far the runner is: the parts of the sign-up, of which those behind can be gone back to. */
export function Progress({ signUp, state, go }: PartProps & { state: SignUpState }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { form, item } = signUp;
  const { place } = state;
  const entrant = place.at === "step" ? place.entrant : (state.entrants[0]?.id ?? "");
  const parts: { key: string; title: string; place: Place }[] = [
    ...form.steps.map(({ id, title }) => ({
      key: id,
      title: text(title),
      place: { at: "step" as const, entrant, step: id },
    })),
    ...(hasEntrantList(state, form, item.id)
      ? [{ key: "entrants ", title: t("entrantsShort"), place: { at: "entrants" as const } }]
      : []),
    ...(policiesToAgree(form, item.id).length > 0
      ? [{ key: "policies ", title: t("policiesShort"), place: { at: "policies" as const } }]
      : []),
    { key: "review ", title: t("reviewShort"), place: { at: "review" as const } },
  ];
  const current = parts.findIndex((part) =>
    place.at === "step" ? part.key === place.step : part.place.at === place.at,
  );
  return (
    <nav className={styles.progress} aria-label={t("progress")}>
      <p>{t("partOf", { part: current + 1, of: parts.length })}</p>
      <ol>
        {parts.map(({ key, title, place: target }, index) => (
          <li key={key} data-state={index < current ? "done" : index === current ? "current" : "ahead"}>
            {index < current ? (
              <button type="button" onClick={() => go(target)}>
                {title}
              </button>
            ) : (
              <span aria-current={index === current ? "step" : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
