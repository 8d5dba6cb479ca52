import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OwnTeam } from "#contract/teams.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { Members, WayOut } from "./Members.tsx";
import { TeamLink } from "./TeamLink.tsx";

const useTexts = texts(messages);

interface OwnTeamsProps {
  accountId: string;
  /** Called once the runner's own sign-up may have ended: they left a team, or dissolved theirs. */
  onLeft(submissionId: string): void;
}

/**
 * The runner's teams of this race: the state of each, its people, and for its captain the link.
 * Nothing if there are none.
 */
export function OwnTeams({ accountId, onLeft }: OwnTeamsProps) {
  const t = useTexts();
  const { client, domainName } = useSignUpServices();
  const [round, setRound] = useState(0);
  const load = useCallback(() => client.call("GET /sign-up/teams", { isSilent: true }), [client]);
  const loaded = useLoaded(`teams ${accountId} ${round}`, load);
  return (
    <Show loaded={loaded} lines={3}>
      {(teams) => {
        const here = teams.filter((team) => team.domainName === domainName);
        if (here.length === 0) return null;
        return (
          <section className={ownStyles.own} aria-labelledby="own-teams">
            <h2 id="own-teams" tabIndex={-1} ref={round > 0 ? focus : undefined}>
              {t("title")}
            </h2>
            <ul>
              {here.map((team) => (
                <Team
                  key={team.submissionId}
                  team={team}
                  onChanged={() => setRound((count) => count + 1)}
                  onLeft={() => onLeft(team.submissionId)}
                />
              ))}
            </ul>
          </section>
        );
      }}
    </Show>
  );
}

// The button of the change is gone.
const focus = (heading: HTMLElement | null) => heading?.focus();

interface TeamProps {
  team: OwnTeam;
  onChanged(): void;
  onLeft(): void;
}

function Team({ team, onChanged, onLeft }: TeamProps) {
  const t = useTexts();
  const { text } = useSite();
  const dates = useDates();
  const { left, state, members, max, closesAt, isOpen, link, incompleteText } = team;
  return (
    <li>
      <p className={ownStyles.receiptItem}>
        {team.name || t("unnamed")} · {text(team.itemName)}
        <span data-team={team.state}>{t(team.role === "captain" ? "asCaptain" : "asMember")}</span>
      </p>
      <p className={shared.quiet} role="status">
        {findState(t, team, text)}
      </p>
      {left === null && (
        <>
          <p className={shared.quiet}>
            {t("size", { count: members.length, max })}
            {isOpen && closesAt !== null && ` · ${t("closes", { at: dates(closesAt, "moment") })}`}
          </p>
          {state === "gathering" && (
            <p className={shared.quiet}>
              {incompleteText ? t("ifShort", { text: text(incompleteText) }) : t("ifShortUnknown")}
            </p>
          )}
          <Members team={team} onChanged={onChanged} />
          {link !== null && members.length < max && <TeamLink team={team} token={link} onChanged={onChanged} />}
          <WayOut
            team={team}
            onChanged={() => {
              onLeft();
              onChanged();
            }}
          />
        </>
      )}
    </li>
  );
}

function findState(
  t: ReturnType<typeof useTexts>,
  { left, state, min, members, incompleteText }: OwnTeam,
  text: ReturnType<typeof useSite>["text"],
): string {
  if (left !== null) return t(left);
  if (state === "gathering") return t("gathering", { missing: min - members.length });
  if (state === "incomplete" && incompleteText) return text(incompleteText);
  return t(state);
}
