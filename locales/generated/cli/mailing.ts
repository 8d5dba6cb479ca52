// Made by `npm run gen` from locales/cli/mailing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "state": {};
  "carrier": {};
  "tracking": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noStep": { "steps": string | number };
  "noState": { "state": string | number };
  "noRows": {};
  "stepped": { "id": string | number; "state": string | number };
  "done": { "count": number; "faults": number };
  "fault": { "row": number; "fault": string | number };
  "uncollected": { "count": number };
}> = {
  scope: "cli/mailing",
  zh: {
    "summary": ["邮寄没有领取的参赛包"],
    "help": ["list 列出邮寄申请；step 记录一个邮寄的下一步（packed、shipped、delivered、returned、reshipped、closed、cancelled）；ship 从文件导入运单号；export 保存邮寄清单；runners 导入本服务器没有的往届比赛的未领取名单。"],
    "state": ["只列出这个状态的"],
    "carrier": ["快递公司，用于 shipped 和 reshipped"],
    "tracking": ["运单号，用于 shipped 和 reshipped"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline mailing 没有“",["act"],"”，请写 list、step、ship、export 或 runners。"],
    "noStep": ["请写邮寄编号和下一步：",["steps"],"。"],
    "noState": ["没有状态“",["state"],"”。"],
    "noRows": ["没有邮寄申请。"],
    "stepped": [["id"],"：",["state"]],
    "done": ["已处理 ",["count","number"]," 行，",["faults","number"]," 行有问题。"],
    "fault": ["第 ",["row","number"]," 行：",["fault"]],
    "uncollected": ["没有领取的参赛包：",["count","number"]],
  },
  en: {
    "summary": ["race packs that were never collected are mailed"],
    "help": ["list prints the mailings; step records the next step of one (packed, shipped, delivered, returned, reshipped, closed, cancelled); ship imports tracking numbers from a file; export saves the packing list; runners imports the runners of an earlier race that this server never had."],
    "state": ["only those in this state"],
    "carrier": ["the carrier, for shipped and reshipped"],
    "tracking": ["the tracking number, for shipped and reshipped"],
    "json": ["print JSON"],
    "unknownAct": ["startline mailing has no \"",["act"],"\". Write list, step, ship, export or runners."],
    "noStep": ["Name the mailing and its next step: ",["steps"],"."],
    "noState": ["There is no state \"",["state"],"\"."],
    "noRows": ["There are no mailings."],
    "stepped": [["id"],": ",["state"]],
    "done": [["count","number"]," rows done, ",["faults","number"]," with mistakes."],
    "fault": ["row ",["row","number"],": ",["fault"]],
    "uncollected": ["packs never collected: ",["count","number"]],
  },
};
