import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { nullable, object, oneOf, optional, shortText, text, upTo } from "./schema.ts";

/** What can be wrong with the cloud config or a translation table. */
export const configFaults = [
  /** It is no JSON. */
  "not-json",
  /** The cloud config is neither a text nor a list. */
  "not-a-list",
  /** A provider is not one of those that there are. */
  "unknown-provider",
  /** A provider is named twice. */
  "provider-twice",
  /** A provider that is switched on does not store this server's files. */
  "provider-not-in-use",
  /** A switch is neither true nor false. */
  "not-a-switch",
  /** A table is no object. */
  "not-a-table",
  /** An entry of a table has neither zh nor en as texts. */
  "no-translation",
] as const;

export const ConfigProblem = object({
  fault: oneOf(configFaults),
  place: text("JSON Pointer into the file."),
  value: optional(text("What is there.")),
});
export type ConfigProblem = Static<typeof ConfigProblem>;

const name = shortText(70, "`cloud.json`, or `i18n/NAME.json` for a translation table.", "line");
const problems = Type.Array(ConfigProblem);

/** A config file as an operator sees it. */
export const ConfigFile = object({
  body: nullable(text("Its JSON; null if there is none.")),
  names: Type.Array(text(), { description: "The names of all config files." }),
  problems,
});
export type ConfigFile = Static<typeof ConfigFile>;

/** What became of a config file that was to be stored. */
export const StoredConfig = object({ isStored: Type.Boolean(), problems });
export type StoredConfig = Static<typeof StoredConfig>;

export const configFileCalls = {
  "GET /admin/config-file": {
    summary: "Returns the cloud config or a translation table with its problems, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query: object({ name }),
    data: ConfigFile,
  },
  "POST /admin/config-file": {
    summary:
      "Checks and stores the cloud config or a translation table, for the command `startline`. One with a mistake is not stored; a provider that is not in use is only reported.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({ name, text: upTo(2_000_000, undefined, "text") }),
    data: StoredConfig,
  },
} satisfies Record<string, Call>;
