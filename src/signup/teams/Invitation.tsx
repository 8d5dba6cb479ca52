import { useCallback } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import { errorCode } from "#src/client/errors.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

interface InvitationProps {
  token: string;
  /** Opens the form of an item; left out before a login. */
  onJoin?(item: string): void;
}

/** Shows the team that a link invites to, and the way into it, or why there is none. */
export function Invitation({ token, onJoin }: InvitationProps) {
  const t = useTexts();
  const { text, user } = useSite();
  const dates = useDates();
  const hasAccount = user !== undefined;
  const { client, domainName } = useSignUpServices();
  const load = useCallback(async () => {
    try {
      const [invitation, teams] = await Promise.all([
        client.call("POST /sign-up/teams/invitation", { json: { domainName, token }, isSilent: true }),
        hasAccount ? client.call("GET /sign-up/teams", { isSilent: true }) : [],
      ]);
      return { invitation, own: teams.find(({ teamId, left }) => teamId === invitation.teamId && left === null) };
    } catch (error) {
      if (errorCode(error) === "team/unknown-link") return null;
      throw error;
    }
  }, [client, domainName, token, hasAccount]);
  const loaded = useLoaded(`invitation ${token} ${hasAccount}`, load);
  return (
    <section className={ownStyles.own} aria-labelledby="team-invitation">
      <h2 id="team-invitation">{t("invited")}</h2>
      <Show loaded={loaded} lines={3}>
        {(value) => {
          if (!value) return <p className={shared.quiet}>{t("unknownLink")}</p>;
          const { invitation, own } = value;
          const { state, captain, size, max, closesAt } = invitation;
          const reason = own
            ? t(own.role === "captain" ? "isOwn" : "isMember")
            : state !== "open" && t(state === "full" ? "isFull" : "isClosed");
          return (
            <>
              <p className={ownStyles.receiptItem}>
                {invitation.name || t("unnamed")} · {text(invitation.siteTitle)} · {text(invitation.itemName)}
              </p>
              <p className={shared.quiet}>
                {[
                  captain && t("invitedBy", { captain }),
                  t("size", { count: size, max }),
                  state === "open" && closesAt !== null && t("closes", { at: dates(closesAt, "moment") }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {reason ? (
                <p className={shared.quiet}>{reason}</p>
              ) : onJoin ? (
                <TextButton onClick={() => onJoin(invitation.item)}>{t("join")}</TextButton>
              ) : (
                <p>{t("logInToJoin")}</p>
              )}
            </>
          );
        }}
      </Show>
    </section>
  );
}
