import { type ReactNode, useCallback } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { Client } from "#src/client/client.ts";
import type { SectionProps } from "../accountSession.ts";
import { listReviews, type ReviewView as Reviewed, reviewPaths } from "../organiser.ts";
import styles from "./AccountPage.module.css";
import { useAccountTexts } from "./AccountSection.tsx";

/** The text that names each review. */
export const reviewTitles = { applications: "reviewTitle", teams: "teamsTitle", documents: "documentsTitle" } as const;

type ReviewViewProps = SectionProps & { reviewed: Reviewed };

/**
 * The review of applications, teams or documents, loaded for those who may; everybody else reads
 * that they may not.
 */
export function ReviewView({ client, session, userData, reviewed }: ReviewViewProps) {
  const t = useAccountTexts();
  const reviews = listReviews(userData);
  if (!reviews.includes(reviewed))
    return <Empty action={{ label: t("toAccount"), to: "/account" }}>{t("reviewNotAllowed")}</Empty>;
  const otherReviews = reviews.filter((review) => review !== reviewed);
  return (
    <div className={styles.review}>
      <p className={styles.reviewLinks}>
        <Link to="/account">{t("toAccount")}</Link>
        {otherReviews.map((review) => (
          <Link key={review} to={reviewPaths[review]}>
            {t(reviewTitles[review])}
          </Link>
        ))}
      </p>
      <SecondFactor client={client} userData={userData} load={session.loadSecondFactor}>
        {(guarded) => <LoadedReview client={guarded} session={session} reviewed={reviewed} />}
      </SecondFactor>
    </div>
  );
}

interface SecondFactorProps extends Pick<SectionProps, "client" | "userData"> {
  load: SectionProps["session"]["loadSecondFactor"];
  children(client: Client): ReactNode;
}

/** Asks for the second factor, if it is due, before it draws what needs it. */
export function SecondFactor({ load, ...props }: SecondFactorProps) {
  const loaded = useLoaded("second-factor-gate", load);
  return (
    <Show loaded={loaded} lines={4} height="16rem">
      {({ SecondFactorGate }) => <SecondFactorGate {...props} />}
    </Show>
  );
}

function LoadedReview({ client, session, reviewed }: Omit<ReviewViewProps, "userData" | "renew">) {
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
      {(Review) => <Review client={client} reviewed={reviewed} />}
    </Show>
  );
}
