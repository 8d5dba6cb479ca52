import { useSite } from "#blocks/kit/site/site.ts";
import type { OwnPickUp } from "#contract/pickUp.ts";
import styles from "./PickUp.module.css";
import { usePickUpTexts } from "./texts.ts";

/** The rules of the pick-up: who comes early or late, proxies and minors. */
export function Rules({ entry: { early, late, proxies, minors } }: { entry: OwnPickUp }) {
  const t = usePickUpTexts();
  const { text } = useSite();
  const times = [...(early === "admit" ? [] : [t(`early_${early}`)]), ...(late === "admit" ? [] : [t(`late_${late}`)])];
  const facts: [string, string[]][] = [
    [t("times"), times],
    [t("proxies"), [proxies ? text(proxies) : t("noProxies")]],
    [t("minors"), minors ? [text(minors)] : []],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, sentences]) =>
          sentences.length > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
