import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/applications.ts";
import { messages as pictureMessages } from "#locales/generated/cli/pictures.ts";
import { textOf } from "#locales/textOf.ts";
import type { Verb } from "./verb.ts";

/** A verb's line in the list of verbs, and where the verb itself is: only the one that is called is loaded. */
export interface VerbEntry {
  summary: Sentence;
  load(): Promise<Verb>;
}

/** All verbs of the command, in the order in which an organiser meets them. */
export const verbs: Record<string, VerbEntry> = {
  validate: {
    summary: { zh: "检查站点：哪里错、为什么、怎么改", en: "check sites: each problem, its place and what to do" },
    load: async () => (await import("./validate.ts")).validate,
  },
  dev: {
    summary: { zh: "边写边看：每次保存都刷新打开的页面", en: "show a site while you write it, fresh at every save" },
    load: async () => (await import("./watch.ts")).watch,
  },
  pictures: {
    summary: textOf(pictureMessages, "summary"),
    load: async () => (await import("./pictures.ts")).pictures,
  },
  explain: {
    summary: { zh: "详细说明一个问题代码", en: "explain a problem's code at length" },
    load: async () => (await import("./explain.ts")).explain,
  },
  upgrade: {
    summary: { zh: "把旧格式的配置换成最新格式", en: "bring a config to the newest shape" },
    load: async () => (await import("./upgrade.ts")).upgrade,
  },
  translated: {
    summary: { zh: "记下英文与中文现在相符", en: "remember that the English fits the Chinese now" },
    load: async () => (await import("./translated.ts")).translated,
  },
  diff: {
    summary: { zh: "按板块和路由比较两个站点", en: "compare two sites block by block and route by route" },
    load: async () => (await import("./diff.ts")).diff,
  },
  timeline: {
    summary: { zh: "列出站点随时间变化的每个时刻", en: "list every instant at which a site changes" },
    load: async () => (await import("./timeline.ts")).timeline,
  },
  compile: {
    summary: { zh: "把站点编译成发布包", en: "make a release of a site" },
    load: async () => (await import("./compile.ts")).compile,
  },
  publish: {
    summary: { zh: "发布站点到域名", en: "make a site what visitors of a domain get" },
    load: async () => (await import("./publish.ts")).publish,
  },
  releases: {
    summary: { zh: "列出一个域名发布过的版本", en: "list what was published at a domain" },
    load: async () => (await import("./releases.ts")).releases,
  },
  rollback: {
    summary: { zh: "让访客重新看到较早的一版", en: "give visitors an earlier edition again" },
    load: async () => (await import("./releases.ts")).rollback,
  },
  authorise: {
    summary: { zh: "让一个账户审核实名信息", en: "let an account review documents" },
    load: async () => (await import("./authorise.ts")).authorise,
  },
  forms: {
    summary: { zh: "导出一个赛事的报名", en: "export the sign-ups of a race" },
    load: async () => (await import("./forms.ts")).forms,
  },
  applications: {
    summary: textOf(messages, "summary"),
    load: async () => (await import("./applications.ts")).applications,
  },
  impact: {
    summary: { zh: "查看结构定义的改动影响哪些配置", en: "show which configs a change of the schemas touches" },
    load: async () => (await import("./impact.ts")).impact,
  },
};
