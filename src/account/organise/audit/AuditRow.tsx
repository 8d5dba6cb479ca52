import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { AuditLine } from "#contract/audit.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "./Audit.module.css";
import { useAuditNames, useAuditTexts } from "./texts.ts";

interface AuditRowProps {
  line: AuditLine;
  race: OrganisedRace;
  onOpen(code: string): void;
}

/** One line: what was done, to what, by whom, when, and from which state to which. */
export function AuditRow({ line, race, onOpen }: AuditRowProps) {
  const t = useAuditTexts();
  const names = useAuditNames();
  const dates = useDates();
  const numbers = useNumbers();
  const { action, entity, before, after, reason, nick, by, code, token, details } = line;
  const change =
    after === null
      ? undefined
      : before === null
        ? t("began", { after: names.state(entity, after) })
        : t("change", { before: names.state(entity, before), after: names.state(entity, after) });
  const who = nick === null || nick === "" ? t(`who_${by}`) : `${nick} (${t(`who_${by}`)})`;
  // The reasons of entries are words of the program, which the action or the next line has too.
  const statedReason = reason !== null && entity !== "entry" ? t("reason", { reason }) : undefined;
  // What the details of a line mean to people; `startline audit lines` prints all of them.
  const { amountFen, count, authority } = details;
  const more = [
    typeof amountFen === "number" && t("amount", { amount: numbers.fen(amountFen) }),
    typeof count === "number" && t("count", { count }),
    typeof authority === "string" && t("right", { right: authority }),
  ].filter((detail) => detail !== false);
  return (
    <li className={styles.line}>
      <p className={styles.what}>
        <strong>{names.action(action, entity)}</strong> · {names.entity(entity)}
      </p>
      {change !== undefined && <p>{change}</p>}
      {statedReason !== undefined && <p className={styles.reason}>{statedReason}</p>}
      {more.length > 0 && <p>{more.join(" · ")}</p>}
      <p className={styles.meta}>
        {[
          who,
          ...(token === null ? [] : [t("byToken", { name: token })]),
          dates(line.at, "full", race.timeZone),
          t("number", { number: line.number }),
        ].join(" · ")}
      </p>
      {code !== null && (
        <QuietButton className={styles.open} onClick={() => onOpen(code)}>
          {t("openEntry", { code })}
        </QuietButton>
      )}
    </li>
  );
}
