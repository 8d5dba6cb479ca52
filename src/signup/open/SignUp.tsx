import { type ComponentType, useCallback, useRef, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { type SignUpOfRace, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { isCounted } from "#core/itemState.ts";
import { teamToken } from "#core/teamLink.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { findDrafts, itemWithoutChoice } from "../drafts/findDrafts.ts";
import { ItemChoice } from "../flow/ItemChoice.tsx";
import { ItemSignUp } from "../flow/ItemSignUp.tsx";
import type { LazyParts } from "../flow/lazyParts.ts";
import type { OwnSignUpsProps } from "../flow/OwnSignUps.tsx";
import { useWithdrawn } from "../flow/useWithdrawn.ts";
import { findOrders } from "../orders/findOrders.ts";
import { type SignUpServices, useSignUpServices } from "../signUpContext.ts";
import { findRejected, findTakenItems, listItems } from "../siteForms.ts";
import { useTeamParts } from "../teams/useTeamParts.ts";
import { useSignUpTexts } from "../texts.ts";
import { useTakingOver } from "../transfers/transferContext.ts";
import styles from "./SignUp.module.css";

/**
 * The sign-up of the visitor who is logged in, while it is open: the choice of the item, its form,
 * and what was submitted. Before a login only what the link of a team invites to.
 */
export function SignUp({ use, shows = "form", opensAt }: SignUpOfRace) {
  const t = useSignUpTexts();
  const { user } = useSite();
  const { forms } = useSignUpServices();
  if (shows === "form" && !forms.some((form) => form.use === use)) return <p className={styles.lead}>{t("noForm")}</p>;
  if (!user) return <InvitedVisitor />;
  return <OwnSignUp key={user.accountId} use={use} shows={shows} opensAt={opensAt} accountId={user.accountId} />;
}

function InvitedVisitor() {
  const teamParts = useTeamParts();
  const token = teamToken(location.hash);
  return teamParts && token !== undefined && <teamParts.Invitation token={token} />;
}

// Loads the runner's drafts and submissions, and how many places these items have left.
async function loadOwn(
  services: SignUpServices,
  {
    use,
    shows,
    accountId,
    items: offered,
    isByHand,
  }: SignUpOfRace & { accountId: string; items: RaceItem[]; isByHand: boolean },
) {
  const { client, domainName } = services;
  const items = offered.map(({ id }) => id);
  const isLimited = use === "sign-up" && offered.some(isCounted);
  const [submissions, drafts, places] = await Promise.all([
    isByHand ? [] : client.call("GET /sign-up/submissions", { isSilent: true }),
    isByHand ? [] : findDrafts(services, { use, accountId }, items),
    // Without an answer no numbers are shown, and the server refuses what is full.
    isLimited ? client.call("GET /sign-up/places", { query: { domainName }, isSilent: true }).catch(() => []) : [],
  ]);
  const takenById = findTakenItems(submissions, use, domainName);
  const open = drafts.filter(({ item }) => !takenById.has(item));
  const here = submissions.filter((submission) => submission.domainName === domainName);
  // Who has submitted nothing loads nothing to show it.
  const isListed = shows === "receipts" || here.some((draft) => draft.use === use);
  const [orders, List] = await Promise.all([
    findOrders(services, here),
    isListed ? services.loadPart<ComponentType<OwnSignUpsProps>>("sign-up-own") : undefined,
  ]);
  const only = itemWithoutChoice(open, items);
  const parts =
    open.length > 0 ? await services.loadPart<LazyParts>("sign-up-later").catch(() => undefined) : undefined;
  return { submissions, orders, List, drafts: open, only, parts, places };
}

// Loads the runner's drafts and submissions anew in each round.
function useOwn({ use, shows, accountId }: SignUpOfRace & { accountId: string }, round: number) {
  const services = useSignUpServices();
  const { race } = useSite();
  const isByHand = useTakingOver()?.isByHand === true;
  // In another language the race is another object; what was loaded stays.
  const latest = useRef(race);
  latest.current = race;
  const load = useCallback(
    () =>
      loadOwn(services, {
        use,
        shows,
        accountId,
        isByHand,
        items: shows === "form" ? listItems(latest.current, services.forms, use) : [],
      }),
    [services, use, shows, accountId, isByHand],
  );
  return useLoaded(`${accountId} ${round}`, load);
}

function OwnSignUp({ use, shows, opensAt, accountId }: SignUpOfRace & { accountId: string }) {
  const services = useSignUpServices();
  const { domainName } = services;
  const { navigate } = useSite();
  const { seen, onWithdrawn, look } = useWithdrawn(services.client);
  const [round, setRound] = useState(0);
  // Null after the runner has come back to the choice.
  const [chosen, setChosen] = useState<string | null>();
  const token = shows === "form" && use === "sign-up" ? teamToken(location.hash) : undefined;
  const [isJoining, setIsJoining] = useState(false);
  const teamParts = useTeamParts();
  const loaded = useOwn({ use, shows, accountId }, round);
  const leave = () => {
    setChosen(null);
    setIsJoining(false);
    setRound((count) => count + 1);
  };
  const join = (item: string) => {
    setIsJoining(true);
    setChosen(item);
  };
  return (
    <Show loaded={loaded} lines={6} height="24rem">
      {({ submissions: loadedSubmissions, orders, List, drafts, only, parts, places }) => {
        const submissions = loadedSubmissions.map(seen);
        // Who comes by the link of a team chooses whether to join it.
        const item = chosen === undefined && token === undefined ? only : chosen;
        return item ? (
          <ItemSignUp
            key={item}
            use={use}
            item={item}
            team={isJoining ? token : undefined}
            opensAt={opensAt}
            rejected={
              use === "through-entry" ? findRejected(submissions, { item, domainName })?.submissionId : undefined
            }
            isChosen={chosen === item}
            accountId={accountId}
            onLeave={leave}
            onSent={() => (services.confirmPath && use === "sign-up" ? navigate(services.confirmPath) : leave())}
          />
        ) : (
          <>
            {teamParts && token !== undefined && <teamParts.Invitation token={token} onJoin={join} />}
            {teamParts && use === "sign-up" && <teamParts.OwnTeams key={round} accountId={accountId} onLeft={look} />}
            {parts && <parts.DraftList use={use} drafts={drafts} onChoose={setChosen} />}
            {List && (
              <List
                submissions={submissions}
                orders={orders}
                use={use}
                isWhole={shows === "receipts"}
                onWithdrawn={onWithdrawn}
                onAgain={shows === "form" ? setChosen : undefined}
                onEntered={leave}
              />
            )}
            {shows === "form" && (
              <ItemChoice
                submissions={submissions}
                places={places}
                use={use}
                isReturn={chosen === null}
                onChoose={setChosen}
              />
            )}
          </>
        );
      }}
    </Show>
  );
}
