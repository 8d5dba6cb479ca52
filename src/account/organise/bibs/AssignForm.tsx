import { useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AssignedBibs, BibOverview } from "#contract/bibs.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Bibs.module.css";
import { useBibTexts } from "./texts.ts";

interface AssignFormProps {
  client: Client;
  race: OrganisedRace;
  overview: BibOverview;
  onDone(): void;
}

/** Who has no bib, what would be given, and the button that gives it. */
export function AssignForm({ client, race: { domainName }, overview, onDone }: AssignFormProps) {
  const t = useBibTexts();
  const { text, showToast } = useSite();
  const explain = useExplanation();
  const [preview, setPreview] = useState<AssignedBibs>();
  const [given, setGiven] = useState<AssignedBibs>();
  const [seed, setSeed] = useState("");
  const [trouble, setTrouble] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const { without, lucky } = overview;
  const call = async (isTrial: boolean) => {
    if (isWorking) return;
    setWorking(true);
    setTrouble(undefined);
    const stated = seed.trim() === "" ? {} : { seed: seed.trim() };
    try {
      const json = { domainName, isTrial, ...stated };
      const assigned = await client.call("POST /sign-up/organise/bibs/assign", { json, isSilent: true });
      setPreview(isTrial ? assigned : undefined);
      if (!isTrial) {
        setGiven(assigned);
        showToast("success", t("gave", { count: assigned.given }));
        onDone();
      }
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  const isDrawn = lucky?.by === "draw" && lucky.wishes > 0;
  return (
    <section className={styles.part} aria-labelledby="bib-without">
      <h2 id="bib-without">{t("withoutTitle")}</h2>
      {without.length === 0 ? (
        <p>{t("nobodyWithout")}</p>
      ) : (
        <ul className={styles.list}>
          {without.map(({ item, itemName, count }) => (
            <li key={item}>{t("without", { item: text(itemName), count })}</li>
          ))}
        </ul>
      )}
      {without.length > 0 && isDrawn && (
        <Field label={t("seed")} hint={t("seedHint")}>
          {(control) => (
            <TextInput {...control} value={seed} maxLength={100} onChange={({ target }) => setSeed(target.value)} />
          )}
        </Field>
      )}
      {without.length > 0 && !preview && (
        <div className={application.actions}>
          <button type="button" className={application.primary} disabled={isWorking} onClick={() => void call(true)}>
            {t("preview")}
          </button>
        </div>
      )}
      <div role="status">
        {preview && <Outcome assigned={preview} />}
        {given?.seed != null && <p>{t("drawnBy", { seed: given.seed })}</p>}
      </div>
      {preview && (
        <div className={application.actions}>
          {preview.given > 0 && (
            <button type="button" className={application.primary} disabled={isWorking} onClick={() => void call(false)}>
              {t("assign")}
            </button>
          )}
          <QuietButton onClick={() => setPreview(undefined)}>{t("cancel")}</QuietButton>
        </div>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </section>
  );
}

function Outcome({ assigned: { given, drawn, without } }: { assigned: AssignedBibs }) {
  const t = useBibTexts();
  const { text } = useSite();
  return (
    <>
      <p>
        {given > 0 ? t("wouldGive", { count: given }) : t("noneToGive")}
        {drawn > 0 && ` ${t("wouldDraw", { count: drawn })}`}
      </p>
      {without.map(({ item, itemName, count }) => (
        <p key={item}>{t("wouldLack", { item: text(itemName), count })}</p>
      ))}
    </>
  );
}
