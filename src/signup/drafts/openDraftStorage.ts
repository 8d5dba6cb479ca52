import type { SignUpUse } from "#forms/form.ts";
import { saveDraft } from "#src/client/signup.ts";
import type { SignUpServices } from "../signUpContext.ts";
import type { DraftStorage } from "./draftStorage.ts";
import type { LastMoments } from "./lastMoment.ts";
import { openLocalDrafts } from "./localDrafts.ts";

/** Opens the storage of an account's drafts, by item of the race. */
export async function openDraftStorage(
  { client, domainName, loadPart, now }: SignUpServices,
  use: SignUpUse,
  accountId: string,
): Promise<(item: string) => DraftStorage> {
  const local = await openLocalDrafts(() => loadPart<LastMoments>("last-moment"));
  return (item) => {
    const place = { domainName, use, item };
    return {
      local,
      name: [accountId, domainName, use, item].join("|"),
      fetch: () => client.call("GET /sign-up/draft", { query: place, isSilent: true }),
      save: (draft, isLast) => saveDraft(client, place, draft, isLast),
      remove: () => client.call("DELETE /sign-up/draft", { query: place, isSilent: true }),
      now,
    };
  };
}
