// Made by `npm run gen` from locales/organise-bibs.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "fault_unknown": {};
  "fault_not-confirmed": {};
  "fault_bib": {};
  "fault_code-twice": {};
  "fault_bib-twice": {};
  "fault_taken": {};
  "bib": {};
  "startBlock": {};
  "lead": {};
  "notOffered": {};
  "blocks": {};
  "block": {};
  "range": { "first": string | number; "last": string | number };
  "given": {};
  "left": {};
  "item": {};
  "others": { "count": number };
  "withoutTitle": {};
  "without": { "item": string | number; "count": number };
  "nobodyWithout": {};
  "shownFrom": { "at": string | number };
  "shownAtOnce": {};
  "frozenAt": { "at": string | number };
  "luckyState_choice": { "from": string | number; "until": string | number; "numbers": number; "given": number };
  "luckyState_draw": { "from": string | number; "until": string | number; "numbers": number; "wishes": number; "given": number };
  "preview": {};
  "assign": {};
  "cancel": {};
  "wouldGive": { "count": number };
  "wouldDraw": { "count": number };
  "wouldLack": { "item": string | number; "count": number };
  "noneToGive": {};
  "seed": {};
  "seedHint": {};
  "gave": { "count": number };
  "drawnBy": { "seed": string | number };
  "importTitle": {};
  "importLead": {};
  "imported": { "changed": number; "same": number };
  "wrong": { "count": number };
  "byHand": {};
  "byHandHint": {};
  "save": {};
  "saved": {};
}> = {
  scope: "organise-bibs",
  zh: {
    "fault_unknown": ["没有这个参赛码"],
    "fault_not-confirmed": ["报名未确认或已结束"],
    "fault_bib": ["号码只能用字母、数字和连字符"],
    "fault_code-twice": ["这个参赛码出现两次"],
    "fault_bib-twice": ["这个号码出现两次"],
    "fault_taken": ["另一位参赛者已有这个号码"],
    "bib": ["号码"],
    "startBlock": ["出发区"],
    "lead": ["号码按规则一次分给所有已确认的参赛者，或者从文件导入。已有的号码不会改变，用过的号码不会再分。"],
    "notOffered": ["本赛事的配置里没有号码规则（race.bibs）。仍可以从文件导入号码。"],
    "blocks": ["号码段"],
    "block": ["号码段"],
    "range": [["first"]," 至 ",["last"]],
    "given": ["已分配"],
    "left": ["剩余"],
    "item": ["项目"],
    "others": ["不属于任何号码段的号码：",["count","number"]],
    "withoutTitle": ["没有号码的已确认参赛者"],
    "without": [["item"],"：",["count","number"]," 人"],
    "nobodyWithout": ["所有已确认的参赛者都有号码。"],
    "shownFrom": ["参赛者从 ",["at"]," 起看到号码。"],
    "shownAtOnce": ["参赛者分到号码后立即看到。"],
    "frozenAt": ["号码 ",["at"]," 制作。"],
    "luckyState_choice": ["吉祥号由参赛者自选（",["from"]," 至 ",["until"],"）：",["numbers","number"]," 个中已选 ",["given","number"]," 个。"],
    "luckyState_draw": ["吉祥号在申请者中抽取（",["from"]," 至 ",["until"]," 申请）：",["numbers","number"]," 个，",["wishes","plural",{"other":[["wishes","number"]," 人"]}],"申请，已分配 ",["given","number"]," 个。"],
    "preview": ["看看会怎样分配"],
    "assign": ["分配号码"],
    "cancel": ["取消"],
    "wouldGive": ["将有 ",["count","plural",{"other":[["count","number"]," 人"]}],"得到号码。"],
    "wouldDraw": ["其中抽取 ",["count","number"]," 个吉祥号。"],
    "wouldLack": [["item"],"：",["count","number"]," 人没有合适的号码，请加大号码段。"],
    "noneToGive": ["没有可分配的号码。"],
    "seed": ["抽取依据（公开的数字）"],
    "seedHint": ["例如某日的指数收盘点位，事先公布。留空则随机生成并记录。"],
    "gave": ["已分配 ",["count","number"]," 个号码。"],
    "drawnBy": ["吉祥号抽取依据：",["seed"]],
    "importTitle": ["导入号码"],
    "importLead": ["在“报名与退款”里导出报名表，填好“号码”一列后在这里导入（需要“参赛码”和“号码”两列）。空的号码表示取消。有一行不对就都不导入。"],
    "imported": ["已更改 ",["changed","number"]," 个号码，",["same","number"]," 个不变。"],
    "wrong": ["有 ",["count","number"]," 行不对，没有导入任何号码。"],
    "byHand": ["更改号码"],
    "byHandHint": ["留空表示没有号码。"],
    "save": ["保存"],
    "saved": ["已保存。"],
  },
  en: {
    "fault_unknown": ["no such code"],
    "fault_not-confirmed": ["the entry is not confirmed, or has ended"],
    "fault_bib": ["a bib has letters, digits and hyphens only"],
    "fault_code-twice": ["the code is there twice"],
    "fault_bib-twice": ["the bib is there twice"],
    "fault_taken": ["another entry has this bib"],
    "bib": ["Bib"],
    "startBlock": ["Start block"],
    "lead": ["Bibs are given to all confirmed runners at once by the rules, or imported from a file. Nobody's bib changes, and no number is given twice."],
    "notOffered": ["The config of this race has no rules of bibs (race.bibs). Bibs can still be imported from a file."],
    "blocks": ["Blocks"],
    "block": ["Block"],
    "range": [["first"]," to ",["last"]],
    "given": ["Given"],
    "left": ["Left"],
    "item": ["Item"],
    "others": ["Bibs of no block: ",["count","number"]],
    "withoutTitle": ["Confirmed runners without a bib"],
    "without": [["item"],": ",["count","number"]],
    "nobodyWithout": ["Every confirmed runner has a bib."],
    "shownFrom": ["Runners see their bibs from ",["at"]," on."],
    "shownAtOnce": ["Runners see their bibs at once."],
    "frozenAt": ["Bibs are made on ",["at"],"."],
    "luckyState_choice": ["Runners choose lucky numbers from ",["from"]," to ",["until"],": ",["given","number"]," of ",["numbers","number"]," are taken."],
    "luckyState_draw": ["Lucky numbers are drawn among those who ask from ",["from"]," to ",["until"],": ",["numbers","number"]," numbers, ",["wishes","plural",{"one":["#"," runner asks"],"other":["#"," runners ask"]}],", ",["given","number"]," given."],
    "preview": ["See what would happen"],
    "assign": ["Give the bibs"],
    "cancel": ["Cancel"],
    "wouldGive": [["count","plural",{"one":["#"," runner gets a bib"],"other":["#"," runners get a bib"]}],"."],
    "wouldDraw": [["count","number"]," of them are drawn lucky numbers."],
    "wouldLack": [["item"],": ",["count","number"]," without a number that fits. Make the blocks larger."],
    "noneToGive": ["There is nothing to give."],
    "seed": ["What the draw uses (a public number)"],
    "seedHint": ["Such as an index at its close, announced beforehand. Left empty, a random one is made and recorded."],
    "gave": [["count","plural",{"one":["#"," bib was given"],"other":["#"," bibs were given"]}],"."],
    "drawnBy": ["The lucky numbers were drawn by: ",["seed"]],
    "importTitle": ["Import bibs"],
    "importLead": ["Export the entries, fill in the column Bib, and import the file here; it needs the columns Code and Bib. An empty bib takes one away. If a row is wrong, nothing is imported."],
    "imported": [["changed","plural",{"one":["#"," bib changed"],"other":["#"," bibs changed"]}],", ",["same","number"]," stayed."],
    "wrong": [["count","plural",{"one":["#"," row is wrong"],"other":["#"," rows are wrong"]}],". Nothing was imported."],
    "byHand": ["Change the bib"],
    "byHandHint": ["Leave it empty for none."],
    "save": ["Save"],
    "saved": ["Saved."],
  },
};
