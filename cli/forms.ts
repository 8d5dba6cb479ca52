import { resolve } from "node:path";
import type { Sentence } from "#core/text.ts";
import { readDomain, withPublishing } from "./publishing.ts";
import { nameOf } from "./targets.ts";
import { UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline forms export`: writes the sign-ups of a race into a file. */
export const forms: Verb = {
  usage: "forms export --domain HOST [--form ID] [--format csv|xlsx] --out FILE",
  help: {
    zh: "把一个赛事的报名导出为文件：每位参赛者一行，列名即报名表的问题。导出会记入审计。文件含个人信息，请妥善保管。",
    en: "Writes the sign-ups of a race into a file: a row for each entrant, a column for each question. That it was done is kept. The file holds people's data: take care of it.",
  },
  places: [1, 1],
  options: {
    domain: { value: "HOST", help: { zh: "域名", en: "the domain name" } },
    form: { value: "ID", help: { zh: "只导出这份报名表", en: "only what was given to this form" } },
    format: {
      value: "csv|xlsx",
      choices: ["csv", "xlsx"],
      help: { zh: "文件格式（默认 csv）", en: "the kind of file (csv)" },
    },
    out: { value: "FILE", help: { zh: "写入的文件", en: "the file to write" } },
  },
  async run({ places: [act = ""], options }, terminal) {
    if (act !== "export") throw new UsageError(unknownAct(act));
    if (!options.out) throw new UsageError(noFile);
    const domainName = readDomain(String(options.domain ?? ""));
    const file = resolve(String(options.out));
    const language = options.language === "en" ? "en" : "zh";
    const format = options.format === "xlsx" ? "xlsx" : "csv";
    const form = options.form === undefined ? undefined : String(options.form);
    const done = await withPublishing((server) => server.exportSignUps({ domainName, form, format, language }, file));
    if (done === "exported")
      terminal.print(terminal.say({ zh: `已写入 ${nameOf(file)}`, en: `Written: ${nameOf(file)}` }));
    else terminal.complain(terminal.say(refusals[done]));
    return done === "exported" ? 0 : 1;
  },
};

const refusals: Record<"no-race" | "no-rows", Sentence> = {
  "no-race": { zh: "这个域名没有绑定赛事。", en: "No race is bound to this domain." },
  "no-rows": { zh: "没有查询到数据哦，没有写文件。", en: "There is nothing to export, and no file was written." },
};

const noFile: Sentence = { zh: "请用 --out 指定要写的文件。", en: "Say with --out which file to write." };

function unknownAct(act: string): Sentence {
  return { zh: `startline forms 只能 export，不能“${act}”。`, en: `startline forms knows export, not "${act}".` };
}
