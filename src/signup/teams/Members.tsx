import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { OwnTeam, TeamMember } from "#contract/teams.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import { withdrawSubmission } from "#src/client/signup.ts";
import { dissolveTeam, handTeamOver, removeMember } from "#src/client/teams.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

interface MembersProps {
  team: OwnTeam;
  onChanged(): void;
}

/** The people of a team, with what the runner can change: a captain its members, a member their own part. Each change is confirmed. */
export function Members({ team, onChanged }: MembersProps) {
  const t = useTexts();
  const { client } = useSignUpServices();
  const ask = useConfirmed(onChanged);
  const { teamId, submissionId, members, isOpen } = team;
  const isCaptain = team.role === "captain";
  return (
    <>
      <ul>
        {members.map((member) => (
          <li key={member.submissionId}>
            <span>
              {[member.name, member.isCaptain && t("asCaptain"), member.isOwn && t("you")].filter(Boolean).join(" · ")}
            </span>
            {isCaptain && isOpen && !member.isCaptain && <Changes {...{ team, member, ask }} />}
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className={ownStyles.withdrawal}>
          {isCaptain ? (
            <TextButton onClick={() => void ask("dissolve", {}, () => dissolveTeam(client, teamId))}>
              {t("dissolve")}
            </TextButton>
          ) : (
            <TextButton onClick={() => void ask("leave", {}, () => withdrawSubmission(client, submissionId))}>
              {t("leave")}
            </TextButton>
          )}
        </div>
      )}
    </>
  );
}

type Ask = ReturnType<typeof useConfirmed>;

function Changes({ team: { teamId }, member, ask }: { team: OwnTeam; member: TeamMember; ask: Ask }) {
  const t = useTexts();
  const { client } = useSignUpServices();
  const { name, submissionId } = member;
  return (
    <div className={ownStyles.withdrawal}>
      <TextButton onClick={() => void ask("handOver", { name }, () => handTeamOver(client, teamId, submissionId))}>
        {t("handOver")}
        <span className="visually-hidden"> {name}</span>
      </TextButton>
      <TextButton onClick={() => void ask("remove", { name }, () => removeMember(client, teamId, submissionId))}>
        {t("remove")}
        <span className="visually-hidden"> {name}</span>
      </TextButton>
    </div>
  );
}

// Asks before a change is made. The client shows why one was refused; what is there now is loaded either way.
function useConfirmed(onChanged: () => void) {
  const t = useTexts();
  const { confirm } = useSite();
  return async (change: "dissolve" | "leave" | "handOver" | "remove", { name = "" }, make: () => Promise<unknown>) => {
    const title = change === "handOver" || change === "remove" ? t(`${change}Title`, { name }) : t(`${change}Title`);
    if (!(await confirm({ title, body: t(`${change}Body`), yes: t(change), no: t("keep") }))) return;
    await make().catch(() => {});
    onChanged();
  };
}
