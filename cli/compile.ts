import { resolve } from "node:path";
import { messageOf } from "#compiler/problems/messageOf.ts";
import { compileFolder, writeRelease } from "#server/sites/publish/releaseFolder.ts";
import { preparePictures } from "./pictures.ts";
import { nameOf, siteFolder } from "./targets.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline compile`: makes a release of a site: a folder named by the hash of its content. */
export const compile: Verb = {
  usage: "compile SITE --out DIR [--times]",
  help: {
    zh: "把站点编译成一个发布包：以内容哈希命名的文件夹，含站点文件、每篇文档、各语言各时段的首页（设 router 为 history 时为每个页面）和清单。同样的站点在任何机器上得到同样的哈希。有错误时不生成。",
    en: "Makes a release of a site: a folder named by the hash of its content, with the site file, each document, the home page (each page, with router: history) for each language and time, and a manifest. The same site has the same hash on any machine. A site with errors is refused.",
  },
  places: [1, 1],
  options: {
    out: { value: "DIR", help: { zh: "发布包放在哪个文件夹", en: "the folder to put the release into" } },
    times: { help: { zh: "列出每一步所用的时间", en: "say how long each stage took" } },
  },
  async run({ places: [place = ""], options }, terminal) {
    const { out } = options;
    if (typeof out !== "string")
      throw new UsageError({ zh: "请用 --out 写明放在哪里。", en: "Name the folder to write to with --out." });
    const site = await siteFolder(place);
    await preparePictures(site, terminal);
    const compiled = await compileFolder(resolve(site));
    if (compiled.outcome === "refused") {
      const errors = compiled.problems.filter(({ severity }) => severity === "error").length;
      terminal.complain(
        terminal.say({
          zh: `没有生成：有 ${errors} 处错误。startline validate 会列出它们。`,
          en: `Not compiled: ${errors} ${errors === 1 ? "error" : "errors"}. startline validate lists them.`,
        }),
      );
      return 1;
    }
    const { files, pages } = compiled.manifest;
    for (const problem of compiled.problems)
      if (problem.code === "SL4008") terminal.complain(`${problem.code} ${terminal.say(messageOf(problem))}`);
    const startedAt = performance.now();
    terminal.print(nameOf(await writeRelease(compiled, resolve(out))));
    const times = { ...compiled.times, write: performance.now() - startedAt };
    terminal.print(
      terminal.say({
        zh: `${files.length} 个文件，其中 ${pages.length} 个页面。`,
        en: `${files.length} files, ${pages.length} of them pages.`,
      }),
    );
    if (options.times === true) terminal.print(tellTimes(times, terminal));
    return 0;
  },
};

const stages = {
  read: { zh: "读取、检查、清理", en: "read" },
  draw: { zh: "绘制首页", en: "draw" },
  hash: { zh: "计算哈希", en: "hash" },
  write: { zh: "写入", en: "write" },
};

function tellTimes(times: Record<keyof typeof stages, number>, { say }: Terminal): string {
  const names = Object.keys(stages) as (keyof typeof stages)[];
  return names.map((name) => `  ${say(stages[name])}: ${Math.round(times[name])} ms`).join("\n");
}
