import { useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { LuckyBibs, OwnLuckyBib } from "#contract/bibs.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./LuckyBibs.module.css";
import { useLuckyTexts } from "./texts.ts";

interface OwnLuckyBibsProps {
  lucky: LuckyBibs;
  /** The number of an entry changed: the list of sign-ups shows it too. */
  onChanged(): void;
}

/** The lucky numbers that the own entries can have: chosen from those that are free, or drawn. */
export default function OwnLuckyBibs({ lucky: first, onChanged }: OwnLuckyBibsProps) {
  const t = useLuckyTexts();
  const dates = useDates();
  const { client, domainName } = useSignUpServices();
  const [lucky, setLucky] = useState(first);
  const renew = async () => {
    const next = await client
      .call("GET /sign-up/lucky-bibs", { query: { domainName }, isSilent: true })
      .catch(() => undefined);
    if (next) setLucky(next);
    onChanged();
  };
  const { by, state, opensAt, closesAt, timeZone } = lucky;
  const until = dates(closesAt, "moment", timeZone);
  return (
    <section className={`${ownStyles.own} ${styles.section}`} aria-labelledby="own-lucky">
      <h3 id="own-lucky">{t("title")}</h3>
      <p>{t(by === "choice" ? "leadChoice" : "leadDraw", { until })}</p>
      {state === "soon" && <p className={styles.note}>{t("soon", { at: dates(opensAt, "moment", timeZone) })}</p>}
      {state === "closed" && <p className={styles.note}>{t("closed")}</p>}
      <ul>
        {lucky.entries.map((entry) => (
          <li key={`${entry.submissionId} ${entry.entrant}`}>
            <p className={styles.who}>{entry.name}</p>
            {by === "choice" ? (
              <Chosen entry={entry} isOpen={state === "open"} onChanged={renew} />
            ) : (
              <Wish entry={entry} isOpen={state === "open"} onChanged={renew} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  entry: OwnLuckyBib;
  isOpen: boolean;
  onChanged(): Promise<void>;
}

const mostShown = 24;

function Chosen({ entry, isOpen, onChanged }: EntryProps) {
  const t = useLuckyTexts();
  const { showToast } = useSite();
  const { client, domainName } = useSignUpServices();
  const [typed, setTyped] = useState("");
  const [isWorking, setWorking] = useState(false);
  const { submissionId, entrant, bib, free } = entry;
  const choose = async (number: string | null) => {
    if (isWorking) return;
    setWorking(true);
    // The client shows why it failed; the list shows what is free now.
    const isDone = await client
      .call("POST /sign-up/lucky-bibs", { json: { domainName, submissionId, entrant, bib: number } })
      .then(
        () => true,
        () => false,
      );
    if (isDone) showToast("success", number === null ? t("givenBack") : t("chosen", { bib: number }));
    await onChanged();
    setWorking(false);
  };
  const needle = typed.trim().toUpperCase();
  const matching = free.filter((number) => number.includes(needle));
  return (
    <>
      <p className={styles.number}>
        <span>{t("has")}</span>
        <b>{bib ?? t("none")}</b>
        {bib !== null && isOpen && <TextButton onClick={() => void choose(null)}>{t("giveBack")}</TextButton>}
      </p>
      {isOpen && free.length === 0 && <p className={styles.note}>{t("allTaken")}</p>}
      {isOpen && free.length > 0 && (
        <>
          {free.length > mostShown && (
            <Field label={t("search")}>
              {(control) => (
                <TextInput
                  {...control}
                  value={typed}
                  maxLength={12}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
          )}
          <p className={styles.note} role="status">
            {matching.length > 0 ? t("free", { count: matching.length }) : t("noMatch", { typed: typed.trim() })}
          </p>
          <ul className={styles.numbers}>
            {matching.slice(0, mostShown).map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={t("choose", { bib: number })}
                  disabled={isWorking}
                  onClick={() => void choose(number)}
                >
                  {number}
                </button>
              </li>
            ))}
          </ul>
          {matching.length > mostShown && (
            <p className={styles.note}>{t("more", { count: matching.length - mostShown })}</p>
          )}
        </>
      )}
    </>
  );
}

function Wish({ entry, isOpen, onChanged }: EntryProps) {
  const t = useLuckyTexts();
  const { showToast } = useSite();
  const { client, domainName } = useSignUpServices();
  const [isWorking, setWorking] = useState(false);
  const { submissionId, entrant, bib, isWanted, numbers } = entry;
  const change = async (isOn: boolean) => {
    if (isWorking) return;
    setWorking(true);
    const json = { domainName, submissionId, entrant, isWanted: isOn };
    const isDone = await client.call("POST /sign-up/lucky-bibs/wish", { json }).then(
      () => true,
      () => false,
    );
    if (isDone) showToast("success", t(isOn ? "wished" : "unwished"));
    await onChanged();
    setWorking(false);
  };
  if (bib !== null)
    return (
      <p className={styles.number}>
        <span>{t("has")}</span>
        <b>{bib}</b>
      </p>
    );
  if (!isOpen) return <p>{t(isWanted ? "wished" : "unwished")}</p>;
  return (
    <label className={styles.wish}>
      <input
        type="checkbox"
        checked={isWanted}
        aria-busy={isWorking}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>{t("wish", { count: numbers })}</span>
    </label>
  );
}
