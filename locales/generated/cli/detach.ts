// Made by `npm run gen` from locales/cli/detach.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "write": {};
  "no-site": {};
  "no-instance": { "instance": string | number };
  "not-shown": { "instance": string | number };
  "background": { "instance": string | number };
  "several": { "instance": string | number; "places": string | number };
}> = {
  scope: "cli/detach",
  zh: {
    "help": ["把页面中的一个组合板块换成它展开后的板块，此后可以单独修改。INSTANCE 是它的 id，或它在 site.json 中的位置（/home/blocks/3）。赛事信息的引用、其余内容的排版和注释保持不变。默认只显示改动，--write 才写入文件。"],
    "write": ["写入文件"],
    "no-site": ["site.json 不是站点文件。"],
    "no-instance": ["“",["instance"],"”不是这个站点中的组合板块。请写它的 id，或它在 site.json 中的位置，例如 /home/blocks/3。"],
    "not-shown": ["“",["instance"],"”有错误，访客看不到它，因此也无法展开。请先用 startline validate 查看并改正。"],
    "background": ["“",["instance"],"”展开后是几个板块，它们不能共用一张背景图片。请先去掉 background，或把它放进一个 section。"],
    "several": ["有几个组合板块叫“",["instance"],"”，请写其中一个的位置：",["places"],"。"],
  },
  en: {
    "help": ["Writes the blocks that a composite becomes into the page in its place, to be edited on their own. INSTANCE is its id, or its place in site.json (/home/blocks/3). Facts of the race stay bound, comments and the layout of the rest stay. Shows what would change; --write writes it."],
    "write": ["write the file"],
    "no-site": ["site.json is not a site file."],
    "no-instance": ["\"",["instance"],"\" is not a composite of this site. Name it by its id, or by its place in site.json, such as /home/blocks/3."],
    "not-shown": ["\"",["instance"],"\" has a mistake, so visitors do not see it and it cannot be detached. Run startline validate and correct it first."],
    "background": ["\"",["instance"],"\" becomes several blocks, which cannot share one background picture. Remove its background first, or put it into a section."],
    "several": ["Several composites are called \"",["instance"],"\". Name one by its place: ",["places"],"."],
  },
};
