import { useEffect, useId, useRef, useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Review } from "#contract/profile.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../QuietButton.tsx";
import { useCall } from "../useCall.ts";
import application from "./Application.module.css";
import { DecisionForm, type Verdict } from "./DecisionForm.tsx";
import styles from "./Review.module.css";
import { useAccountTexts, useReviewTexts } from "./texts.ts";

/** The identity documents that wait for review, oldest first, each with its decision. */
export function DocumentReview({ client }: { client: Client }) {
  const { loaded, reload, round } = useCall(client, "GET /user-center/reviews", { query: {} });
  return (
    <Show loaded={loaded} lines={8} height="30rem">
      {(documents) => <Documents key={round} client={client} documents={documents} reload={reload} />}
    </Show>
  );
}

interface DocumentsProps {
  client: Client;
  documents: Review[];
  reload(): void;
}

// The most documents that one call returns.
const mostListed = 50;

function Documents({ client, documents, reload }: DocumentsProps) {
  const t = useReviewTexts();
  const [decided, setDecided] = useState<string[]>([]);
  const [result, setResult] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const [raceId, setRaceId] = useState("");
  const isChosen = ({ races }: Review) => raceId === "" || races.some((race) => race.raceId === raceId);
  const waiting = documents.filter((document) => !decided.includes(document.accountId) && isChosen(document));
  useEffect(() => {
    if (result) status.current?.focus();
  }, [result]);
  const decide = async ({ accountId, name }: Review, verdict: Verdict) => {
    await client.call("POST /user-center/reviews/decide", { json: { accountId, ...verdict }, isSilent: true });
    setDecided([...decided, accountId]);
    setResult(t("documentDecided", { name, status: t(verdict.isApproved ? "approved" : "rejected") }));
  };
  return (
    <section className={styles.documents} aria-labelledby="documents-title">
      <h2 id="documents-title" className="visually-hidden">
        {t("documents")}
      </h2>
      <RaceChoice documents={documents} value={raceId} onChange={setRaceId} />
      <p ref={status} role="status" tabIndex={-1} className={styles.result}>
        {result}
      </p>
      {waiting.map((document) => (
        <Document
          key={document.accountId}
          document={document}
          decide={(verdict) => decide(document, verdict)}
          reload={reload}
        />
      ))}
      {waiting.length === 0 && <p className={styles.none}>{t("noDocuments")}</p>}
      {documents.length >= mostListed && (
        <QuietButton className={styles.more} onClick={reload}>
          {t("showMore")}
        </QuietButton>
      )}
    </section>
  );
}

interface RaceChoiceProps {
  documents: Review[];
  value: string;
  onChange(raceId: string): void;
}

/**
 * Chooses one of the races that the listed documents are needed for; "" for all. Not shown if there
 * is no choice.
 */
function RaceChoice({ documents, value, onChange }: RaceChoiceProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  const races = new Map(documents.flatMap(({ races }) => races.map(({ raceId, title }) => [raceId, title])));
  if (races.size < 2) return null;
  return (
    <Field label={t("race")}>
      {(control) => (
        <Choice {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("allRaces")}</option>
          {[...races].map(([raceId, title]) => (
            <option key={raceId} value={raceId}>
              {text(title)}
            </option>
          ))}
        </Choice>
      )}
    </Field>
  );
}

interface DocumentProps {
  document: Review;
  decide(verdict: Verdict): Promise<void>;
  reload(): void;
}

function Document({ document, decide, reload }: DocumentProps) {
  const t = useReviewTexts();
  const account = useAccountTexts();
  const dates = useDates();
  const { accountId, name, cardType, cardNumber, cardPhoto, birthday, gender, submittedAt } = document;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const title = useId();
  const facts = [
    [account("cardType"), account(`card_${cardType as "1"}`)],
    [account("cardNumber"), cardNumber],
    [account("gender"), gender === null ? "" : account(gender === 1 ? "male" : "female")],
    [account("birthday"), birthday ?? ""],
    [t("submitted"), dates(submittedAt, "moment", zone)],
  ].filter(([, value]) => value);
  return (
    <article className={styles.document} aria-labelledby={title}>
      <Photo address={cardPhoto} name={name} reload={reload} />
      <div className={application.answers}>
        <h3 id={title}>{name}</h3>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <DecisionForm id={accountId} decide={decide} />
      </div>
    </article>
  );
}

function Photo({ address, name, reload }: { address: string | null; name: string; reload(): void }) {
  const t = useReviewTexts();
  const [isBroken, setBroken] = useState(false);
  if (address === null) return <p className={styles.none}>{t("noPhoto")}</p>;
  // Addresses of photos work for ten minutes.
  if (isBroken)
    return (
      <p className={styles.none}>
        {t("photoExpired")}{" "}
        <QuietButton className={styles.more} onClick={reload}>
          {t("loadAgain")}
        </QuietButton>
      </p>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t("photoOf", { name })} onError={() => setBroken(true)} />
    </a>
  );
}
