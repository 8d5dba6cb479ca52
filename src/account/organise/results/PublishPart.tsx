import { type FormEvent, useState } from "react";
import { Field, FieldGroup, TextArea } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import type { ResultSetHead } from "#contract/results.ts";
import { fetchExport } from "#src/client/export.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { saveFile } from "../../saveFile.ts";
import { useCall } from "../../useCall.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useLastValue } from "../../useLastValue.ts";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

type Kind = "preliminary" | "official" | "amended";

/** Publishes the results of an item as their next set, and lists those that were published. */
export function PublishPart(props: PartProps) {
  const t = useResultTexts();
  const { client, race, edition, onChanged } = props;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/results/sets", {
    query: { domainName: race.domainName, item: edition.item, edition: edition.edition },
  });
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <Show loaded={useLastValue(loaded)} lines={5}>
      {({ sets }) => (
        <>
          <Publication {...props} sets={sets} onChanged={changed} />
          <section className={styles.part} aria-labelledby="results-sets">
            <h3 id="results-sets">{t("sets")}</h3>
            {sets.length === 0 ? (
              <p className={review.hint}>{t("noSets")}</p>
            ) : (
              <ul className={review.list}>
                {sets.map((set) => (
                  <li key={set.number}>
                    <PublishedSet race={race} set={set} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          {sets.length > 0 && race.seesPersonal && <SiteFiles {...props} />}
        </>
      )}
    </Show>
  );
}

function PublishedSet({ race, set }: Pick<PartProps, "race"> & { set: ResultSetHead }) {
  const t = useResultTexts();
  const { text } = useSite();
  const dates = useDates();
  return (
    <article className={styles.file}>
      <p className={review.name}>{t("set", set)}</p>
      <p className={review.meta}>
        {t("runners", set)} · {t("publishedAt", { at: dates(set.publishedAt, "moment", race.timeZone) })}
      </p>
      {set.note && <p className={styles.wide}>{text(set.note)}</p>}
    </article>
  );
}

/** Publishes the results of an item, and warns before if nobody has a place. */
export function Publication({ client, race, edition, sets, onChanged }: PartProps & { sets: ResultSetHead[] }) {
  const t = useResultTexts();
  const { confirm, showToast } = useSite();
  const explain = useExplanation();
  const newest = sets[0];
  const kinds: Kind[] = newest && newest.kind !== "preliminary" ? ["amended"] : ["preliminary", "official"];
  const [chosen, setChosen] = useState<Kind>();
  const [note, setNote] = useState({ zh: "", en: "" });
  const [trouble, setTrouble] = useState<string>();
  const [isFaulty, setFaulty] = useState(false);
  const [isSending, setSending] = useState(false);
  const kind = chosen && kinds.includes(chosen) ? chosen : (kinds[0] ?? "amended");
  const hasNote = note.zh.trim() !== "" && note.en.trim() !== "";
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(undefined);
    setFaulty(kind === "amended" && !hasNote);
    if ((kind === "amended" && !hasNote) || isSending) return;
    const body = warnOfRanks(t, edition) ?? t("willPublish", edition);
    if (!(await confirm({ title: t("publishTitle", { kind }), body, yes: t("publish"), no: t("notYet") }))) return;
    setSending(true);
    try {
      const { item, edition: year } = edition;
      const json = { domainName: race.domainName, item, edition: year, kind, after: newest?.number ?? 0 };
      const set = await client.call("POST /sign-up/organise/results/sets", {
        json: { ...json, ...(hasNote && { note: { zh: note.zh.trim(), en: note.en.trim() } }) },
        isSilent: true,
      });
      showToast("success", t("published", { number: set.number }));
      onChanged();
    } catch (error) {
      setTrouble(explain(error));
    }
    setSending(false);
  };
  if (edition.runners === 0) return <p className={review.none}>{t("nothingToPublish")}</p>;
  // A preliminary set that nobody changed becomes the official one.
  if (newest && !edition.isChanged && newest.kind !== "preliminary")
    return <p className={review.none}>{t("upToDate")}</p>;
  return (
    <form className={application.decision} onSubmit={publish} noValidate>
      <p>{t("willPublish", edition)}</p>
      {edition.unranked && <p className={styles.warning}>{warnOfRanks(t, edition)}</p>}
      <FieldGroup id="results-kind" label={t("kind")}>
        {kinds.map((name) => (
          <label key={name} className={application.check}>
            <input type="radio" name="kind" checked={kind === name} onChange={() => setChosen(name)} />
            <span className={styles.kind}>
              {t(`kind-${name}`)} <span className={review.hint}>{t(`kindHint-${name}`)}</span>
            </span>
          </label>
        ))}
      </FieldGroup>
      {(["zh", "en"] as const).map((language) => (
        <Field
          key={language}
          label={t(language === "zh" ? "noteZh" : "noteEn")}
          hint={t("noteHint")}
          error={isFaulty && note[language].trim() === "" ? t("noteMissing") : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={500}
              required={kind === "amended"}
              value={note[language]}
              onChange={({ target }) => setNote({ ...note, [language]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isSending}>
          {t("publish")}
        </button>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

function warnOfRanks(t: ReturnType<typeof useResultTexts>, { unranked }: OrganisedEdition): string | undefined {
  return unranked ? t("nobodyRanked", { ...unranked, status: t(`status-${unranked.status}`) }) : undefined;
}

const formats = ["itra", "itra-csv", "ultrasignup"] as const;

function SiteFiles({ client, race, edition }: PartProps) {
  const t = useResultTexts();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const take = async (format: (typeof formats)[number]) => {
    setTrouble(undefined);
    try {
      const query = { domainName: race.domainName, item: edition.item, edition: edition.edition, format };
      const file = await fetchExport(client, "GET /sign-up/organise/results/export", { query, isSilent: true });
      saveFile(file, file.name);
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  return (
    <section className={styles.part} aria-labelledby="results-for-sites">
      <h3 id="results-for-sites">{t("forSites")}</h3>
      <p className={review.hint}>{t("forSitesHint")}</p>
      <div className={styles.actions}>
        {formats.map((format) => (
          <QuietButton key={format} onClick={() => void take(format)}>
            {t(format)}
          </QuietButton>
        ))}
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </section>
  );
}
