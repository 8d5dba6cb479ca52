import { filter } from "./applications.ts";
import type { Call } from "./call.ts";
import { EntryFilter } from "./organise.ts";
import { object, oneOf, optional, shortText } from "./schema.ts";

const format = oneOf(["csv", "xlsx"]);

/** Which sign-ups and applications are exported, and how. A status exports applications only. */
const query = {
  ...filter,
  form: optional(shortText(64, "The id of a form; all forms if it is left out.")),
  use: optional(
    oneOf(
      ["sign-up", "through-entry", "general"],
      "Sign-ups, applications, or answers to general forms; without it the first two, or all of the form that is named.",
    ),
  ),
  format,
};
const language = oneOf(["zh", "en"]);
const layout = optional(
  shortText(40, "The name of a saved layout; all columns that are shown if it is left out.", "line"),
);

export const exportCalls = {
  "GET /sign-up/export": {
    summary: "Returns the sign-ups of a race as a file. The audit names who read them.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "full",
    cost: "exports",
    query: object({ ...query, language: optional(language) }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "export/no-rows"],
  },
  "GET /admin/sign-ups": {
    summary: "Returns the sign-ups of a race as a file, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "exports",
    query: object({ ...query, language }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "export/no-rows"],
  },
  "GET /sign-up/organise/export": {
    summary:
      "Returns the entries of a race that match as a file. Unless personal data are seen, names, documents and the answers of a layout are masked, and other answers left out. The audit names who took it.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "exports",
    scopes: ["entries:read"],
    query: object({ ...EntryFilter.properties, format, language: optional(language), layout }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "entry/name-search", "export/no-rows", "export/unknown-layout"],
  },
  "GET /admin/entries/export": {
    summary: "Returns the entries of a race that match as a file, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "exports",
    query: object({ ...EntryFilter.properties, format, language, layout }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "entry/name-search", "export/no-rows", "export/unknown-layout"],
  },
} satisfies Record<string, Call>;
