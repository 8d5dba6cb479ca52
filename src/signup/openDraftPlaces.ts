import { fetchDraft, removeDraft, saveDraft } from "#src/client/signup.ts";
import type { DraftPlaces } from "./drafts/draftKeeper.ts";
import type { LastMoments } from "./drafts/lastMoment.ts";
import { openLocalDrafts } from "./drafts/localDrafts.ts";
import type { SignUpProps } from "./SignUp.tsx";
import type { SignUpWorld } from "./world.ts";

/** Opens where an account's drafts are kept, for each item of the race. */
export async function openDraftPlaces(
  { client, domainName, loadPart, now }: SignUpWorld,
  use: SignUpProps["use"],
  accountId: string,
): Promise<(item: string) => DraftPlaces> {
  const local = await openLocalDrafts(() => loadPart<LastMoments>("last-moment"));
  return (item) => {
    const place = { domainName, use, item };
    return {
      local,
      name: [accountId, domainName, use, item].join("|"),
      fetch: () => fetchDraft(client, place),
      save: (draft, isLast) => saveDraft(client, place, draft, isLast),
      remove: () => removeDraft(client, place),
      now,
    };
  };
}
