import { useState } from "react";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { EntrantMessage } from "#contract/entrantMessages.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { DecideRequest } from "../kit/DecideRequest.tsx";
import styles from "./Messages.module.css";
import { useMessageTexts } from "./texts.ts";

interface MessageRowProps {
  client: Client;
  race: OrganisedRace;
  message: EntrantMessage;
  onChange(): void;
}

const tones = { waiting: "waiting", sending: "waiting", sent: "good", refused: "bad", stopped: "bad" } as const;

/** A message, what became of it, and what can be done about it. */
export function MessageRow({ client, race, message, onChange }: MessageRowProps) {
  const t = useMessageTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { text, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { messageId, state, report, filter, total, isOwn } = message;
  const { domainName } = race;
  const left = report.optedOut + report.suppressed + report.withoutEmail;
  const isRunning = state === "sending";
  const decide = async (isApproved: boolean) => {
    const json = { domainName, messageId, isApproved };
    await client.call("POST /sign-up/organise/messages/decide", { json, isSilent: true });
    onChange();
  };
  // What a second organiser approves is seen whole.
  const describeFilter = () => {
    const nameIn = (list: OrganisedRace["items"], id: string | undefined) =>
      id === undefined ? undefined : text(list.find((named) => named.id === id)?.name ?? { zh: id });
    const parts = [t(`group_${filter.group}`), nameIn(race.items, filter.item), nameIn(race.starts, filter.start)];
    return [...parts, filter.language && t(`language_${filter.language}`)].filter(Boolean).join(" · ");
  };
  const stop = async () => {
    setTrouble(undefined);
    try {
      const json = { domainName, messageId };
      await client.call("POST /sign-up/organise/messages/stop", { json, isSilent: true });
      showToast("success", t("stopped"));
      onChange();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  return (
    <article className={styles.row}>
      <p className={styles.subject}>{text(message.subject)}</p>
      <p>
        <StatusMark tone={tones[state]}>{t(`state_${state}`)}</StatusMark>
      </p>
      <p className={review.meta}>
        {t("about", {
          time: dates(message.requestedAt, "full", race.timeZone),
          by: message.requestedBy,
          group: describeFilter(),
          total,
        })}
      </p>
      {state !== "waiting" && state !== "refused" && <p className={review.meta}>{t("report", { ...report, left })}</p>}
      {state === "waiting" && <DecideRequest isOwn={isOwn} decide={decide} />}
      {isRunning && (
        <div className={application.actions}>
          <QuietButton onClick={() => void stop()}>{t("stop")}</QuietButton>
        </div>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
