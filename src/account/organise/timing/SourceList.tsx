import { useState } from "react";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { TimingSource } from "#contract/timing.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useExplanation } from "../../useExplanation.ts";
import { MadeSource } from "./MadeSource.tsx";
import type { NewSource } from "./part.ts";
import { SourceForm } from "./SourceForm.tsx";
import styles from "./Timing.module.css";
import { useTimingTexts } from "./texts.ts";

interface SourceListProps {
  client: Client;
  race: OrganisedRace;
  sources: readonly TimingSource[];
  onChanged(): void;
}

const titleId = "timing-sources";
const makeId = "timing-make";

/**
 * The timing systems of a race, those that are in use first, with a form that makes a token for
 * another.
 */
export function SourceList({ client, race, sources, onChanged }: SourceListProps) {
  const t = useTimingTexts();
  const focusLater = useLaterFocus();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewSource>();
  const close = (focused: string) => {
    focusLater(focused);
    setMaking(false);
    setMade(undefined);
  };
  const keep = (source: NewSource) => {
    setMaking(false);
    setMade(source);
    onChanged();
  };
  const revoked = () => {
    focusLater(titleId);
    onChanged();
  };
  const ordered = [...sources].sort((a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null));
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t("sources")}
      </h2>
      {ordered.length === 0 && !made && !isMaking && <p>{t("noSources")}</p>}
      {ordered.length > 0 && (
        <ul className={review.list}>
          {ordered.map((source) => (
            <li key={source.sourceId}>
              <Source client={client} race={race} source={source} onRevoked={revoked} />
            </li>
          ))}
        </ul>
      )}
      {made && <MadeSource client={client} made={made} onDone={() => close(titleId)} />}
      {isMaking && <SourceForm client={client} race={race} onMade={keep} onCancel={() => close(makeId)} />}
      {!made && !isMaking && (
        <div className={styles.actions}>
          <QuietButton id={makeId} onClick={() => setMaking(true)}>
            {t("make")}…
          </QuietButton>
        </div>
      )}
    </section>
  );
}

interface SourceProps extends Pick<SourceListProps, "client" | "race"> {
  source: TimingSource;
  onRevoked(): void;
}

function Source({ client, race, source, onRevoked }: SourceProps) {
  const t = useTimingTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { sourceId, name, ending, isSigned, rehearsal, received, lastAt, revokedAt } = source;
  const at = (instant: number) => dates(instant, "full", race.timeZone);
  const revoke = async () => {
    const question = { title: t("revokeTitle", { name }), body: t("revokeBody") };
    if (!(await confirm({ ...question, yes: t("revoke"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName, sourceId };
      await client.call("POST /sign-up/organise/timing/sources/revoke", { json, isSilent: true });
      showToast("success", t("revoked"));
      onRevoked();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const state = revokedAt !== null ? "isRevoked" : rehearsal ? "isRehearsal" : "isRace";
  const facts = [
    lastAt === null ? t("nothingYet") : t("received", { count: received }),
    lastAt !== null && t("lastAt", { time: at(lastAt) }),
    t("ending", { ending }),
    isSigned && t("isSigned"),
    revokedAt !== null && t("revokedAt", { time: at(revokedAt) }),
  ];
  return (
    <article className={styles.row}>
      <p className={review.name}>
        <bdi>{name}</bdi>
      </p>
      <StatusMark tone={({ isRace: "good", isRehearsal: "waiting", isRevoked: undefined } as const)[state]}>
        {t(state)}
      </StatusMark>
      <p className={review.meta}>{facts.filter(Boolean).join(" · ")}</p>
      {revokedAt === null && (
        <div className={styles.rowActions}>
          <QuietButton onClick={() => void revoke()}>
            {t("revoke")}
            <span className="visually-hidden"> {name}</span>
          </QuietButton>
        </div>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
