// Made by `npm run gen` from locales/cli/entries.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "state": {};
  "payment": {};
  "item": {};
  "layout": {};
  "text": {};
  "server": {};
  "tokenFile": {};
  "noServer": {};
  "onlyElsewhere": {};
  "wrongServer": { "server": string | number };
  "plainServer": { "host": string | number };
  "noToken": {};
  "wrongToken": {};
  "tokenUnreadable": { "file": string | number; "code": string | number };
  "json": {};
  "unknownAct": { "act": string | number };
  "noCode": {};
  "notFound": { "code": string | number };
  "count": { "count": number };
  "reason": {};
  "noRows": {};
  "noPools": {};
  "noPool": { "pool": string | number };
  "noPlaces": {};
  "noReason": {};
  "changed": { "pool": string | number; "places": string | number };
  "changeWaits": { "pool": string | number; "places": string | number };
  "same": { "pool": string | number; "places": string | number };
  "poolLine": { "claimed": string | number; "places": string | number; "waiting": string | number };
  "poolLineChanged": { "claimed": string | number; "places": string | number; "stated": string | number; "waiting": string | number };
  "until": {};
  "message": {};
  "waived": {};
  "hold": {};
  "good": {};
  "dryRun": {};
  "noInviteFile": {};
  "unreadableFile": { "file": string | number };
  "tooManyRows": { "most": number };
  "invited": { "made": string | number; "known": string | number; "wrong": number };
  "wouldInvite": { "made": string | number; "known": string | number; "wrong": number };
  "notInvited": { "wrong": number; "made": string | number };
  "invitations": { "count": number; "due": number };
  "deferredFrom": { "race": string | number };
  "deferredTo": { "race": string | number };
}> = {
  scope: "cli/entries",
  zh: {
    "help": ["列出一个赛事的报名名单（list，最新的在前），显示一条报名的详情、订单、支付和退款（show）或它的经过（history），导出名单（export），查看和调整名额（places），打印各项目的名额、报名和收退款数以及每天的报名人数（numbers），按文件邀请参赛者（invite）和列出邀请（invitations）。按参赛码指定报名。每次查看、导出、调整和邀请都会记入审计。退出码 1：没有这样的赛事、报名或名额，或文件里有错误的行。有 --server 时用 API 令牌通过网络操作，令牌在 --token-file 的文件或环境变量 STARTLINE_TOKEN 里。"],
    "state": ["只看这种状态的报名；ended 为已结束的"],
    "payment": ["按订单筛选：待付款、已付款、已退款、无订单"],
    "item": ["只看这个项目的报名；invite 时是未写项目的行的项目"],
    "layout": ["导出所用的列方案，由工作人员在 /organise 保存"],
    "text": ["完整的参赛码或回执号，或姓名的开头"],
    "server": ["网站的地址，如 https://race.example.org；赛事不写 --domain 时就是它的"],
    "tokenFile": ["存有 API 令牌的文件；不写时用环境变量 STARTLINE_TOKEN"],
    "noServer": ["请用 --server 写明网站的地址。"],
    "onlyElsewhere": ["软件包里没有服务器：请用 --server 写明网站的地址，并准备一个 API 令牌。"],
    "wrongServer": ["“",["server"],"”不是网站的地址，请写成 https://race.example.org。"],
    "plainServer": [["host"]," 没有用 https：令牌会被途中看到。"],
    "noToken": ["没有 API 令牌：请用 --token-file 写明文件，或设置环境变量 STARTLINE_TOKEN。"],
    "wrongToken": ["这不是 API 令牌：请检查是否复制完整（slt_ 开头，共 53 个字符）。"],
    "tokenUnreadable": ["无法读取 ",["file"],"（",["code"],"）。"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline entries 没有“",["act"],"”，请写 list、show、history、export、places、numbers、invite 或 invitations。"],
    "noCode": ["请写明参赛码。"],
    "notFound": ["没有参赛码为 ",["code"]," 的报名。"],
    "count": ["共 ",["count"]," 条"],
    "reason": ["调整名额的原因"],
    "noRows": ["没有符合条件的报名，未写文件。"],
    "noPools": ["这个赛事没有限定名额。"],
    "noPool": ["没有名为“",["pool"],"”的名额，请写项目或共用名额的 id。"],
    "noPlaces": ["请写明调整后的名额，例如 startline entries places marathon 5010。"],
    "noReason": ["请用 --reason 写明原因，不超过 300 字。"],
    "changed": ["“",["pool"],"”的名额已调整为 ",["places"]," 个。"],
    "changeWaits": ["“",["pool"],"”调整为 ",["places"]," 个，待另一位工作人员在赛事管理里复核。"],
    "same": ["“",["pool"],"”已经是 ",["places"]," 个名额，没有变化。"],
    "poolLine": ["已占用 ",["claimed"]," / ",["places"],"，候补 ",["waiting"]],
    "poolLineChanged": ["已占用 ",["claimed"]," / ",["places"],"（发布时 ",["stated"],"），候补 ",["waiting"]],
    "until": ["链接的截止时间，如 2026-12-01（当天结束）或 2026-12-01 18:00，按赛事所在时区"],
    "message": ["邀请用的语言，默认 zh"],
    "waived": ["免报名费"],
    "hold": ["从现在起为每个邀请保留一个名额"],
    "good": ["只邀请没有错误的行"],
    "dryRun": ["只检查，不邀请"],
    "noInviteFile": ["请写明 CSV 或 Excel 文件，例如 startline entries invite guests.csv --domain race.example.org --item marathon --until 2026-12-01。"],
    "unreadableFile": ["无法读取 ",["file"],"：要 CSV 或 Excel 文件。"],
    "tooManyRows": ["一个文件最多 ",["most"]," 行，请拆成几个。"],
    "invited": ["新邀请 ",["made"]," 个；之前已邀请 ",["known"]," 个，没有重复发送；",["wrong"]," 行有错误，没有邀请。服务运行时会逐步发送。"],
    "wouldInvite": ["会新邀请 ",["made"]," 个；之前已邀请 ",["known"]," 个；",["wrong"]," 行有错误。没有发送。"],
    "notInvited": ["没有邀请任何人：",["wrong"]," 行有错误。请改正，或用 --good 只邀请其余 ",["made"]," 个。"],
    "invitations": ["共 ",["count"]," 个邀请，",["due"]," 条消息待发送"],
    "deferredFrom": ["由",["race"],"延期而来"],
    "deferredTo": ["已延期到",["race"]],
  },
  en: {
    "help": ["Lists the entries of a race, newest first (list), shows one with its order, payments and refunds (show), or what became of it (history), exports them (export), lists or changes the places (places), prints the places, entries and money of each item with the sign-ups of each day (numbers), invites the runners of a file (invite), and lists who was invited (invitations). An entry is named by its public code. The audit names every look, export, change and invitation. Exit code 1: there is no such race, entry or pool, or a row of the file is wrong. With --server it works through that server by an API token, from the file of --token-file or from the environment variable STARTLINE_TOKEN."],
    "state": ["only entries in this state; ended: all that are over"],
    "payment": ["only entries whose order is so, or that have none"],
    "item": ["only entries of this item; with invite the item of rows that name none"],
    "layout": ["the layout of an export's columns, as organisers saved it at /organise"],
    "text": ["a whole public code or receipt, or the beginning of a name"],
    "server": ["the address of a site, such as https://race.example.org; its race, unless --domain names another"],
    "tokenFile": ["the file with the API token; without it, the environment variable STARTLINE_TOKEN"],
    "noServer": ["Name the address of the site with --server."],
    "onlyElsewhere": ["This package has no server. Name the address of the site with --server, and have an API token ready."],
    "wrongServer": ["\"",["server"],"\" is not the address of a site. Write it as in https://race.example.org."],
    "plainServer": [["host"]," is not addressed by https: the token could be read on the way."],
    "noToken": ["There is no API token. Name its file with --token-file, or set the environment variable STARTLINE_TOKEN."],
    "wrongToken": ["This is no API token. Check that it was copied whole: it begins with slt_ and has 53 characters."],
    "tokenUnreadable": [["file"]," cannot be read (",["code"],")."],
    "json": ["print JSON"],
    "unknownAct": ["startline entries has no \"",["act"],"\". Write list, show, history, export, places, numbers, invite or invitations."],
    "noCode": ["Name the entry by its public code."],
    "notFound": ["No entry has the code ",["code"],"."],
    "count": [["count","plural",{"one":["#"," entry"],"other":["#"," entries"]}]],
    "reason": ["why the places are changed"],
    "noRows": ["No entry matches. No file was written."],
    "noPools": ["This race has no limited places."],
    "noPool": ["There are no places with the name \"",["pool"],"\". Write the id of an item or of a shared pool."],
    "noPlaces": ["Write how many places there are from now on, as in: startline entries places marathon 5010"],
    "noReason": ["State why with --reason, in at most 300 characters."],
    "changed": ["\"",["pool"],"\" now has ",["places"]," places."],
    "changeWaits": ["The change of \"",["pool"],"\" to ",["places"]," places waits for another organiser to approve it on the page for organisers."],
    "same": ["\"",["pool"],"\" has ",["places"]," places already. Nothing was changed."],
    "poolLine": [["claimed"]," of ",["places"]," taken, ",["waiting"]," waiting"],
    "poolLineChanged": [["claimed"]," of ",["places"]," taken (published: ",["stated"],"), ",["waiting"]," waiting"],
    "until": ["until when the links work: 2026-12-01, which means the end of that day, or 2026-12-01 18:00, in the zone of the race"],
    "message": ["the language of the invitations; zh by default"],
    "waived": ["nothing is due"],
    "hold": ["a place is held for each invitation from now on"],
    "good": ["invite only the rows without a mistake"],
    "dryRun": ["check only, and invite nobody"],
    "noInviteFile": ["Name a CSV or Excel file, as in: startline entries invite guests.csv --domain race.example.org --item marathon --until 2026-12-01"],
    "unreadableFile": ["Cannot read ",["file"],": it has to be a CSV or Excel file."],
    "tooManyRows": ["A file has at most ",["most","number"]," rows. Split it."],
    "invited": [["made"]," invited; ",["known"]," were invited before and get nothing new; ",["wrong","plural",{"one":["#"," row is"],"other":["#"," rows are"]}]," wrong and left out. The server sends the messages while it runs."],
    "wouldInvite": [["made"]," would be invited; ",["known"]," were invited before; ",["wrong","plural",{"one":["#"," row is"],"other":["#"," rows are"]}]," wrong. Nothing is sent."],
    "notInvited": ["Nobody was invited: ",["wrong","plural",{"one":["#"," row is"],"other":["#"," rows are"]}]," wrong. Correct them, or invite the other ",["made"]," with --good."],
    "invitations": [["count","plural",{"one":["#"," invitation"],"other":["#"," invitations"]}],", ",["due","plural",{"one":["#"," message"],"other":["#"," messages"]}]," still to be sent"],
    "deferredFrom": ["deferred from ",["race"]],
    "deferredTo": ["deferred to ",["race"]],
  },
};
