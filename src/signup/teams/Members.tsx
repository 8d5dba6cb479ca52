import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { OwnTeam, TeamMember } from "#contract/teams.ts";
import { messages } from "#locales/generated/signup/teams.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { useSignUpServices } from "../signUpContext.ts";

const useTexts = texts(messages);

interface MembersProps {
  team: OwnTeam;
  onChanged(): void;
}

/**
 * The people of a team; its captain can remove each member or make them the captain. Each change is
 * confirmed.
 */
export function Members({ team, onChanged }: MembersProps) {
  const t = useTexts();
  const ask = useConfirmed(onChanged);
  const { members, isOpen, role } = team;
  return (
    <ul>
      {members.map((member) => (
        <li key={member.submissionId}>
          <span>
            {[member.name, member.isCaptain && t("asCaptain"), member.isOwn && t("you")].filter(Boolean).join(" · ")}
          </span>
          {role === "captain" && isOpen && !member.isCaptain && <Changes team={team} member={member} ask={ask} />}
        </li>
      ))}
    </ul>
  );
}

/** Lets a captain dissolve the team, or a member leave it, while teams are open. */
export function WayOut({ team: { teamId, submissionId, isOpen, role }, onChanged }: MembersProps) {
  const t = useTexts();
  const { client } = useSignUpServices();
  const ask = useConfirmed(onChanged);
  if (!isOpen) return null;
  const [change, make] =
    role === "captain"
      ? (["dissolve", () => client.call("POST /sign-up/teams/:id/dissolve", { params: { id: teamId } })] as const)
      : ([
          "leave",
          () => client.call("POST /sign-up/submissions/:id/withdraw", { params: { id: submissionId } }),
        ] as const);
  return (
    <div className={ownStyles.withdrawal}>
      <TextButton onClick={() => void ask(change, {}, make)}>{t(change)}</TextButton>
    </div>
  );
}

type Ask = ReturnType<typeof useConfirmed>;

function Changes({ team: { teamId }, member, ask }: { team: OwnTeam; member: TeamMember; ask: Ask }) {
  const t = useTexts();
  const { client } = useSignUpServices();
  const { name, submissionId } = member;
  return (
    <div className={ownStyles.withdrawal}>
      <TextButton
        onClick={() =>
          void ask("handOver", { name }, () =>
            client.call("POST /sign-up/teams/:id/hand-over", { params: { id: teamId }, json: { submissionId } }),
          )
        }
      >
        {t("handOver")}
        <span className="visually-hidden"> {name}</span>
      </TextButton>
      <TextButton
        onClick={() =>
          void ask("remove", { name }, () =>
            client.call("POST /sign-up/teams/:id/remove", { params: { id: teamId }, json: { submissionId } }),
          )
        }
      >
        {t("remove")}
        <span className="visually-hidden"> {name}</span>
      </TextButton>
    </div>
  );
}

// Asks before a change is made. The client shows why one was refused; what is there now is loaded
// either way.
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
