import type { replaceableTables } from "#compiler/check/standardTexts.ts";
import type { Table } from "./messages.ts";

const intro = `Every text of the sign-up pages that a race can replace by its own, with its standard wording. \`texts\` in a site file replaces it on all sign-up pages,
\`texts\` in a form file only while that form is filled in:

\`\`\`json
"texts": {
  "signUpNeedDocument": { "zh": "护照或居民身份证", "en": "Your passport or identity card" },
  "receiptLine": { "zh": "编号 {receipt}，{at} 收到", "en": "Number {receipt}, received {at}" }
}
\`\`\`

A text keeps the placeholders of the standard one, such as \`{receipt}\`. If the standard one chooses its words by a number (\`{count, plural, …}\`), write \`{count}\`.
\`signUpTitle\` and \`entryTitle\` head a sign-up that is a block among others; a page of its own has the title of its route. An empty text removes an entry of the list of what to have ready (\`signUpNeedDocument\`, \`signUpNeedContact\`, \`signUpNeedPolicies\`).`;

const titles: Record<keyof typeof replaceableTables, string> = {
  "kit/sign-ups": "The pages",
  "kit/sign-up-entry": "Before the login",
  signup: "The choice of the item, the form and what was submitted",
  "signup/later": "After the first step",
};

/** Returns the page with every text that an organiser can replace. */
export function generateOwnTexts(tables: ReadonlyMap<string, Table>): string {
  const parts = Object.entries(titles).map(([name, title]) => {
    const rows = Object.entries(tables.get(name) ?? {}).map(
      ([key, { zh, en }]) => `| \`${key}\` | ${cell(zh)} | ${cell(en)} |`,
    );
    return `## ${title}\n\n| name | Chinese | English |\n|---|---|---|\n${rows.join("\n")}`;
  });
  return `${["<!-- Made by `npm run gen` from locales/. -->", "# Texts of the sign-up pages", intro, ...parts].join("\n\n")}\n`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
