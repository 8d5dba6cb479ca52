import type { Sentence } from "#core/text.ts";
import type { Release } from "#server/sites/publish/releases.ts";
import { readDomain, withPublishing } from "./publishing.ts";
import { paint, type Terminal, UsageError } from "./terminal.ts";
import type { Option, Verb } from "./verb.ts";

const domain: Option = { value: "HOST", help: { zh: "域名", en: "the domain name" } };

/** `startline releases`: the editions of a domain's site, newest first, the active one marked. */
export const releases: Verb = {
  usage: "releases --domain HOST [--format text|json]",
  help: {
    zh: "列出一个域名发布过的各个版本，最新的在前，标出访客正在看的一版。",
    en: "Lists what was published at a domain, newest first, and marks the edition that visitors get.",
  },
  places: [0, 0],
  options: {
    domain,
    format: { value: "text|json", choices: ["text", "json"], help: { zh: "输出格式", en: "what the output is for" } },
  },
  async run({ options }, terminal) {
    const domainName = readDomain(String(options.domain ?? ""));
    const known = await withPublishing((server) => server.list(domainName));
    if (options.format === "json") terminal.print(JSON.stringify({ releases: known }, null, 2));
    else
      terminal.print(known.length > 0 ? known.map((release) => show(release, terminal)).join("\n") : nothing(terminal));
    return 0;
  },
};

/** `startline rollback`: gives visitors an earlier edition again. */
export const rollback: Verb = {
  usage: "rollback --domain HOST [--to HASH]",
  help: {
    zh: "让访客重新看到较早的一版：默认是当前版本的前一版，或用 --to 指定。文件缺失或损坏的版本会被拒绝。",
    en: "Gives visitors an earlier edition again: the one before the active one, or the one that --to names. An edition with a missing or damaged file is refused.",
  },
  places: [0, 0],
  options: {
    domain,
    to: { value: "HASH", help: { zh: "版本的哈希（开头几位即可）", en: "the edition's hash, or its first digits" } },
  },
  async run({ options }, terminal) {
    const domainName = readDomain(String(options.domain ?? ""));
    const to = options.to === undefined ? undefined : readHash(String(options.to));
    const done = await withPublishing((server) => server.rollBack({ domainName, to }));
    if (done.outcome === "rolled-back") {
      terminal.print(terminal.say({ zh: "访客现在看到：", en: "Visitors now get:" }));
      terminal.print(show(done.release, terminal));
      return 0;
    }
    terminal.complain(terminal.say(done.outcome === "damaged" ? damaged(done.file) : refusals[done.outcome]));
    return 1;
  },
};

const refusals: Record<"no-domain" | "no-release" | "already-active" | "race-taken", Sentence> = {
  "no-domain": { zh: "这个域名没有发布过站点。", en: "Nothing was ever published at this domain." },
  "no-release": {
    zh: "没有这样的版本。startline releases 会列出所有版本。",
    en: "There is no such edition. startline releases lists them.",
  },
  "race-taken": {
    zh: "这一版的赛事编号现在属于另一个站点，没有切换。请选择另一版，或给另一个站点换一个 raceId。",
    en: "The race id of that edition belongs to another site by now, so nothing was changed. Choose another edition, or give the other site a raceId of its own.",
  },
  "already-active": { zh: "访客看到的已是这一版。", en: "Visitors get this edition already." },
};

function damaged(file: string): Sentence {
  return {
    zh: `这一版的文件 ${file} 缺失或已损坏，没有切换。请选择另一版，或重新发布。`,
    en: `The file ${file} of that edition is missing or damaged, so nothing was changed. Choose another edition, or publish again.`,
  };
}

function readHash(written: string): string {
  if (/^[0-9a-f]{4,32}$/.test(written)) return written;
  throw new UsageError({
    zh: `--to 应是版本的哈希，至少前 4 位，而不是“${written}”。`,
    en: `--to takes an edition's hash, at least its first 4 digits, not "${written}".`,
  });
}

function nothing({ say }: Terminal): string {
  return say({ zh: "这个域名没有发布过站点。", en: "Nothing was ever published at this domain." });
}

function show({ hash, publishedAt, siteId, isActive }: Release, terminal: Terminal): string {
  const time = new Date(publishedAt).toISOString().replace("T", " ").slice(0, 19);
  const mark = isActive
    ? paint(terminal, "green", terminal.say({ zh: "← 访客看到的", en: "← visitors get this" }))
    : "";
  return `${hash}  ${time} UTC  ${siteId}  ${mark}`.trimEnd();
}
