import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/link-action.ts";
import type { Text } from "#schemas/generated/types.ts";
import styles from "./LinkAction.module.css";
import { useLinkStatus } from "./linkStatus.ts";

const useTexts = texts(messages);

interface LinkActionProps {
  label: Text;
  link: string;
  look?: "primary" | "secondary" | "quiet" | undefined;
}

/** The button of a link that an organiser writes; if its page is a service that is not open, its label and the reason. */
export function LinkAction({ label, link, look = "primary" }: LinkActionProps) {
  const t = useTexts();
  const date = useDates();
  const { ownText, text } = useSite();
  const { state, opensAt, closesAt, closedText } = useLinkStatus(60_000)(link);
  if (state === "open")
    return (
      <Action
        to={link}
        look={look === "primary" ? "primary" : "quiet"}
        className={look === "quiet" ? styles.plain : ""}
      >
        {text(label)}
      </Action>
    );
  const sentences = {
    notYet: opensAt && t("opens", { moment: date(opensAt, "moment") }),
    over: closesAt && t("closedSince", { moment: date(closesAt, "moment") }),
    closed: ownText(closedText),
  };
  return (
    <p className={styles.closed}>
      {text(label)} <span>{sentences[state] || t("closed")}</span>
    </p>
  );
}
