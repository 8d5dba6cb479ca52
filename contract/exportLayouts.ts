import Type, { type Static } from "typebox";
import { mostColumns } from "#core/organise.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, object, shortText, text } from "./schema.ts";

/** The most layouts of a race. */
export const mostLayouts = 20;

/**
 * Which columns an export of entries has, in which order, saved under a name for everybody who
 * organises the race.
 */
export const ExportLayout = object({
  name: text(),
  columns: Type.Array(text(), { description: "The keys of the columns, in their order." }),
});
export type ExportLayout = Static<typeof ExportLayout>;

/** The columns that entries of a race can be exported with, and the layouts that are saved. */
export const ExportColumns = object({
  columns: Type.Array(object({ key: text(), label: bilingual }), {
    description: "Facts of entries, and the questions of all forms that the race has or had.",
  }),
  layouts: Type.Array(ExportLayout),
});
export type ExportColumns = Static<typeof ExportColumns>;

export const exportLayoutCalls = {
  "GET /sign-up/organise/columns": {
    summary: "Lists the columns that entries of a race can be exported with, and the layouts that are saved.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    scopes: ["entries:read"],
    query: object({ domainName }),
    data: ExportColumns,
    errors: ["site/not-bound"],
  },
  "POST /sign-up/organise/columns": {
    summary: "Saves a layout under its name; one without columns is removed.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      name: shortText(40, "Such as who gets the file.", "line"),
      columns: Type.Array(shortText(300), { maxItems: mostColumns, uniqueItems: true }),
    }),
    data: ExportColumns,
    errors: ["site/not-bound", "export/unknown-column", "export/too-many-layouts"],
  },
} satisfies Record<string, Call>;
