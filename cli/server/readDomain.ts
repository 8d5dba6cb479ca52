import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { normaliseDomainName } from "#server/base/http/domainName.ts";
import { UsageError } from "../base/terminal.ts";

/** A domain name as the server keeps it. Throws a UsageError for any other text. */
export function readDomain(domainText: string): string {
  const name = normaliseDomainName(domainText);
  if (name !== undefined) return name;
  if (domainText === "") throw new UsageError(getText(messages, "noDomain"));
  throw new UsageError(getText(messages, "invalidDomain", { domain: domainText }));
}
