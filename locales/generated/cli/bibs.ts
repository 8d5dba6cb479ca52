// Made by `npm run gen` from locales/cli/bibs.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "trial": {};
  "seed": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "block": { "id": string | number; "item": string | number; "first": string | number; "last": string | number; "given": number; "numbers": number };
  "without": { "item": string | number; "count": number };
  "others": { "count": number };
  "wouldGive": { "count": number; "drawn": number };
  "gave": { "count": number; "drawn": number };
  "drawnBy": { "seed": string | number };
  "fault": { "row": number; "fault": string | number };
  "wrong": { "count": number };
  "wouldChange": { "changed": number; "same": number };
  "changed": { "changed": number; "same": number };
}> = {
  scope: "cli/bibs",
  zh: {
    "summary": ["分配或导入号码"],
    "help": ["list 列出号码段和剩余号码；assign 按报名顺序把号码分给所有没有号码的已确认参赛者，抽取的吉祥号先分；import 从 CSV 或 Excel 文件按参赛码导入号码，空的号码表示取消。"],
    "trial": ["只说明会发生什么，不保存"],
    "seed": ["抽取吉祥号用的公开数字或文字"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline bibs 没有“",["act"],"”，请写 list、assign 或 import。"],
    "block": [["id"],"：",["item"],"，",["first"]," 至 ",["last"],"，已分配 ",["given","number"]," / ",["numbers","number"]],
    "without": [["item"],"：",["count","number"]," 人没有号码"],
    "others": ["不属于任何号码段的号码：",["count","number"]],
    "wouldGive": ["将分配 ",["count","number"]," 个号码，其中抽取吉祥号 ",["drawn","number"]," 个。"],
    "gave": ["已分配 ",["count","number"]," 个号码，其中抽取吉祥号 ",["drawn","number"]," 个。"],
    "drawnBy": ["抽取依据：",["seed"]],
    "fault": ["第 ",["row","number"]," 行：",["fault"]],
    "wrong": ["有 ",["count","number"]," 行有问题，没有导入任何号码。"],
    "wouldChange": ["将更改 ",["changed","number"]," 个号码，",["same","number"]," 个不变。"],
    "changed": ["已更改 ",["changed","number"]," 个号码，",["same","number"]," 个不变。"],
  },
  en: {
    "summary": ["bibs are given by rule, or imported"],
    "help": ["list prints the blocks and what is left of each; assign gives every confirmed entry without a bib the next one, in the order of signing up, drawn lucky numbers first; import reads bibs from a CSV or Excel file by the codes of entries; an empty bib takes one away."],
    "trial": ["only print what would happen"],
    "seed": ["the public number or words by which lucky numbers are drawn"],
    "json": ["print JSON"],
    "unknownAct": ["startline bibs has no \"",["act"],"\". Write list, assign or import."],
    "block": [["id"],": ",["item"],", ",["first"]," to ",["last"],", ",["given","number"]," of ",["numbers","number"]," given"],
    "without": [["item"],": ",["count","number"]," without a bib"],
    "others": ["bibs of no block: ",["count","number"]],
    "wouldGive": [["count","number"]," bibs would be given, ",["drawn","number"]," of them drawn lucky numbers."],
    "gave": [["count","number"]," bibs given, ",["drawn","number"]," of them drawn lucky numbers."],
    "drawnBy": ["drawn by: ",["seed"]],
    "fault": ["row ",["row","number"],": ",["fault"]],
    "wrong": [["count","number"]," rows are wrong. Nothing was imported."],
    "wouldChange": [["changed","number"]," bibs would change, ",["same","number"]," stay."],
    "changed": [["changed","number"]," bibs changed, ",["same","number"]," stayed."],
  },
};
