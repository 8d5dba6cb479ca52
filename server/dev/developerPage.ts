import type { Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/dev.ts";
import { textIn } from "#locales/getText.ts";
import { languageTag } from "../base/http/languages.ts";

/** The address of the page that lists the tools of a developer's server. */
export const developerPath = "/dev";

/** What a server for development has at `/dev`. */
export interface DeveloperTools {
  hasOutbox: boolean;
  hasSandbox: boolean;
  hasTestAccounts: boolean;
}

/**
 * Returns the HTML of the page that lists them, with what to set for those that it does not have.
 */
export function developerPage({ hasOutbox, hasSandbox, hasTestAccounts }: DeveloperTools, language: Language): string {
  const link = (path: string, text: string) => `<a href="${path}">${path}</a> ${text}`;
  const accounts = hasTestAccounts
    ? link("/dev/test-accounts", textIn(language, texts, "testAccounts"))
    : textIn(language, texts, "noTestAccounts");
  const rows = [
    hasOutbox ? link("/dev/outbox", textIn(language, texts, "outbox")) : textIn(language, texts, "noOutbox"),
    accounts,
    textIn(language, texts, hasSandbox ? "sandbox" : "noSandbox"),
  ];
  const title = textIn(language, texts, "title");
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Startline</title>
</head>
<body>
<h1>${title}</h1>
<p>${textIn(language, texts, "intro")}</p>
<ul>
${rows.map((row) => `<li>${row}</li>`).join("\n")}
</ul>
</body>
</html>
`;
}
