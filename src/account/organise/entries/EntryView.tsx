import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedEntry, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { useCall } from "../../useCall.ts";
import { BibForm } from "../bibs/BibForm.tsx";
import { useBibTexts } from "../bibs/texts.ts";
import { useOrganiseTexts, useStateTexts } from "../kit/texts.ts";
import { getTone } from "./EntryList.tsx";
import { OrderView } from "./OrderView.tsx";

/** The id of the part of the page that shows an entry. */
export const viewId = "entry";

interface EntryViewProps {
  code: string;
  client: Client;
  race: OrganisedRace;
  onClose(): void;
  onOpen(code: string): void;
  /** Something about it was changed here. */
  onChanged(): void;
}

/** One entry: who, for what, its order with the refunds, and what became of it. */
export function EntryView({ code, client, race, onClose, onOpen, onChanged }: EntryViewProps) {
  const t = useOrganiseTexts();
  const { loaded } = useCall(client, "GET /sign-up/organise/entries/:code", { params: { code } });
  return (
    <section id={viewId} tabIndex={-1} aria-labelledby="entry-title" className={styles.application}>
      <QuietButton className={styles.back} onClick={onClose}>
        ← {t("backToList")}
      </QuietButton>
      <Show loaded={loaded} lines={8} height="24rem">
        {(entry) => (
          <>
            <Facts entry={entry} race={race} />
            {entry.state === "confirmed" && <BibForm client={client} race={race} entry={entry} onDone={onChanged} />}
            <OtherRaces entry={entry} onOpen={onOpen} />
            <OrderView entry={entry} client={client} race={race} onOpen={onOpen} onChanged={onChanged} />
            {entry.partners.length > 0 && (
              <div className={styles.answers}>
                <h3>{t("partners")}</h3>
                <div className={styles.actions}>
                  {entry.partners.map((partner) => (
                    <QuietButton key={partner} onClick={() => onOpen(partner)}>
                      {partner}
                    </QuietButton>
                  ))}
                </div>
              </div>
            )}
            <Answers entry={entry} />
            <History entry={entry} race={race} />
            <Messages entry={entry} race={race} />
          </>
        )}
      </Show>
    </section>
  );
}

function Facts({ entry, race }: { entry: OrganisedEntry; race: OrganisedRace }) {
  const t = useOrganiseTexts();
  const state = useStateTexts();
  const { text } = useSite();
  const dates = useDates();
  const bibs = useBibTexts();
  const { name, itemName, code, receipt, document, createdAt, bib, startBlock } = entry;
  const facts = [
    [bibs("bib"), bib],
    [bibs("startBlock"), startBlock && text(startBlock)],
    [t("code"), code],
    [t("receipt"), receipt],
    [t("document"), document],
    [t("submitted"), dates(createdAt, "moment", race.timeZone)],
  ].filter(([, value]) => value);
  return (
    <header className={styles.head}>
      <h2 id="entry-title">{name || t("unnamed")}</h2>
      <p className={styles.item}>{text(itemName)}</p>
      <StatusMark tone={getTone(entry.state)}>{state(entry.state)}</StatusMark>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

// An entry of another race opens if the organiser has that race too.
function OtherRaces({ entry, onOpen }: { entry: OrganisedEntry; onOpen(code: string): void }) {
  const t = useOrganiseTexts();
  const { text } = useSite();
  const places = [
    [entry.deferredFrom, "deferredFrom"],
    [entry.deferredTo, "deferredTo"],
  ] as const;
  return places.map(([otherEntry, key]) => {
    if (!otherEntry) return null;
    const { race, code } = otherEntry;
    return (
      <div key={key} className={styles.actions}>
        <p>{t(key, { race: text(race) })}</p>
        {code !== null && <QuietButton onClick={() => onOpen(code)}>{code}</QuietButton>}
      </div>
    );
  });
}

function Answers({ entry: { answers } }: { entry: OrganisedEntry }) {
  const t = useOrganiseTexts();
  if (answers.length === 0) return null;
  return (
    <div className={styles.answers}>
      <h3>{t("answers")}</h3>
      <dl>
        {answers.map(({ label, words }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function History({ entry, race }: { entry: OrganisedEntry; race: OrganisedRace }) {
  const t = useOrganiseTexts();
  const state = useStateTexts();
  const dates = useDates();
  return (
    <div className={styles.answers}>
      <h3>{t("history")}</h3>
      <dl>
        {entry.history.map(({ after, by, at }) => (
          <div key={`${at} ${after}`}>
            <dt>{dates(at, "full", race.timeZone)}</dt>
            <dd>
              {state(after)} · {t(`by_${by}`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Messages({ entry: { messages }, race }: { entry: OrganisedEntry; race: OrganisedRace }) {
  const t = useOrganiseTexts();
  const dates = useDates();
  if (messages.length === 0) return null;
  return (
    <div className={styles.answers}>
      <h3>{t("messages")}</h3>
      <dl>
        {messages.map(({ what, channel, state, at }, index) => (
          <div key={index}>
            <dt>{dates(at, "full", race.timeZone)}</dt>
            <dd>
              {t(`message_${what}`)} · {t(`channel_${channel}`)} · {t(`message_is_${state}`)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
