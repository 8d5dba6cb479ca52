import type { SecurityEvents } from "#contract/security.ts";
import { messages } from "#locales/generated/cli/audit.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { type SecurityKind, securityKinds } from "#server/base/security/kinds.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { chainActs } from "./auditChain.ts";

type Event = SecurityEvents["events"][number];

/**
 * `startline audit`: prints the security log, and deletes what is older than an instant; or prints
 * and verifies the audit of a race.
 */
export const audit: Verb = {
  usage:
    "audit [--since TIME] [--kind KIND] [--account EMAIL|PHONE] [--json] | audit --purge-before TIME | audit lines|head|verify --domain HOST [--kept FILE] [--json]",
  help: getText(messages, "help"),
  positionals: [0, 1],
  options: {
    since: { value: "TIME", help: getText(messages, "since") },
    kind: {
      value: "KIND",
      choices: securityKinds,
      help: getText(messages, "kind", { kinds: securityKinds.join(", ") }),
    },
    account: { value: "EMAIL|PHONE", help: getText(messages, "account") },
    json: { help: getText(messages, "json") },
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    kept: { value: "FILE", help: getText(messages, "kept") },
    "purge-before": { value: "TIME", help: getText(messages, "purgeBefore") },
  },
  async run({ options, positionals: [name] }, terminal) {
    if (name !== undefined) {
      const act = Object.hasOwn(chainActs, name) ? chainActs[name] : undefined;
      if (!act) throw new UsageError(getText(messages, "unknownAct", { act: name }));
      return act(options, terminal);
    }
    const before = options["purge-before"];
    return withServerTools((server) =>
      before === undefined ? print(server, options, terminal) : purge(server, readTime(before), terminal),
    );
  },
};

async function print(server: ServerTools, options: ParsedArguments["options"], terminal: Terminal): Promise<number> {
  const { since, kind, account, json } = options;
  const filter = {
    ...(since !== undefined && { since: readTime(since) }),
    ...(kind !== undefined && { kind: String(kind) }),
    ...(account !== undefined && { account: String(account) }),
  };
  const events: Event[] = [];
  for (;;) {
    const page = await server.readSecurityEvents({ ...filter, after: events.at(-1)?.seq ?? 0 });
    if (!page) {
      terminal.printError(terminal.localise(getText(messages, "noAccount")));
      return 1;
    }
    if (page.events.length === 0) break;
    events.push(...page.events);
  }
  if (json === true) terminal.print(JSON.stringify(events, null, 2));
  else if (events.length === 0) terminal.print(terminal.localise(getText(messages, "none")));
  else terminal.print(events.map((event) => getLine(event, terminal)).join("\n"));
  return 0;
}

async function purge(server: ServerTools, before: number, terminal: Terminal): Promise<number> {
  const { outcome, count } = await server.purgeSecurityEvents(before);
  if (outcome === "purged") terminal.print(terminal.localise(getText(messages, "purged", { count })));
  else terminal.printError(terminal.localise(getText(messages, "tooRecent")));
  return outcome === "purged" ? 0 : 1;
}

// A time, or so many days or hours ago.
function readTime(timeText: string | boolean | undefined): number {
  const [, amount, unit] = /^(\d{1,5})([dh])$/.exec(String(timeText)) ?? [];
  if (amount !== undefined) return Date.now() - Number(amount) * (unit === "d" ? 86_400_000 : 3_600_000);
  const time = /^\d{4}-\d{2}-\d{2}/.test(String(timeText)) ? Date.parse(String(timeText)) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(getText(messages, "noTime", { written: String(timeText) }));
  return time;
}

function getLine({ at, kind, count, network, details, ...event }: Event, { localise }: Terminal): string {
  const eventName = localise(getText(messages, kind as SecurityKind));
  const person = getName(event.actorNick, event.actor);
  const whose = event.accountId === event.actor ? undefined : getName(event.accountNick, event.accountId);
  const parts = [
    new Date(at)
      .toISOString()
      .replace("T", " ")
      .replace(/\.\d+Z$/, "Z"),
    count > 1 ? `${eventName} × ${count}` : eventName,
    person && localise(getText(messages, "by", { who: person })),
    event.token !== null && localise(getText(messages, "token", { name: event.token })),
    whose && localise(getText(messages, "whose", { whose })),
    network,
    details && Object.keys(details).length > 0 ? JSON.stringify(details) : undefined,
  ];
  return parts.filter(Boolean).join("  ");
}

function getName(nick: string | null, id: string | null): string | undefined {
  return nick === null ? (id ?? undefined) : `${nick} (${id})`;
}
