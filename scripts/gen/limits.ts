import { type CallName, callEntry, contract } from "#contract/contract.ts";
import type { ExactLimit, RequestLimit } from "#contract/limits.ts";
import { readAccountSettings } from "#server/base/env/accountSettings.ts";
import type { Limit } from "#server/base/limits/limits.ts";
import { type RouteLimits, routeLimits } from "#server/base/limits/routes.ts";
import { exactLimits, requestLimits } from "#server/base/limits/table.ts";

const env = { accounts: readAccountSettings({}) };

const intro = `Every route of the server, what a request costs at most, who may call it, and which limits it counts towards. The server takes the limits from the
same entries (\`contract/\`) and tables (\`server/base/limits/\`), and the tests exceed each of them.

- *Cost*: cheap (from memory or this server's disk), reads, writes (queries), hashes (argon2id), sends (a message to a person), uploads, exports, draws (a picture or a page).
- *Network*: an IPv4 address or 64 bits of IPv6, counted before the request is read, in memory and over all servers. Most are multiples of \`CALLS_PER_NETWORK\`, here with its default.
- *Account and other limits* are counted exactly, in the database.
- *Messages* have limits of their own, by account, target, network and day: [the table of sending](decisions/019-sending.md). They are the most that anybody can send, by any route.

A request over a limit is refused with the code 429, \`data.seconds\` and the header \`Retry-After\`. Over \`failedLoginPerNetwork\` or \`failedLoginOfAll\` a login needs a human verification
instead, and over \`codeGuessWithoutToken\` a code counts as wrong.`;

/** Returns the page with every route's cost and limits. */
export function generateLimits(): string {
  const routes = Object.entries<RouteLimits>(routeLimits).map(([route, limits]) => describeRoute(route, limits));
  const networks = Object.entries(requestLimits).map(
    ([name, limitOf]) => `| \`${name}\` | ${describeLimit(limitOf(env))} |`,
  );
  const exact = Object.entries<Limit>(exactLimits).map(([name, limit]) => `| \`${name}\` | ${describeLimit(limit)} |`);
  return [
    "<!-- Made by `npm run gen` from server/base/limits. -->",
    "# Costs and limits",
    intro,
    "## Routes",
    ["| route | cost | who | by network | by account, target and browser |", "|---|---|---|---|---|", ...routes].join(
      "\n",
    ),
    "## Limits by network",
    ["| limit | |", "|---|---|", ...networks].join("\n"),
    "## Limits by account, target and browser",
    ["| limit | |", "|---|---|", ...exact].join("\n"),
    "",
  ].join("\n\n");
}

function describeRoute(route: string, { cost, network, account, own = [], sends, only }: RouteLimits): string {
  const further: (ExactLimit | RequestLimit)[] = [...(account ? [account] : []), ...own];
  const cells = [
    `\`${route}\``,
    cost,
    identifyCaller(route),
    network ? `\`${network}\`` : "",
    [...further.map((name) => `\`${name}\``), ...(sends ? ["messages"] : []), ...(only ? [`${only} only`] : [])].join(
      ", ",
    ),
  ];
  return `| ${cells.join(" | ")} |`;
}

function identifyCaller(route: string): string {
  if (Object.hasOwn(contract, route)) return callEntry(route as CallName).caller;
  return / \/dev(?:\/|$)/.test(route) ? "developer" : "anyone";
}

function describeLimit({ most, seconds }: Limit): string {
  const units: [number, string][] = [
    [86_400, "day"],
    [3600, "hour"],
    [60, "minute"],
  ];
  const [size, unit] = units.find(([size]) => seconds % size === 0) ?? [1, "second"];
  const times = seconds / size;
  return `${most.toLocaleString("en")} in ${times === 1 ? `a${unit === "hour" ? "n" : ""} ${unit}` : `${times} ${unit}s`}`;
}
