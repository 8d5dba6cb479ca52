import type { ListedDraft } from "#contract/drafts.ts";
import type { SubmissionHead } from "#contract/signup.ts";

type Place = Pick<SubmissionHead, "use" | "item">;

/**
 * Returns which of a runner's sign-ups for a race, given newest first, its pages show: those that
 * run, then the last that ended of each item in which nothing runs or is begun. Who lost a place
 * reads why.
 */
export function shownEntries<Own extends Place & Pick<SubmissionHead, "withdrawnAt">>(
  entries: readonly Own[],
  drafts: readonly Pick<ListedDraft, "use" | "item">[],
): Own[] {
  const running = entries.filter(({ withdrawnAt }) => withdrawnAt === null);
  const shownPlaces = new Set([...running, ...drafts].map(getPlace));
  const ended = entries.filter((entry) => {
    const isKnown = shownPlaces.has(getPlace(entry));
    shownPlaces.add(getPlace(entry));
    return !isKnown;
  });
  return [...running, ...ended];
}

function getPlace({ use, item }: Place): string {
  return `${use} ${item}`;
}
