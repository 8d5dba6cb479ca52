import { useCallback } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import { errorCode } from "#src/client/errors.ts";
import { fetchInvitation, fetchTeams } from "#src/client/teams.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

/** What the visitor is invited to by a team's link, and the way into it, or why there is none. */
export function Invitation({ token, onJoin }: { token: string; onJoin(item: string): void }) {
  const t = useTexts();
  const { text } = useSite();
  const { client, domainName } = useSignUpServices();
  const load = useCallback(async () => {
    try {
      const [invitation, own] = await Promise.all([fetchInvitation(client, domainName, token), fetchTeams(client)]);
      return { invitation, own: own.find(({ teamId, left }) => teamId === invitation.teamId && left === null) };
    } catch (error) {
      if (errorCode(error) === "team/unknown-link") return undefined;
      throw error;
    }
  }, [client, domainName, token]);
  const loaded = useLoaded(`invitation ${token}`, load);
  return (
    <section className={ownStyles.own} aria-labelledby="team-invitation">
      <h2 id="team-invitation">{t("invited")}</h2>
      <Show loaded={loaded} lines={3}>
        {(value) => {
          if (!value) return <p className={shared.quiet}>{t("unknownLink")}</p>;
          const { invitation, own } = value;
          const { state } = invitation;
          const reason = own
            ? t(own.role === "captain" ? "isOwn" : "isMember")
            : state !== "open" && t(state === "full" ? "isFull" : "isClosed");
          return (
            <>
              <p className={ownStyles.receiptItem}>
                {invitation.name || t("unnamed")} · {text(invitation.siteTitle)} · {text(invitation.itemName)}
              </p>
              {invitation.captain && <p className={shared.quiet}>{t("invitedBy", { captain: invitation.captain })}</p>}
              {reason ? (
                <p className={shared.quiet}>{reason}</p>
              ) : (
                <TextButton onClick={() => onJoin(invitation.item)}>{t("join")}</TextButton>
              )}
            </>
          );
        }}
      </Show>
    </section>
  );
}
