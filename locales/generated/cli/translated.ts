// Made by `npm run gen` from locales/cli/translated.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "noSite": { "folder": string | number };
  "refused": {};
}> = {
  scope: "cli/translated",
  zh: {
    "help": ["记录现在的英文与现在的中文一致（写入 translations.lock.json）。之后哪里只改了中文而没有改英文，validate 会指出来。"],
    "noSite": ["“",["folder"],"”里没有 site.json。"],
    "refused": ["站点有错误，没有记录。请先改正 startline validate 列出的错误。"],
  },
  en: {
    "help": ["Records in translations.lock.json that the English matches the Chinese as both are now. From then on, validate warns if only the Chinese changes."],
    "noSite": ["There is no site.json in ",["folder"],"."],
    "refused": ["The site has errors, so nothing was recorded. First correct what startline validate lists."],
  },
};
