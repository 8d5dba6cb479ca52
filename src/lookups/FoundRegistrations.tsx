import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { FoundRegistration } from "#contract/lookUps.ts";
import { messages } from "#locales/generated/look-ups.ts";
import type { Text } from "#schemas/generated/types.ts";
import styles from "./LookUp.module.css";

const useTexts = texts(messages);

interface FoundRegistrationsProps {
  registrations: readonly FoundRegistration[];
  pickUp: Text | undefined;
}

const placed: readonly string[] = ["registered", "drawn"];
const open: readonly string[] = ["submitted", "unpaid", "drawn_unpaid", "offered", "waiting", "in_review"];

/** The registrations of a runner, each with its status, and where race packs are handed out. */
export function FoundRegistrations({ registrations, pickUp }: FoundRegistrationsProps) {
  const t = useTexts();
  const { text } = useSite();
  return registrations.map((registration) => {
    const { item, itemName, status, name, source, bib, startBlock } = registration;
    const isPlaced = placed.includes(status);
    const tone = isPlaced ? "good" : open.includes(status) ? "waiting" : undefined;
    const facts = [
      [t("runner"), name],
      [t("bib"), bib ?? (isPlaced ? t("noBibYet") : "")],
      [t("startBlock"), text(startBlock ?? undefined)],
      [t("source"), source === "web" ? "" : t("sourceName", { source })],
      [t("pickUp"), isPlaced ? text(pickUp) : ""],
    ] as const;
    return (
      <article key={`${item} ${name} ${source}`} className={styles.card}>
        <header>
          <b>{text(itemName)}</b>
          <StatusMark tone={tone}>{t("status", { status })}</StatusMark>
        </header>
        <p>{t("statusText", { status })}</p>
        <dl>
          {facts.map(([label, value]) =>
            value === "" ? null : (
              <div key={label} data-is-long={value.length > 16}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </article>
    );
  });
}
