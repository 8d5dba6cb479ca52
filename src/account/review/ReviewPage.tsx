import { useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ApplicationHead, Decision, ReviewRace } from "#contract/applications.ts";
import { fetchExport } from "#src/client/export.ts";
import type { ReviewProps } from "../accountSession.ts";
import { useCall } from "../useCall.ts";
import { ApplicationList, emptyListId, entryId } from "./ApplicationList.tsx";
import { ApplicationView, viewId } from "./ApplicationView.tsx";
import { DocumentReview } from "./DocumentReview.tsx";
import { ExportButtons } from "./ExportButtons.tsx";
import { Filters } from "./Filters.tsx";
import { OpenedPanel } from "./OpenedPanel.tsx";
import type { Neighbours } from "./QueueButtons.tsx";
import styles from "./Review.module.css";
import { TeamReview } from "./TeamReview.tsx";
import { useReviewTexts } from "./texts.ts";
import { type ListFilter, useApplications } from "./useApplications.ts";
import { useLaterFocus } from "./useLaterFocus.ts";
import { useOpened } from "./useOpened.ts";

/**
 * Shows what organisers read and decide: applications for places in a race, teams, or identity
 * documents.
 */
export default function ReviewPage({ client, reviewed }: ReviewProps) {
  if (reviewed === "documents") return <DocumentReview client={client} />;
  return reviewed === "teams" ? <TeamReview client={client} /> : <ApplicationReview client={client} />;
}

type ClientProps = Pick<ReviewProps, "client">;

function ApplicationReview({ client }: ClientProps) {
  const t = useReviewTexts();
  const { loaded } = useCall(client, "GET /sign-up/review/races", { query: { with: "applications" } });
  return (
    <Show loaded={loaded} lines={8} height="30rem">
      {([first, ...others]) =>
        first ? <Review client={client} races={[first, ...others]} /> : <Empty>{t("noRaces")}</Empty>
      }
    </Show>
  );
}

function Review({ client, races }: ClientProps & { races: [ReviewRace, ...ReviewRace[]] }) {
  const t = useReviewTexts();
  const { language } = useSite();
  const [filter, setFilter] = useState<ListFilter>({ domainName: races[0].domainName, status: "waiting" });
  const race = races.find(({ domainName }) => domainName === filter.domainName) ?? races[0];
  const list = useApplications(client, filter);
  const { opened, open, close } = useOpened();
  const focusLater = useLaterFocus();
  const [result, setResult] = useState("");
  const show = (submissionId: string) => {
    focusLater(viewId);
    open(submissionId);
  };
  const leave = () => {
    if (opened !== undefined) focusLater(entryId(opened));
    close();
  };
  const decided = async (submissionId: string, name: string, decision: Decision) => {
    const waitingCount = list.counts.waiting - 1;
    setResult(t("announceDecided", { name, status: t(decision.status), left: waitingCount }));
    const next = list.nextWaiting(submissionId);
    list.update(submissionId, decision);
    focusLater(next === undefined ? emptyListId : entryId(next));
    close();
    if (next !== undefined || !list.next) return;
    const [first] = await list.loadMore();
    if (first) focusLater(entryId(first.submissionId));
  };
  return (
    <div className={styles.review} data-opened={opened !== undefined}>
      <div className={styles.browse}>
        <Filters races={races} race={race} filter={filter} counts={list.counts} onFilter={setFilter} />
        <p role="status" className={styles.result}>
          {result}
        </p>
        <ToRevoke ids={list.revocations} onOpen={show} />
        <ApplicationList list={list} filter={filter} race={race} opened={opened} onOpen={show} />
        {race.seesPersonal && (
          <ExportButtons
            take={(format) =>
              fetchExport(client, "GET /sign-up/export", {
                query: { ...filter, use: "through-entry", format, language },
                isSilent: true,
              })
            }
            hint={t("exportHint")}
            isEmpty={list.applications.length === 0}
          />
        )}
      </div>
      <OpenedPanel>
        {opened === undefined ? (
          <p className={styles.placeholder}>{t("choose")}</p>
        ) : (
          <ApplicationView
            key={opened}
            submissionId={opened}
            client={client}
            race={race}
            neighbours={findNeighbours(list.applications, opened)}
            onOpen={show}
            onClose={leave}
            onDecided={(name, decision) => void decided(opened, name, decision)}
            onDecidedElsewhere={(decision) => list.update(opened, decision)}
            onRevocation={list.reload}
          />
        )}
      </OpenedPanel>
    </div>
  );
}

// Also of applications that the list is narrowed to leave out.
function ToRevoke({ ids, onOpen }: { ids: readonly string[]; onOpen(submissionId: string): void }) {
  const t = useReviewTexts();
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <p className={styles.result}>
      {t("toRevoke", { count: ids.length })} <TextButton onClick={() => onOpen(first)}>{t("openFirst")}</TextButton>
    </p>
  );
}

function findNeighbours(applications: readonly ApplicationHead[], opened: string): Neighbours {
  const at = applications.findIndex(({ submissionId }) => submissionId === opened);
  if (at < 0) return { previous: undefined, next: applications[0]?.submissionId };
  return { previous: applications[at - 1]?.submissionId, next: applications[at + 1]?.submissionId };
}
