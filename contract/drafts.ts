import Type, { type Static } from "typebox";
import { type DraftVersion, mostWriters } from "#core/draftVersion.ts";
import type { Call } from "./call.ts";
import * as details from "./details.ts";
import { pageDomain } from "./domainName.ts";
import { bilingual, nothing, object, oneOf, optional, text } from "./schema.ts";

/** The domain name and the item of a sign-up. */
export const place = {
  domainName: pageDomain,
  item: Type.String({
    maxLength: 64,
    pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$",
    description: "The id of an item of the race.",
  }),
};

const draftPlace = { domainName: place.domainName, use: oneOf(["sign-up", "through-entry"]), item: place.item };

/**
 * What a draft belongs to in addition to its account: the race of a site, what the form is for, and
 * an item of the race.
 */
export const DraftPlace = object(draftPlace);
export type DraftPlace = Static<typeof DraftPlace>;

// The name of a tab, chosen by the browser at random.
const writer = "^[a-z][a-z0-9]{7,31}$";

/**
 * Which content a draft has: the tab that wrote it, and for each tab how many of its changes are
 * included.
 */
export const Version = Type.Unsafe<DraftVersion>({
  type: "object",
  required: ["writer", "seen"],
  properties: {
    writer: { type: "string", pattern: writer },
    seen: {
      type: "object",
      minProperties: 1,
      maxProperties: mostWriters,
      propertyNames: { pattern: writer },
      additionalProperties: { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
  additionalProperties: false,
});

export type DraftHead = Static<typeof details.DraftHead>;

/** A draft with its content. */
export const Draft = object({ ...details.DraftHead.properties, content: text("The JSON text that was saved.") });
export type Draft = Static<typeof Draft>;

/**
 * A draft to save: its version is named before it is sent, so that a save whose response was lost
 * is recognised later.
 */
export interface DraftToSave extends Pick<Draft, "content" | "revision"> {
  version: DraftVersion;
}

/** One of the own drafts. */
export const ListedDraft = object({
  ...details.DraftHead.properties,
  ...draftPlace,
  siteTitle: bilingual,
  itemName: bilingual,
});
export type ListedDraft = Static<typeof ListedDraft>;

/** Forms that are not submitted yet. */
export const draftCalls = {
  "GET /sign-up/draft": {
    summary: "Returns the own draft at a place, or null.",
    caller: "user",
    personal: "full",
    cost: "reads",
    query: DraftPlace,
    data: Type.Union([Draft, Type.Null()]),
    errors: ["site/not-bound"],
  },
  "PUT /sign-up/draft": {
    summary: "Saves a draft; refuses it if another tab or device saved one in the meantime.",
    caller: "user",
    personal: "none",
    cost: "writes",
    limits: { network: "draft", own: ["draft"] },
    body: object({
      ...draftPlace,
      content: Type.String({ minLength: 2, description: "A JSON object as text, up to 512 KiB." }),
      revision: { ...details.revision, description: "The revision that it was made from; 0 if there was none." },
      version: optional(Version),
    }),
    data: details.DraftHead,
    errors: ["site/not-bound", "draft/too-large", "draft/too-many", "draft/elsewhere", "draft/gone"],
  },
  "DELETE /sign-up/draft": {
    summary: "Discards the own draft at a place, if there is one.",
    caller: "user",
    personal: "none",
    cost: "writes",
    query: DraftPlace,
    data: nothing,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/drafts": {
    summary: "Lists the own drafts, newest first.",
    caller: "user",
    personal: "none",
    cost: "reads",
    data: Type.Array(ListedDraft),
  },
} satisfies Record<string, Call>;
