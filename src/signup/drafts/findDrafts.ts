import type { SignUpUse } from "#forms/form.ts";
import type { SignUpServices } from "../signUpContext.ts";
import { type DraftStorage, findDraft, type StoredDraft } from "./draftStorage.ts";
import { openDraftStorage } from "./openDraftStorage.ts";

/** A draft of a sign-up for an item. */
export interface FoundDraft extends StoredDraft {
  item: string;
  storage: DraftStorage;
}

/**
 * Finds the drafts of an account for these items, on the server or in this browser; the newest
 * first.
 */
export async function findDrafts(
  services: SignUpServices,
  { use, accountId }: { use: SignUpUse; accountId: string },
  items: string[],
): Promise<FoundDraft[]> {
  const [getStorage, heads] = await Promise.all([
    openDraftStorage(services, use, accountId),
    services.client.call("GET /sign-up/drafts", { isSilent: true }).catch(() => undefined),
  ]);
  const drafts = await Promise.all(
    items.map(async (item): Promise<FoundDraft[]> => {
      const storage = getStorage(item);
      const isListed = heads?.some((head) => head.use === use && head.item === item) ?? true;
      const fetch = isListed ? storage.fetch : async () => null;
      const { current } = await findDraft({ ...storage, fetch });
      return current ? [{ item, content: current.content, savedAt: current.savedAt, storage }] : [];
    }),
  );
  return drafts.flat().sort((draft, other) => other.savedAt - draft.savedAt);
}

/**
 * Returns the item whose draft opens at once: the only one of the race, which leaves nothing to
 * choose; undefined if there is none.
 */
export function itemWithoutChoice(drafts: Pick<FoundDraft, "item">[], items: string[]): string | undefined {
  return drafts.length === 1 && items.length === 1 ? items[0] : undefined;
}
