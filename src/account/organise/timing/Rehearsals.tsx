import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { TimingSource } from "#contract/timing.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Timing.module.css";
import { useTimingTexts } from "./texts.ts";

interface RehearsalsProps {
  client: Client;
  race: OrganisedRace;
  sources: readonly TimingSource[];
  onCleared(): void;
}

/** Clears what rehearsals have sent, if there is any, once the organiser has confirmed it. */
export function Rehearsals({ client, race, sources, onCleared }: RehearsalsProps) {
  const t = useTimingTexts();
  const explain = useExplanation();
  const { confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const rehearsals = sources.filter(({ rehearsal }) => rehearsal !== null);
  const count = rehearsals.reduce((sum, { received }) => sum + received, 0);
  const isThere = count > 0 || rehearsals.some(({ revokedAt }) => revokedAt === null);
  const clear = async () => {
    const question = { title: t("clearTitle"), body: t("clearBody", { count }) };
    if (!(await confirm({ ...question, yes: t("clear"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName };
      const { deleted } = await client.call("POST /sign-up/organise/timing/clear", { json, isSilent: true });
      showToast("success", t("cleared", { deleted }));
      onCleared();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  if (!isThere) return null;
  return (
    <div className={styles.part}>
      <p className={review.hint}>{t("clearLead")}</p>
      <div className={styles.actions}>
        <QuietButton onClick={() => void clear()}>{t("clear")}…</QuietButton>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </div>
  );
}
