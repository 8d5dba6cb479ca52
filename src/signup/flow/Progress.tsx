import { useSite } from "#blocks/kit/site/site.ts";
import type { Place } from "../model/content.ts";
import { type Progress as Current, listParts, type PartTitle } from "../model/places.ts";
import type { SignUp } from "../model/signUp.ts";
import { useSignUpTexts } from "../texts.ts";
import styles from "./Flow.module.css";

interface ProgressProps {
  signUp: SignUp;
  current: Current;
  go(place: Place): void;
}

/**
 * The parts of the sign-up and the runner's position in them, with links to those that are done.
 */
export function Progress({ signUp: { loaded, item }, current: progress, go }: ProgressProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { parts, current } = listParts(loaded, item, progress);
  const chooseTitle = (title: PartTitle) => (typeof title === "string" ? t(title) : text(title));
  return (
    <nav className={styles.progress} aria-label={t("progress")}>
      <p>{t("partOf", { part: current + 1, of: parts.length })}</p>
      <ol>
        {parts.map(({ title, place }, index) => (
          <li key={index} data-state={index < current ? "done" : index === current ? "current" : "ahead"}>
            {index < current ? (
              <button type="button" onClick={() => go(place)}>
                {chooseTitle(title)}
              </button>
            ) : (
              <span aria-current={index === current ? "step" : undefined}>{chooseTitle(title)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
