import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Text } from "#schemas/generated/types.ts";
import { useClosedReason } from "./closedReason.ts";
import styles from "./LinkAction.module.css";

interface LinkActionProps {
  label: Text;
  link: string;
  look?: "primary" | "secondary" | "quiet" | undefined;
}

/**
 * The button of a link that an organiser writes; if its page is a service that is not open, its
 * label and the reason.
 */
export function LinkAction({ label, link, look = "primary" }: LinkActionProps) {
  const { text } = useSite();
  const closed = useClosedReason(link);
  if (closed === undefined)
    return (
      <Action
        to={link}
        look={look === "primary" ? "primary" : "quiet"}
        className={look === "quiet" ? styles.plain : ""}
      >
        {text(label)}
      </Action>
    );
  return (
    <p className={styles.closed}>
      {text(label)} <span>{closed}</span>
    </p>
  );
}
