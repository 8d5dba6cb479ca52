import { writeFile } from "node:fs/promises";
import { upgradeSource } from "#src/compiler/newest.ts";
import { loadSite } from "./sites.ts";
import { nameOf } from "./targets.ts";
import { unifiedDiff } from "./unified.ts";
import type { Verb } from "./verb.ts";

/** `startline upgrade`: shows or writes a site in the newest shape. */
export const upgrade: Verb = {
  usage: "upgrade PATH [--write] [--whole]",
  help: {
    zh: "把站点换成最新格式：旧的平铺配置变成第 2 版，旧版板块变成最新版；字段顺序和不认识的字段保持不变。默认只显示改动，--write 才写入文件。",
    en: "Brings a site to the newest shape: a flat config becomes version 2, old blocks become the newest ones; the order of fields and unknown fields stay. Shows what would change; --write writes it.",
  },
  places: [1, 1],
  options: {
    write: { help: { zh: "写入文件", en: "write the file" } },
    whole: { help: { zh: "显示整个新文件，而不只是改动", en: "show the whole new file instead of what changes" } },
  },
  async run({ places: [place = ""], options }, terminal) {
    const { path, source, race } = await loadSite(place);
    const upgraded = upgradeSource(source, race) ?? source;
    const name = nameOf(path);
    if (upgraded === source) {
      if (options.whole && !options.write) terminal.print(source.replace(/\n$/, ""));
      else
        terminal.print(terminal.say({ zh: `${name} 已经是最新格式。`, en: `${name} has the newest shape already.` }));
      return 0;
    }
    if (options.write) {
      await writeFile(path, upgraded);
      terminal.print(terminal.say({ zh: `已写入 ${name}。`, en: `Wrote ${name}.` }));
    } else terminal.print(options.whole ? upgraded.replace(/\n$/, "") : unifiedDiff(name, source, upgraded, terminal));
    return 0;
  },
};
