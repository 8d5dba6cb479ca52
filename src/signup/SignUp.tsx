import { type ComponentType, useCallback, useRef, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type GeneralFormView, type SignUpOfRace, type SignUpView, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { fetchSubmissions } from "#src/client/signup.ts";
import { findDrafts, itemWithoutChoice } from "./drafts/findDrafts.ts";
import { ItemChoice } from "./flow/ItemChoice.tsx";
import { ItemSignUp } from "./flow/ItemSignUp.tsx";
import { OwnOverview } from "./flow/OwnOverview.tsx";
import { OwnSignUps } from "./flow/OwnSignUps.tsx";
import { useWithdrawn } from "./flow/useWithdrawn.ts";
import type { LazyParts } from "./lazyParts.ts";
import styles from "./SignUp.module.css";
import { useSignUpServices } from "./signUpContext.ts";
import { itemsOf, takenItems } from "./siteForms.ts";
import { teamToken } from "./teams/teamLink.ts";
import { useTeamParts } from "./teams/useTeamParts.ts";
import { useSignUpTexts } from "./texts.ts";

/** What a page shows of the site's forms: a general form, or the sign-up. */
export function SignUp(view: SignUpView) {
  return view.use === "general" ? <AnyGeneralForm {...view} /> : <SignUpForRace {...view} />;
}

// Pages with a sign-up never load what only general forms need.
function AnyGeneralForm(view: GeneralFormView) {
  const { loadPart } = useSignUpServices();
  const load = useCallback(() => loadPart<ComponentType<GeneralFormView>>("general-form"), [loadPart]);
  return (
    <Show loaded={useLoaded("general-form", load)} lines={6} height={view.height}>
      {(GeneralForm) => <GeneralForm {...view} />}
    </Show>
  );
}

// The sign-up of the visitor who is logged in, while it is open: the choice of the item, its form, and what was submitted.
function SignUpForRace({ use, shows = "form" }: SignUpOfRace) {
  const t = useSignUpTexts();
  const { user } = useSite();
  const { forms } = useSignUpServices();
  if (shows === "form" && !forms.some((form) => form.use === use)) return <p className={styles.lead}>{t("noForm")}</p>;
  if (!user) return null;
  if (shows === "account") return <OwnOverview key={user.accountId} accountId={user.accountId} />;
  return <OwnSignUp key={user.accountId} use={use} shows={shows} accountId={user.accountId} />;
}

function OwnSignUp({ use, shows, accountId }: SignUpOfRace & { accountId: string }) {
  const services = useSignUpServices();
  const { navigate, race } = useSite();
  // In another language the race is another object; what was loaded stays.
  const latest = useRef(race);
  latest.current = race;
  const { seen, onWithdrawn } = useWithdrawn();
  const [round, setRound] = useState(0);
  // Null after the runner has come back to the choice.
  const [chosen, setChosen] = useState<string | null>();
  const token = shows === "form" && use === "sign-up" ? teamToken(location.hash) : undefined;
  const [isJoining, setIsJoining] = useState(false);
  const teamParts = useTeamParts();
  const load = useCallback(async () => {
    const items = shows === "form" ? itemsOf(latest.current, services.forms, use).map(({ id }) => id) : [];
    const [submissions, drafts] = await Promise.all([
      fetchSubmissions(services.client),
      findDrafts(services, { use, accountId }, items),
    ]);
    const taken = takenItems(submissions, use, services.domainName);
    const open = drafts.filter(({ item }) => !taken.has(item));
    const only = itemWithoutChoice(open, items);
    const parts =
      open.length > 0 ? await services.loadPart<LazyParts>("sign-up-later").catch(() => undefined) : undefined;
    return { submissions, drafts: open, only, parts };
  }, [services, use, shows, accountId]);
  const loaded = useLoaded(`${accountId} ${round}`, load);
  const leave = () => {
    setChosen(null);
    setIsJoining(false);
    setRound((count) => count + 1);
  };
  return (
    <Show loaded={loaded} lines={6} height="24rem">
      {({ submissions: loadedSubmissions, drafts, only, parts }) => {
        const submissions = loadedSubmissions.map(seen);
        // Who comes by the link of a team chooses whether to join it.
        const item = chosen === undefined && token === undefined ? only : chosen;
        return item ? (
          <ItemSignUp
            key={item}
            use={use}
            item={item}
            team={isJoining ? token : undefined}
            isChosen={chosen === item}
            accountId={accountId}
            onLeave={leave}
            onSent={() => (services.confirmPath && use === "sign-up" ? navigate(services.confirmPath) : leave())}
          />
        ) : (
          <>
            {teamParts && token !== undefined && (
              <teamParts.Invitation
                token={token}
                onJoin={(joined) => {
                  setIsJoining(true);
                  setChosen(joined);
                }}
              />
            )}
            {teamParts && use === "sign-up" && <teamParts.OwnTeams key={round} accountId={accountId} />}
            {parts && <parts.DraftList use={use} drafts={drafts} onChoose={setChosen} />}
            <OwnSignUps submissions={submissions} use={use} isWhole={shows === "receipts"} onWithdrawn={onWithdrawn} />
            {shows === "form" && (
              <ItemChoice submissions={submissions} use={use} isReturn={chosen === null} onChoose={setChosen} />
            )}
          </>
        );
      }}
    </Show>
  );
}
