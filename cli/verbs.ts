import type { Sentence } from "#core/text.ts";
import { messages as alertMessages } from "#locales/generated/cli/alert.ts";
import { messages as bibMessages } from "#locales/generated/cli/bibs.ts";
import { messages as certificateMessages } from "#locales/generated/cli/certificate.ts";
import { messages as demoMessages } from "#locales/generated/cli/demo.ts";
import { messages as mailingMessages } from "#locales/generated/cli/mailing.ts";
import { messages as photoMessages } from "#locales/generated/cli/photos.ts";
import { messages as pictureMessages } from "#locales/generated/cli/pictures.ts";
import { messages as resultMessages } from "#locales/generated/cli/results.ts";
import { messages as timingMessages } from "#locales/generated/cli/timing.ts";
import { messages } from "#locales/generated/cli/verbs.ts";
import { getText } from "#locales/getText.ts";
import type { Verb } from "./base/verb.ts";

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
    summary: getText(messages, "new"),
    load: async () => (await import("./new.ts")).newRace,
  },
  validate: {
    summary: getText(messages, "validate"),
    load: async () => (await import("./config/validate.ts")).validate,
  },
  dev: {
    summary: getText(messages, "dev"),
    needsServer: true,
    load: async () => (await import("./watch.ts")).watch,
  },
  pictures: {
    summary: getText(pictureMessages, "summary"),
    load: async () => (await import("./config/pictures.ts")).pictures,
  },
  certificate: {
    summary: getText(certificateMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./certificate.ts")).certificate,
  },
  explain: {
    summary: getText(messages, "explain"),
    load: async () => (await import("./explain.ts")).explain,
  },
  upgrade: {
    summary: getText(messages, "upgrade"),
    load: async () => (await import("./config/upgrade.ts")).upgrade,
  },
  detach: {
    summary: getText(messages, "detach"),
    load: async () => (await import("./config/detach.ts")).detach,
  },
  translated: {
    summary: getText(messages, "translated"),
    load: async () => (await import("./config/translated.ts")).translated,
  },
  diff: {
    summary: getText(messages, "diff"),
    load: async () => (await import("./config/diff.ts")).diff,
  },
  timeline: {
    summary: getText(messages, "timeline"),
    load: async () => (await import("./config/timeline.ts")).timeline,
  },
  compile: {
    summary: getText(messages, "compile"),
    load: async () => (await import("./config/compile.ts")).compile,
  },
  publish: {
    summary: getText(messages, "publish"),
    needsServer: true,
    load: async () => (await import("./server/publish.ts")).publish,
  },
  releases: {
    summary: getText(messages, "releases"),
    needsServer: true,
    load: async () => (await import("./server/releases.ts")).releases,
  },
  rollback: {
    summary: getText(messages, "rollback"),
    needsServer: true,
    load: async () => (await import("./server/releases.ts")).rollback,
  },
  "move-database": {
    summary: getText(messages, "moveDatabase"),
    needsServer: true,
    load: async () => (await import("./server/moveDatabase.ts")).moveDatabase,
  },
  authorise: {
    summary: getText(messages, "authorise"),
    needsServer: true,
    load: async () => (await import("./organise/authorise.ts")).authorise,
  },
  accounts: {
    summary: getText(messages, "accounts"),
    needsServer: true,
    load: async () => (await import("./organise/accounts.ts")).accounts,
  },
  domains: {
    summary: getText(messages, "domains"),
    needsServer: true,
    load: async () => (await import("./server/takeDown.ts")).domains,
  },
  sites: {
    summary: getText(messages, "sites"),
    needsServer: true,
    load: async () => (await import("./server/takeDown.ts")).sites,
  },
  cancel: {
    summary: getText(messages, "cancel"),
    needsServer: true,
    load: async () => (await import("./organise/cancel.ts")).cancel,
  },
  audit: {
    summary: getText(messages, "audit"),
    needsServer: true,
    load: async () => (await import("./organise/audit.ts")).audit,
  },
  forms: {
    summary: getText(messages, "forms"),
    needsServer: true,
    load: async () => (await import("./organise/forms.ts")).forms,
  },
  applications: {
    summary: getText(messages, "applications"),
    needsServer: true,
    load: async () => (await import("./organise/applications.ts")).applications,
  },
  entries: {
    summary: getText(messages, "entries"),
    load: async () => (await import("./organise/entries.ts")).entries,
  },
  bibs: {
    summary: getText(bibMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/bibs.ts")).bibs,
  },
  mailing: {
    summary: getText(mailingMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/mailing.ts")).mailing,
  },
  alert: {
    summary: getText(alertMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/alert.ts")).alert,
  },
  timing: {
    summary: getText(timingMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/timing.ts")).timing,
  },
  results: {
    summary: getText(resultMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/results.ts")).results,
  },
  photos: {
    summary: getText(photoMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./organise/photos.ts")).photos,
  },
  demo: {
    summary: getText(demoMessages, "summary"),
    needsServer: true,
    load: async () => (await import("./demo/demo.ts")).demo,
  },
  cloud: {
    summary: getText(messages, "cloud"),
    needsServer: true,
    load: async () => (await import("./organise/configFiles.ts")).cloud,
  },
  tables: {
    summary: getText(messages, "tables"),
    needsServer: true,
    load: async () => (await import("./organise/configFiles.ts")).tables,
  },
  tokens: {
    summary: getText(messages, "tokens"),
    needsServer: true,
    load: async () => (await import("./organise/tokens.ts")).tokens,
  },
  teams: {
    summary: getText(messages, "teams"),
    needsServer: true,
    load: async () => (await import("./organise/teams.ts")).teams,
  },
  lsp: {
    summary: getText(messages, "lsp"),
    load: async () => (await import("./lsp.ts")).lsp,
  },
  editor: {
    summary: getText(messages, "editor"),
    load: async () => (await import("./editor.ts")).editor,
  },
  impact: {
    summary: getText(messages, "impact"),
    load: async () => (await import("./impact.ts")).impact,
  },
};
