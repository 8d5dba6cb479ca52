import { messages } from "#locales/generated/errors.ts";
import { getText } from "#locales/getText.ts";
import { errorSentence } from "#server/base/http/envelope.ts";
import { operator } from "#server/base/rights.ts";
import type { InviteTools } from "#server/desk/organise/invitations/importRows.ts";
import type { PlaceTools } from "#server/desk/organise/places.ts";
import type { OrganiseTools } from "#server/desk/organise/race.ts";
import { UsageError } from "../terminal.ts";
import { writePrivateFile } from "../writePrivateFile.ts";
import type { EntryTools } from "./serverTools.ts";

/** What can be done to entries in the database and files of a server that does not run. */
export function entryTools(
  openTools: () => Promise<OrganiseTools>,
  openPlaceTools: () => Promise<PlaceTools & InviteTools>,
): EntryTools {
  return {
    listEntries: async (filter) => {
      const { searchEntries } = await import("#server/desk/organise/list.ts");
      const page = await searchEntries(await openTools(), operator, filter);
      return typeof page === "string" ? undefined : page;
    },
    readEntry: async (code, language) => {
      const { readEntry } = await import("#server/desk/organise/entry.ts");
      return readEntry(await openTools(), operator, { code, language });
    },
    readNumbers: async (of) => {
      const { readNumbers } = await import("#server/desk/organise/numbers.ts");
      const numbers = await readNumbers(await openTools(), operator, of);
      return typeof numbers === "string" ? undefined : numbers;
    },
    exportEntries: async (request, file) => {
      const { exportEntries } = await import("#server/desk/organise/export.ts");
      const exported = await exportEntries(await openTools(), operator, request);
      if (exported === "export/unknown-layout") throw new UsageError(getText(messages, "export/unknown-layout"));
      if (typeof exported === "string") return exported === "export/no-rows" ? "no-rows" : "no-race";
      await writePrivateFile(exported.file, file);
      return "exported";
    },
    listPools: async (domainName) => {
      const { listPools } = await import("#server/desk/organise/pools.ts");
      const pools = await listPools(await openPlaceTools(), operator, domainName);
      return typeof pools === "string" ? undefined : pools;
    },
    invite: async (file) => {
      const { importInvitations } = await import("#server/desk/organise/invitations/importRows.ts");
      const read = await importInvitations(await openPlaceTools(), operator, file);
      if (read === "invitation/cancelled") throw new UsageError(errorSentence("invitation/cancelled"));
      return typeof read === "string" ? undefined : read;
    },
    listInvitations: async (filter) => {
      const { listInvitations } = await import("#server/desk/organise/invitations/list.ts");
      const page = await listInvitations(await openTools(), operator, filter);
      return typeof page === "string" ? undefined : page;
    },
    changePlaces: async (change) => {
      const { changePlaces } = await import("#server/desk/organise/places.ts");
      const { buildPlaceRefusal } = await import("#server/desk/organise/placeRoutes.ts");
      const changed = await changePlaces(await openPlaceTools(), operator, change);
      if (!("error" in changed)) return changed;
      const { msg } = buildPlaceRefusal(changed);
      throw new UsageError(typeof msg === "string" ? { zh: msg, en: msg } : msg);
    },
  };
}
