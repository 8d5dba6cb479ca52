import { writeFile } from "node:fs/promises";
import { upgradeSource } from "#compiler/upgrade/newest.ts";
import { loadForms } from "./siteForms.ts";
import { loadSite } from "./sites.ts";
import { nameOf } from "./targets.ts";
import type { Terminal } from "./terminal.ts";
import { unifiedDiff } from "./unified.ts";
import type { Verb } from "./verb.ts";

/** `startline upgrade`: shows or writes a site in the newest shape. */
export const upgrade: Verb = {
  usage: "upgrade PATH [--write] [--whole]",
  help: {
    zh: "把站点换成最新格式：旧的平铺配置变成第 2 版，旧版板块和表单项变成最新版；字段顺序、不认识的字段和注释保持不变。默认只显示改动，--write 才写入文件。",
    en: "Brings a site to the newest shape: a flat config becomes version 2, old blocks and the fields of forms become the newest ones; the order of fields, unknown fields and comments stay. Shows what would change; --write writes it.",
  },
  places: [1, 1],
  options: {
    write: { help: { zh: "写入文件", en: "write the file" } },
    whole: { help: { zh: "显示整个新文件，而不只是改动", en: "show the whole new file instead of what changes" } },
  },
  async run({ places: [place = ""], options }, terminal) {
    const site = await loadSite(place);
    const upgrades = [
      { path: site.path, before: site.source, after: upgradeSource(site.source, site.race) ?? site.source },
    ];
    const forms = await loadForms(site);
    // The compiler of forms is loaded only if there is a form.
    if (forms.length > 0) {
      const { upgradeForm } = await import("#compiler/forms/newest.ts");
      for (const { path, source } of forms) upgrades.push({ path, before: source, after: upgradeForm(source) });
    }
    for (const one of upgrades) await show(one, options, terminal);
    return 0;
  },
};

interface Upgrade {
  path: string;
  before: string;
  after: string;
}

async function show(
  { path, before, after }: Upgrade,
  options: Parameters<Verb["run"]>[0]["options"],
  terminal: Terminal,
) {
  const name = nameOf(path);
  if (after === before) {
    if (options.whole && !options.write) terminal.print(before.replace(/\n$/, ""));
    else terminal.print(terminal.say({ zh: `${name} 已经是最新格式。`, en: `${name} has the newest shape already.` }));
    return;
  }
  if (options.write) {
    await writeFile(path, after);
    terminal.print(terminal.say({ zh: `已写入 ${name}。`, en: `Wrote ${name}.` }));
  } else terminal.print(options.whole ? after.replace(/\n$/, "") : unifiedDiff(name, before, after, terminal));
}
