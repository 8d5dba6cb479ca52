import { useCallback } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { UserData } from "#contract/account.ts";
import styles from "./AccountPage.module.css";
import { type SectionProps, useAccountTexts } from "./AccountSection.tsx";

/** The address of the review of applications. */
export const reviewPath = "/account?view=applications";

/** Whether an account may review applications. */
export function isOrganiser({ authorities }: Pick<UserData, "authorities">): boolean {
  return authorities.includes("ORGANISER");
}

/** The review of applications for organisers, loaded for them only; for everybody else a sentence that they may not. */
export function ReviewView({ client, session, userData }: SectionProps) {
  const t = useAccountTexts();
  if (!isOrganiser(userData))
    return <Empty action={{ label: t("toAccount"), to: "/account" }}>{t("reviewNotAllowed")}</Empty>;
  return (
    <div className={styles.review}>
      <Link to="/account">{t("toAccount")}</Link>
      <LoadedReview client={client} session={session} />
    </div>
  );
}

function LoadedReview({ client, session }: Pick<SectionProps, "client" | "session">) {
  const t = useAccountTexts();
  const load = useCallback(
    () =>
      session.loadReview().catch(() => {
        throw new Error(t("reviewNotLoaded"));
      }),
    [session, t],
  );
  const loaded = useLoaded("review", load);
  return (
    <Show loaded={loaded} lines={8} height="30rem">
      {(Review) => <Review client={client} />}
    </Show>
  );
}
