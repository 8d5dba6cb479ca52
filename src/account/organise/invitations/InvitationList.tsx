import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedInvitation } from "#contract/invitations.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import styles from "./Invitations.module.css";
import { useInvitationTexts } from "./texts.ts";
import type { Invitations } from "./useInvitations.ts";

/** The id of the list's title, which gets the focus when a form is done. */
export const titleId = "invitations-title";

interface InvitationListProps {
  client: Client;
  race: OrganisedRace;
  list: Invitations;
}

/**
 * The invitations that match, each with what can be done to it, and how many messages are still to
 * be sent.
 */
export function InvitationList({ client, race, list }: InvitationListProps) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { invitations, phase, next, due } = list;
  return (
    <section aria-labelledby={titleId} aria-busy={phase === "loading"} className={styles.list}>
      <h2 id={titleId} tabIndex={-1}>
        {t("title")}
      </h2>
      <p role="status" className={styles.progress}>
        {phase === "ready" && due > 0 && t("due", { due })}
      </p>
      {invitations.length > 0 && (
        <ul className={review.list}>
          {invitations.map((invitation) => (
            <li key={invitation.invitationId}>
              <Row client={client} race={race} invitation={invitation} onChanged={list.reload} />
            </li>
          ))}
        </ul>
      )}
      {phase === "loading" && <Skeleton lines={invitations.length > 0 ? 2 : 5} />}
      {phase === "failed" && (
        <Failed message={list.message ?? ""} retry={() => (invitations.length > 0 ? list.loadMore() : list.reload())} />
      )}
      {phase === "ready" && invitations.length === 0 && <p className={review.none}>{t("none")}</p>}
      {phase === "ready" && next !== null && (
        <QuietButton className={review.more} onClick={() => list.loadMore()}>
          {organise("showMore")}
        </QuietButton>
      )}
    </section>
  );
}

const tones = { sent: "waiting", used: "good", ended: undefined, expired: undefined } as const;

interface RowProps {
  client: Client;
  race: OrganisedRace;
  invitation: OrganisedInvitation;
  onChanged(): void;
}

type ChangeCall = "POST /sign-up/organise/invitations/withdraw" | "POST /sign-up/organise/invitations/send-again";

function Row({ client, race, invitation, onChanged }: RowProps) {
  const t = useInvitationTexts();
  const { text, confirm, showToast } = useSite();
  const explain = useExplanation();
  const [trouble, setTrouble] = useState<string>();
  const { invitationId, kind, contact, itemName, state, isDue, note } = invitation;
  const change = async (call: ChangeCall, done: string) => {
    setTrouble(undefined);
    try {
      await client.call(call, { json: { invitationId }, isSilent: true });
      showToast("success", done);
      onChanged();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const withdraw = async () => {
    const question = { title: t("withdrawTitle", { contact }), body: t("withdrawBody") };
    if (await confirm({ ...question, yes: t("withdraw"), no: t("keep") }))
      await change("POST /sign-up/organise/invitations/withdraw", t("withdrawn"));
  };
  const name = contact || t(kind === "by-hand" ? "byHand" : "erased");
  return (
    <article className={styles.invitation}>
      <p className={styles.contact}>{name}</p>
      <StatusMark tone={tones[state]}>{t(`state-${state}`)}</StatusMark>
      <p className={styles.facts}>
        {text(itemName)} · <Facts race={race} invitation={invitation} />
      </p>
      {note !== "" && <p className={styles.facts}>{note}</p>}
      {state === "sent" && (
        <div className={styles.rowActions}>
          {kind === "invited" && (
            <QuietButton
              disabled={isDue}
              onClick={() => void change("POST /sign-up/organise/invitations/send-again", t("sentAgain"))}
            >
              {t("sendAgain")}
              <span className="visually-hidden"> {name}</span>
            </QuietButton>
          )}
          <QuietButton onClick={() => void withdraw()}>
            {t("withdraw")}
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

function Facts({ race, invitation }: Pick<RowProps, "race" | "invitation">) {
  const t = useInvitationTexts();
  const dates = useDates();
  const numbers = useNumbers();
  const { state, endsAt, endedAt, isDue, sentAt, isWaived, holdsPlace, paidFen, code, createdBy, kind } = invitation;
  const at = (instant: number) => dates(instant, "moment", race.timeZone);
  const facts = [
    kind === "invited" && (isDue ? t("isDue") : sentAt === null ? t("notSent") : t("sentAt", { at: at(sentAt) })),
    state === "sent" && t("endsAt", { at: at(endsAt) }),
    state !== "sent" && endedAt !== null && t("endedAt", { at: at(endedAt), state }),
    state === "sent" && holdsPlace && t("isHeld"),
    isWaived && paidFen === null && t("isWaived"),
    paidFen !== null && t("paidElsewhere", { yuan: numbers.fen(paidFen) }),
    code,
    createdBy && t("by", { nick: createdBy }),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}
