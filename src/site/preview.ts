import type { CompiledSite } from "./compiled.ts";

/** The preview where not even the server's preview config can be had: one page that says what is the matter. */
const builtInPreview: CompiledSite = {
  compiled: 1,
  site: {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "preview",
    title: { zh: "未绑定赛事", en: "Not bound to a race" },
    languages: ["zh", "en"],
    home: { blocks: [] },
    routes: [{ path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } }],
  },
  skipped: [],
  files: {},
  units: [],
};

export default builtInPreview;
