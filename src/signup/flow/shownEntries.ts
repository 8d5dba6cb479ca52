import type { ListedDraft } from "#contract/drafts.ts";
import type { SubmissionHead } from "#contract/signup.ts";

type Place = Pick<SubmissionHead, "use" | "item">;

/**
 * Returns which of a runner's sign-ups for a race, given newest first, its pages show: those that
 * run, then the last that ended of each item in which nothing runs or is begun. Who lost a place
 * reads why.
 */
export function shownEntries<Own extends Place & Pick<SubmissionHead, "withdrawnAt">>(
  own: readonly Own[],
  drafts: readonly Pick<ListedDraft, "use" | "item">[],
): Own[] {
  const running = own.filter(({ withdrawnAt }) => withdrawnAt === null);
  const known = new Set([...running, ...drafts].map(getPlace));
  const ended = own.filter((one) => {
    const isKnown = known.has(getPlace(one));
    known.add(getPlace(one));
    return !isKnown;
  });
  return [...running, ...ended];
}

function getPlace({ use, item }: Place): string {
  return `${use} ${item}`;
}
