import type { Sentence } from "#core/text.ts";
import { messages as pictureMessages } from "#locales/generated/cli/pictures.ts";
import { messages } from "#locales/generated/cli/verbs.ts";
import { textOf } from "#locales/textOf.ts";
import type { Verb } from "./verb.ts";

/**
 * A verb's line in the list of verbs, and where the verb itself is: only the one that is called is
 * loaded.
 */
export interface VerbEntry {
  summary: Sentence;
  /** Whether it opens a server, which only a clone of the project has. */
  needsServer?: true;
  load(): Promise<Verb>;
}

/** All verbs of the command, in the order in which an organiser meets them. */
export const verbs: Record<string, VerbEntry> = {
  new: {
    summary: textOf(messages, "new"),
    load: async () => (await import("./new.ts")).newRace,
  },
  validate: {
    summary: textOf(messages, "validate"),
    load: async () => (await import("./config/validate.ts")).validate,
  },
  dev: {
    summary: textOf(messages, "dev"),
    needsServer: true,
    load: async () => (await import("./watch.ts")).watch,
  },
  pictures: {
    summary: textOf(pictureMessages, "summary"),
    load: async () => (await import("./config/pictures.ts")).pictures,
  },
  explain: {
    summary: textOf(messages, "explain"),
    load: async () => (await import("./explain.ts")).explain,
  },
  upgrade: {
    summary: textOf(messages, "upgrade"),
    load: async () => (await import("./config/upgrade.ts")).upgrade,
  },
  detach: {
    summary: textOf(messages, "detach"),
    load: async () => (await import("./config/detach.ts")).detach,
  },
  translated: {
    summary: textOf(messages, "translated"),
    load: async () => (await import("./config/translated.ts")).translated,
  },
  diff: {
    summary: textOf(messages, "diff"),
    load: async () => (await import("./config/diff.ts")).diff,
  },
  timeline: {
    summary: textOf(messages, "timeline"),
    load: async () => (await import("./config/timeline.ts")).timeline,
  },
  compile: {
    summary: textOf(messages, "compile"),
    load: async () => (await import("./config/compile.ts")).compile,
  },
  publish: {
    summary: textOf(messages, "publish"),
    needsServer: true,
    load: async () => (await import("./server/publish.ts")).publish,
  },
  releases: {
    summary: textOf(messages, "releases"),
    needsServer: true,
    load: async () => (await import("./server/releases.ts")).releases,
  },
  rollback: {
    summary: textOf(messages, "rollback"),
    needsServer: true,
    load: async () => (await import("./server/releases.ts")).rollback,
  },
  "move-database": {
    summary: textOf(messages, "moveDatabase"),
    needsServer: true,
    load: async () => (await import("./server/moveDatabase.ts")).moveDatabase,
  },
  authorise: {
    summary: textOf(messages, "authorise"),
    needsServer: true,
    load: async () => (await import("./organise/authorise.ts")).authorise,
  },
  accounts: {
    summary: textOf(messages, "accounts"),
    needsServer: true,
    load: async () => (await import("./organise/accounts.ts")).accounts,
  },
  domains: {
    summary: textOf(messages, "domains"),
    needsServer: true,
    load: async () => (await import("./server/takeDown.ts")).domains,
  },
  sites: {
    summary: textOf(messages, "sites"),
    needsServer: true,
    load: async () => (await import("./server/takeDown.ts")).sites,
  },
  cancel: {
    summary: textOf(messages, "cancel"),
    needsServer: true,
    load: async () => (await import("./organise/cancel.ts")).cancel,
  },
  audit: {
    summary: textOf(messages, "audit"),
    needsServer: true,
    load: async () => (await import("./organise/audit.ts")).audit,
  },
  forms: {
    summary: textOf(messages, "forms"),
    needsServer: true,
    load: async () => (await import("./organise/forms.ts")).forms,
  },
  applications: {
    summary: textOf(messages, "applications"),
    needsServer: true,
    load: async () => (await import("./organise/applications.ts")).applications,
  },
  entries: {
    summary: textOf(messages, "entries"),
    load: async () => (await import("./organise/entries.ts")).entries,
  },
  cloud: {
    summary: textOf(messages, "cloud"),
    needsServer: true,
    load: async () => (await import("./organise/configFiles.ts")).cloud,
  },
  tables: {
    summary: textOf(messages, "tables"),
    needsServer: true,
    load: async () => (await import("./organise/configFiles.ts")).tables,
  },
  tokens: {
    summary: textOf(messages, "tokens"),
    needsServer: true,
    load: async () => (await import("./organise/tokens.ts")).tokens,
  },
  teams: {
    summary: textOf(messages, "teams"),
    needsServer: true,
    load: async () => (await import("./organise/teams.ts")).teams,
  },
  lsp: {
    summary: textOf(messages, "lsp"),
    load: async () => (await import("./lsp.ts")).lsp,
  },
  editor: {
    summary: textOf(messages, "editor"),
    load: async () => (await import("./editor.ts")).editor,
  },
  impact: {
    summary: textOf(messages, "impact"),
    load: async () => (await import("./impact.ts")).impact,
  },
};
