import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ResultCorrection } from "#contract/results.ts";
import { formatTime } from "#core/raceTimes.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import { useCall } from "../../useCall.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

/** What was set by hand of an item's results, with who can be let go again. */
export function CorrectionList({ client, race, edition, onChanged }: PartProps) {
  const t = useResultTexts();
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/results/corrections", {
    query: { domainName: race.domainName, item: edition.item, edition: edition.edition },
  });
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <section className={styles.part} aria-labelledby="results-corrections">
      <h3 id="results-corrections">{t("corrections")}</h3>
      <Show loaded={loaded} lines={2}>
        {({ corrections }) =>
          corrections.length === 0 ? (
            <p className={review.hint}>{t("noCorrections")}</p>
          ) : (
            <ul className={review.list}>
              {corrections.map((correction) => (
                <li key={correction.correctionId}>
                  <Correction
                    client={client}
                    race={race}
                    edition={edition}
                    correction={correction}
                    onChanged={changed}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </section>
  );
}

function Correction({ client, race, edition, correction, onChanged }: PartProps & { correction: ResultCorrection }) {
  const t = useResultTexts();
  const dates = useDates();
  const { showToast } = useSite();
  const [isReleasing, setReleasing] = useState(false);
  const { correctionId, bib, field, before, after, reason, correctedAt, releasedAt } = correction;
  const write = useValues(edition, field);
  const at = (instant: number) => dates(instant, "moment", race.timeZone);
  const send = async (reason: string) => {
    const target = { domainName: race.domainName, item: edition.item, edition: edition.edition };
    const json = { ...target, correctionId, reason };
    await client.call("POST /sign-up/organise/results/corrections/release", { json, isSilent: true });
    showToast("success", t("released"));
    onChanged();
  };
  return (
    <article className={styles.file}>
      <p className={review.name}>
        {t("correctionFact", { bib, field: t(`field-${field}`), before: write(before), after: write(after) })}
      </p>
      <p className={review.meta}>
        {[reason, t("correctedAt", { at: at(correctedAt) }), releasedAt && t("releasedAt", { at: at(releasedAt) })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {releasedAt === null && !isReleasing && (
        <div className={styles.actions}>
          <QuietButton onClick={() => setReleasing(true)}>
            {t("release")}…<span className="visually-hidden"> {bib}</span>
          </QuietButton>
        </div>
      )}
      {isReleasing && (
        <div className={styles.wide}>
          <ReasonedForm
            reason={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
            yes={t("release")}
            check={() => true}
            send={send}
            onCancel={() => setReleasing(false)}
          >
            <h4>{t("releaseTitle")}</h4>
            <p className={review.hint}>{t("releaseLead")}</p>
          </ReasonedForm>
        </div>
      )}
    </article>
  );
}

function useValues(
  { ageGroups }: PartProps["edition"],
  field: ResultCorrection["field"],
): (value: string | null) => string {
  const t = useResultTexts();
  const { text } = useSite();
  return (value) => {
    if (value === null || value === "") return t("nothing");
    if (field === "status") return t(`status-${value as "finished"}`);
    if (field === "gunMs" || field === "netMs") return formatTime(Number(value), { digits: 1 });
    if (field === "gender") return value === "1" ? t("male") : value === "2" ? t("female") : t("nothing");
    const group = field === "ageGroup" ? ageGroups.find(({ id }) => id === value) : undefined;
    return group ? text(group.name) : value;
  };
}
