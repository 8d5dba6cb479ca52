import { useCallback, useState } from "react";
import { Empty, Failed, Show, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ReviewRace } from "#contract/applications.ts";
import type { QueryOf } from "#contract/contract.ts";
import type { ReviewedTeam, TeamPage } from "#contract/teams.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { useOrganiseTexts } from "../organise/kit/texts.ts";
import { QuietButton } from "../QuietButton.tsx";
import { useCall } from "../useCall.ts";
import { usePages } from "../usePages.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { RaceChoice, StateButtons } from "./FilterParts.tsx";
import filters from "./Filters.module.css";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

/**
 * The teams of a race as organisers see them: captain and members, and whether each team is
 * complete.
 */
export function TeamReview({ client }: { client: Client }) {
  const t = useReviewTexts();
  const { loaded } = useCall(client, "GET /sign-up/review/races", { query: { with: "teams" } });
  return (
    <Show loaded={loaded} lines={8} height="30rem">
      {([first, ...others]) =>
        first ? <Teams client={client} races={[first, ...others]} /> : <Empty>{t("noTeamRaces")}</Empty>
      }
    </Show>
  );
}

type TeamFilter = Omit<QueryOf<"GET /sign-up/review/teams">, "after">;

function Teams({ client, races }: { client: Client; races: [ReviewRace, ...ReviewRace[]] }) {
  const t = useReviewTexts();
  const organise = useOrganiseTexts();
  const [filter, setFilter] = useState<TeamFilter>({ domainName: races[0].domainName, state: "incomplete" });
  const { language } = useSite();
  const load = useCallback(
    (after?: string) => client.call("GET /sign-up/review/teams", { query: { ...filter, after }, isSilent: true }),
    [client, filter],
  );
  const { list, loadMore } = usePages(load, "teams", nothing);
  const { teams, next, counts, phase, message } = list;
  const race = races.find(({ domainName }) => domainName === filter.domainName) ?? races[0];
  const exported = { domainName: filter.domainName, item: filter.item };
  return (
    <div className={styles.browse}>
      <TeamFilters races={races} filter={filter} counts={counts} onFilter={setFilter} />
      <ul className={styles.list} aria-label={t("teams")} aria-busy={phase === "loading"}>
        {teams.map((team) => (
          <Team key={team.teamId} team={team} />
        ))}
      </ul>
      {phase === "loading" && <Skeleton lines={teams.length > 0 ? 2 : 5} />}
      {phase === "failed" && <Failed message={message ?? ""} retry={loadMore} />}
      {phase === "ready" && teams.length === 0 && <p className={styles.none}>{t("noTeamFound")}</p>}
      {phase === "ready" && next !== null && (
        <QuietButton className={styles.more} onClick={loadMore}>
          {t("showMore")}
        </QuietButton>
      )}
      {race.seesPersonal ? (
        <ExportButtons
          take={(format) =>
            fetchExport(client, "GET /sign-up/export", {
              query: { ...exported, use: "sign-up", format, language },
              isSilent: true,
            })
          }
          hint={t("exportAllHint")}
          isEmpty={counts.complete + counts.incomplete + counts.dissolved === 0}
        />
      ) : (
        <p className={styles.hint}>{organise("masked")}</p>
      )}
    </div>
  );
}

interface TeamFiltersProps {
  races: ReviewRace[];
  filter: TeamFilter;
  counts: TeamPage["counts"];
  onFilter(filter: TeamFilter): void;
}

const states = ["incomplete", "complete", "dissolved"] as const;

function TeamFilters({ races, filter, counts, onFilter }: TeamFiltersProps) {
  const t = useReviewTexts();
  return (
    <div className={filters.filters}>
      <RaceChoice
        races={races}
        domainName={filter.domainName}
        onRace={(domainName) => onFilter({ domainName, state: filter.state })}
      />
      <StateButtons
        legend={t("teamState")}
        states={states}
        counts={counts}
        chosen={filter.state}
        getName={t}
        onChoose={(state) => onFilter({ ...filter, state })}
      />
    </div>
  );
}

const tones = { complete: "good", incomplete: "waiting", dissolved: undefined } as const;

function Team({ team: { name, state, isOpen, itemName, members, min, max } }: { team: ReviewedTeam }) {
  const t = useReviewTexts();
  const { text } = useSite();
  const isOver = state === "incomplete" && !isOpen;
  return (
    <li className={styles.team}>
      <span className={styles.name}>{name || t("unnamedTeam")}</span>
      <StatusMark tone={isOver ? "bad" : tones[state]}>{t(isOver ? "incompleteAtEnd" : state)}</StatusMark>
      <span className={styles.meta}>
        {text(itemName)} · {t("teamSize", { count: members.length, min, max })}
      </span>
      <ul className={styles.meta}>
        {members.map(({ receipt, name: memberName, isCaptain }) => (
          <li key={receipt}>
            {[memberName || t("unnamed"), isCaptain && t("captain"), receipt].filter(Boolean).join(" · ")}
          </li>
        ))}
      </ul>
    </li>
  );
}

const nothing: TeamPage = { teams: [], next: null, counts: { complete: 0, incomplete: 0, dissolved: 0 } };
