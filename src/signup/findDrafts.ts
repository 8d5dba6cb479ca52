import { fetchDrafts } from "#src/client/signup.ts";
import { type DraftPlaces, findDraft } from "./drafts/draftKeeper.ts";
import { openDraftPlaces } from "./openDraftPlaces.ts";
import type { SignUpProps } from "./SignUp.tsx";
import type { SignUpWorld } from "./world.ts";

/** A sign-up for an item that was begun and not submitted. */
export interface FoundDraft {
  item: string;
  content: string;
  savedAt: number;
  places: DraftPlaces;
}

/** What an account has begun for these items, on the server or in this browser; the newest first. */
export async function findDrafts(
  world: SignUpWorld,
  { use, accountId }: Pick<SignUpProps, "use"> & { accountId: string },
  items: string[],
): Promise<FoundDraft[]> {
  const [placesOf, heads] = await Promise.all([
    openDraftPlaces(world, use, accountId),
    fetchDrafts(world.client).catch(() => undefined),
  ]);
  const found = await Promise.all(
    items.map(async (item): Promise<FoundDraft[]> => {
      const places = placesOf(item);
      const isListed = heads?.some((head) => head.use === use && head.item === item) ?? true;
      const fetch = isListed ? places.fetch : async () => null;
      const { kept } = await findDraft({ ...places, fetch });
      return kept ? [{ item, content: kept.content, savedAt: kept.savedAt, places }] : [];
    }),
  );
  return found.flat().sort((one, other) => other.savedAt - one.savedAt);
}

/** The item whose draft opens at once: the only one of the race, which leaves nothing to choose; undefined if there is none. */
export function itemWithoutChoice(drafts: Pick<FoundDraft, "item">[], items: string[]): string | undefined {
  return drafts.length === 1 && items.length === 1 ? items[0] : undefined;
}
