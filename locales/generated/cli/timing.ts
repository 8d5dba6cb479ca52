// Made by `npm run gen` from locales/cli/timing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "signed": {};
  "json": {};
  "item": {};
  "count": {};
  "speed": {};
  "atOnce": {};
  "seed": {};
  "format": {};
  "faultless": {};
  "to": {};
  "unknownAct": { "act": string | number };
  "noName": {};
  "noNumber": { "value": string | number; "from": string | number; "to": string | number };
  "noServer": {};
  "noItem": {};
  "noStartList": {};
  "refused": { "address": string | number; "reason": string | number };
  "made": { "id": string | number; "token": string | number };
  "madeKey": { "key": string | number };
  "listed": { "count": number };
  "state_usable": {};
  "state_rehearsal": {};
  "state_revoked": {};
  "revoked": { "id": string | number };
  "cleared": { "deleted": number };
  "simulating": { "count": number; "seed": string | number };
  "simulated": { "sent": string | number; "stored": string | number };
}> = {
  scope: "cli/timing",
  zh: {
    "summary": ["计时系统的令牌与实时计时演练"],
    "help": ["token 为一个计时系统生成令牌（只显示一次）；list 列出计时系统；revoke 停用令牌；simulate 像计时系统那样把整场比赛发送给正在运行的服务器，标记为演练，不计入成绩；clear 删除演练的数据。"],
    "signed": ["要求每次请求都有签名，并显示签名密钥"],
    "json": ["以 JSON 输出"],
    "item": ["只演练这个项目，默认全部项目"],
    "count": ["虚拟参赛者的人数；默认使用出发名单"],
    "speed": ["比真实时间快多少倍，1 到 600，默认 60"],
    "atOnce": ["一次发送全部数据"],
    "seed": ["随机种子；同一种子得到同一场比赛，默认 1"],
    "format": ["发送的格式，默认 race-result"],
    "faultless": ["不含重复、迟到、错误和更正的数据"],
    "to": ["发送到另一台服务器，令牌写在环境变量 TIMING_TOKEN 中"],
    "unknownAct": ["startline timing 没有“",["act"],"”，请写 token、list、revoke、simulate 或 clear。"],
    "noName": ["请写明计时系统的名称，例如 startline timing token 终点 --domain 域名"],
    "noNumber": ["“",["value"],"”不是 ",["from"]," 到 ",["to"]," 之间的整数。"],
    "noServer": ["没有正在运行的服务器。请先运行 npm start，或用 --to 写明地址。"],
    "noItem": ["这场比赛没有这个项目，或项目还没有出发时间。"],
    "noStartList": ["还没有出发名单。请先用 startline results import 导入，或用 --count 写明虚拟参赛者的人数。"],
    "refused": [["address"]," 拒绝了数据：",["reason"]],
    "made": ["计时系统 ",["id"]," 的令牌，只显示这一次：\n",["token"]],
    "madeKey": ["签名密钥，只显示这一次：\n",["key"]],
    "listed": ["共 ",["count"]," 个计时系统。"],
    "state_usable": ["使用中"],
    "state_rehearsal": ["演练"],
    "state_revoked": ["已停用"],
    "revoked": ["已停用计时系统 ",["id"]," 的令牌，它已发送的数据保留。"],
    "cleared": ["已删除演练的 ",["deleted"]," 条数据，并停用演练的令牌。"],
    "simulating": ["正在发送 ",["count"]," 名参赛者的比赛，种子 ",["seed"],"。"],
    "simulated": ["已发送 ",["sent"]," 条，其中 ",["stored"]," 条是新的。演练结束后请运行 startline timing clear。"],
  },
  en: {
    "summary": ["tokens of timing systems, and rehearsals of live timing"],
    "help": ["token makes a token for a timing system, which is shown once; list lists them; revoke revokes a token; simulate sends a whole race to the running server as a timing system would, marked as a rehearsal, which never counts in results; clear deletes what rehearsals have sent."],
    "signed": ["require a signature of each request, and show its key"],
    "json": ["print JSON"],
    "item": ["rehearse this item only; all of them unless given"],
    "count": ["number of invented runners; those of the start list unless given"],
    "speed": ["how many times as fast as a clock, 1 to 600; 60 unless given"],
    "atOnce": ["send everything at once"],
    "seed": ["seed; the same seed is the same race. 1 unless given"],
    "format": ["format that is sent; race-result unless given"],
    "faultless": ["without repeats, late, wrong and corrected passings"],
    "to": ["send to another server, with its token in the environment variable TIMING_TOKEN"],
    "unknownAct": ["startline timing has no \"",["act"],"\". Write token, list, revoke, simulate or clear."],
    "noName": ["Name the timing system: startline timing token finish --domain HOST"],
    "noNumber": ["\"",["value"],"\" is no whole number from ",["from"]," to ",["to"],"."],
    "noServer": ["No server is running. Start it with npm start, or name one with --to."],
    "noItem": ["The race has no such item, or the item has no start yet."],
    "noStartList": ["There is no start list yet. Import it with startline results import, or state a number of invented runners with --count."],
    "refused": [["address"]," refused the passings: ",["reason"]],
    "made": ["The token of timing system ",["id"],", which is shown once:\n",["token"]],
    "madeKey": ["The key of its signatures, which is shown once:\n",["key"]],
    "listed": [["count","plural",{"one":["#"," timing system"],"other":["#"," timing systems"]}],"."],
    "state_usable": ["in use"],
    "state_rehearsal": ["rehearsal"],
    "state_revoked": ["revoked"],
    "revoked": ["Revoked the token of timing system ",["id"],". What it sent stays."],
    "cleared": ["Deleted ",["deleted","plural",{"one":["#"," passing"],"other":["#"," passings"]}]," of rehearsals, and revoked their tokens."],
    "simulating": ["Sending the race of ",["count","plural",{"one":["#"," runner"],"other":["#"," runners"]}],", seed ",["seed"],"."],
    "simulated": ["Sent ",["sent"]," passings, ",["stored"]," of them new. After the rehearsal, run startline timing clear."],
  },
};
