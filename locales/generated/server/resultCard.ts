// Made by `npm run gen` from locales/server/resultCard.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "bib": { "bib": string | number };
  "rank": { "rank": number; "size": number };
}> = {
  scope: "server/resultCard",
  zh: {
    "bib": ["参赛号 ",["bib"]],
    "rank": [["rank","number"]," / ",["size","number"]],
  },
  en: {
    "bib": ["Bib ",["bib"]],
    "rank": [["rank","number"]," of ",["size","number"]],
  },
};
