// Made by `npm run gen` from locales/cli/releases.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "rollbackHelp": {};
  "to": {};
  "rolledBack": {};
  "active": {};
  "no-domain": {};
  "no-release": {};
  "race-taken": {};
  "already-active": {};
  "damaged": { "file": string | number };
  "invalidHash": { "hash": string | number };
}> = {
  scope: "cli/releases",
  zh: {
    "help": ["列出一个域名发布过的各个版本，最新的在前，并标出访客正在看的一版。"],
    "rollbackHelp": ["让访客重新看到较早的版本：默认是当前版本的前一版，或用 --to 指定。文件缺失或损坏的版本会被拒绝。"],
    "to": ["版本的哈希（开头几位即可）"],
    "rolledBack": ["访客现在看到："],
    "active": ["← 访客看到的"],
    "no-domain": ["这个域名没有发布过站点。"],
    "no-release": ["没有这样的版本。startline releases 会列出所有版本。"],
    "race-taken": ["这一版的赛事编号现在属于另一个站点，没有切换。请选择另一版，或给另一个站点换一个 raceId。"],
    "already-active": ["访客看到的已是这一版。"],
    "damaged": ["这一版的文件 ",["file"]," 缺失或已损坏，没有切换。请选择另一版，或重新发布。"],
    "invalidHash": ["--to 应是版本的哈希，至少前 4 位，而不是“",["hash"],"”。"],
  },
  en: {
    "help": ["Lists the editions published at a domain, newest first, and marks the one that visitors see."],
    "rollbackHelp": ["Shows visitors an earlier edition again: the one before the active one, or the one that --to names. An edition with a missing or damaged file is refused."],
    "to": ["the edition's hash, or its first digits"],
    "rolledBack": ["Visitors now see:"],
    "active": ["← visitors see this"],
    "no-domain": ["Nothing was ever published at this domain."],
    "no-release": ["There is no such edition. startline releases lists them."],
    "race-taken": ["The race id of that edition now belongs to another site, so nothing was changed. Choose another edition, or give the other site another raceId."],
    "already-active": ["Visitors already see this edition."],
    "damaged": ["The file ",["file"]," of that edition is missing or damaged, so nothing was changed. Choose another edition, or publish again."],
    "invalidHash": ["--to takes an edition's hash, at least its first 4 digits, not \"",["hash"],"\"."],
  },
};
