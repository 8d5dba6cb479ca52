import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { normaliseDomainName } from "#server/base/http/domainName.ts";
import { UsageError } from "../base/terminal.ts";

/** A domain name as the server keeps it. Throws a UsageError for what is none. */
export function readDomain(written: string): string {
  const name = normaliseDomainName(written);
  if (name !== undefined) return name;
  if (written === "") throw new UsageError(getText(messages, "noDomain"));
  throw new UsageError(getText(messages, "invalidDomain", { domain: written }));
}
