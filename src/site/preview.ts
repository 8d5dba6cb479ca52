import { messages } from "#locales/generated/site.ts";
import { getText } from "#locales/getText.ts";
import type { CompiledSite } from "./compiled.ts";

/** The preview if the server's preview config cannot be loaded: one page that names the reason. */
const builtInPreview: CompiledSite = {
  compiled: 1,
  site: {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "preview",
    title: getText(messages, "notBound"),
    languages: ["zh", "en"],
    home: { blocks: [] },
    routes: [{ path: "/home", title: getText(messages, "home"), page: { type: "home", version: 1, props: {} } }],
  },
  skipped: [],
  files: {},
  units: [],
};

export default builtInPreview;
