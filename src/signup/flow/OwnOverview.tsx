import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { findOrders } from "../orders/findOrders.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useTeamParts } from "../teams/useTeamParts.ts";
import { OwnDraft } from "./OwnDraft.tsx";
import styles from "./OwnSignUps.module.css";
import { NothingYet } from "./OwnSignUps.tsx";
import { OwnSubmission } from "./OwnSubmission.tsx";
import { useWithdrawn } from "./useWithdrawn.ts";

/**
 * All that the runner has begun and submitted, of every use: what is not submitted yet, then this
 * race's, then those of other races.
 */
export function OwnOverview({ accountId }: { accountId: string }) {
  const services = useSignUpServices();
  const { domainName, formPaths } = services;
  const { seen, onWithdrawn, look } = useWithdrawn(services.client);
  const teamParts = useTeamParts();
  const load = useCallback(async () => {
    const { client } = services;
    const [submissions, drafts] = await Promise.all([
      client.call("GET /sign-up/submissions", { isSilent: true }),
      client.call("GET /sign-up/drafts", { isSilent: true }),
    ]);
    const orders = await findOrders(services, submissions);
    return { submissions: submissions.filter(({ isReplaced }) => !isReplaced), orders, drafts };
  }, [services]);
  const [round, setRound] = useState(0);
  const onEntered = () => setRound((count) => count + 1);
  const loaded = useLoaded(`overview ${accountId} ${round}`, load);
  return (
    <Show loaded={loaded} lines={4} height="10rem">
      {({ submissions, orders, drafts }) => {
        const isHere = (place: { domainName: string }) => place.domainName === domainName;
        const open = drafts.filter((draft) => isHere(draft) && formPaths[draft.use]);
        const inOrder = [...submissions.filter(isHere), ...submissions.filter((submission) => !isHere(submission))];
        if (open.length + inOrder.length === 0) return <NothingYet />;
        return (
          <div className={styles.own}>
            {teamParts && <teamParts.OwnTeams accountId={accountId} onLeft={look} />}
            <ul>
              {open.map((draft) => (
                <OwnDraft key={`${draft.use} ${draft.item}`} draft={draft} path={formPaths[draft.use] ?? ""} />
              ))}
              {inOrder.map((submission) => (
                <OwnSubmission
                  key={submission.submissionId}
                  submission={seen(submission)}
                  ordered={orders.get(submission.submissionId)}
                  isMixed
                  onWithdrawn={onWithdrawn}
                  onEntered={onEntered}
                />
              ))}
            </ul>
          </div>
        );
      }}
    </Show>
  );
}
