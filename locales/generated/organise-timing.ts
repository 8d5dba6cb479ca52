// Made by `npm run gen` from locales/organise-timing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "updated": { "time": string | number };
  "stale": { "time": string | number };
  "kinds": {};
  "kind-race": {};
  "kind-rehearsal": {};
  "sources": {};
  "noSources": {};
  "make": {};
  "sourceName": {};
  "nameHint": {};
  "nameMissing": {};
  "signed": {};
  "signedAbout": {};
  "rehearsal": {};
  "rehearsalAbout": {};
  "madeTitle": { "name": string | number };
  "madeText": {};
  "header": {};
  "key": {};
  "stored": {};
  "addresses": {};
  "addressesLead": {};
  "to-raceResult": {};
  "to-racemap": {};
  "lines": {};
  "isRace": {};
  "isRehearsal": {};
  "isRevoked": {};
  "ending": { "ending": string | number };
  "isSigned": {};
  "received": { "count": number };
  "lastAt": { "time": string | number };
  "nothingYet": {};
  "revokedAt": { "time": string | number };
  "revoke": {};
  "revokeTitle": { "name": string | number };
  "revokeBody": {};
  "revoked": {};
  "keep": {};
  "clearLead": {};
  "clear": {};
  "clearTitle": {};
  "clearBody": { "count": number };
  "cleared": { "deleted": number };
  "labels": {};
  "labelsLead": {};
  "noLabels": {};
  "unknownLabels": { "count": number };
  "allKnown": {};
  "device": { "device": string | number };
  "readAs": { "points": string | number };
  "and": {};
  "isUnknown": {};
  "isIgnored": {};
  "isKnown": {};
  "assign": {};
  "assignTitle": { "label": string | number };
  "assignLead": {};
  "way": {};
  "way-points": {};
  "way-ignore": {};
  "way-name": {};
  "points": {};
  "pointsMissing": {};
  "start": {};
  "finish": {};
  "save": {};
  "assigned": {};
  "flagged": {};
  "flaggedLead": { "received": number };
  "noneReceived": {};
  "noneFlagged": { "received": number };
  "flags": {};
  "all": {};
  "more": {};
  "newest": {};
  "shown": { "count": number };
  "bib": { "bib": string | number };
  "noBib": {};
  "noPoint": {};
  "noTime": {};
  "from": { "source": string | number };
  "receivedAt": { "time": string | number };
  "raw": {};
  "flag-unreadable": {};
  "flag-unknown-bib": {};
  "flag-doubled-bib": {};
  "flag-unknown-point": {};
  "flag-other-day": {};
  "flag-before-gun": {};
  "flag-impossible-pace": {};
  "flag-out-of-order": {};
  "flag-after-cut-off": {};
  "flag-corrected": {};
  "flag-removed": {};
  "rule-unreadable": {};
  "rule-unknown-bib": {};
  "rule-doubled-bib": {};
  "rule-unknown-point": {};
  "rule-other-day": {};
  "rule-before-gun": {};
  "rule-impossible-pace": {};
  "rule-out-of-order": {};
  "rule-after-cut-off": {};
  "rule-corrected": {};
  "rule-removed": {};
}> = {
  scope: "organise-timing",
  zh: {
    "lead": ["计时系统在比赛中把过点记录发到这里，成绩草稿和直播页随之更新。每个系统用自己的令牌。"],
    "updated": ["更新于 ",["time"]],
    "stale": ["没有连接上，以下是 ",["time"]," 的数据"],
    "kinds": ["比赛或演练"],
    "kind-race": ["比赛"],
    "kind-rehearsal": ["演练"],
    "sources": ["计时系统"],
    "noSources": ["还没有计时系统。先导入出发名单，再为每个计时系统新建令牌，交给计时公司。"],
    "make": ["新建令牌"],
    "sourceName": ["名称"],
    "nameHint": ["写明哪个系统，如“终点”或“10 公里备用”"],
    "nameMissing": ["请填写名称。"],
    "signed": ["每次请求都要签名"],
    "signedAbout": ["另给一个密钥，计时系统用它计算 HMAC-SHA-256。RACE RESULT 和 Racemap 的标准导出不会签名。"],
    "rehearsal": ["只用于演练"],
    "rehearsalAbout": ["它的数据永远不计入成绩，也不在比赛的直播页上，可以清除。"],
    "madeTitle": ["“",["name"],"”的令牌已建好"],
    "madeText": ["请现在复制并交给计时公司：令牌只显示这一次。知道它的人可以向这场比赛发送过点记录。"],
    "header": ["请求头 Authorization"],
    "key": ["签名密钥（请求头 Startline-Signature）"],
    "stored": ["已保存"],
    "addresses": ["发送到哪里"],
    "addressesLead": ["用 POST，令牌放在请求头里，不要写进网址。同一条记录可以重复发送。"],
    "to-raceResult": ["RACE RESULT，JSON 或文本行导出"],
    "to-racemap": ["Racemap，JSON 或 CSV"],
    "lines": ["文本行的格式"],
    "isRace": ["使用中"],
    "isRehearsal": ["演练"],
    "isRevoked": ["已停用"],
    "ending": ["令牌 slm_…",["ending"]],
    "isSigned": ["要求签名"],
    "received": [["count"]," 条"],
    "lastAt": ["最后收到：",["time"]],
    "nothingYet": ["还没有收到数据"],
    "revokedAt": [["time"]," 停用"],
    "revoke": ["停用"],
    "revokeTitle": ["停用“",["name"],"”的令牌？"],
    "revokeBody": ["它之后发送的数据会被拒绝，已经收到的保留。令牌不能恢复，只能新建。"],
    "revoked": ["令牌已停用"],
    "keep": ["保留"],
    "clearLead": ["演练不计入成绩。演练结束后清除，比赛日的数据才一目了然。"],
    "clear": ["清除演练数据"],
    "clearTitle": ["清除全部演练数据？"],
    "clearBody": ["删除演练发送的 ",["count"]," 条数据，并停用演练的令牌，不能恢复。比赛的数据不受影响。"],
    "cleared": ["已删除 ",["deleted"]," 条演练数据"],
    "labels": ["计时点的对应"],
    "labelsLead": ["计时系统的名称与项目的计时点不同时，在这里对应；已经收到的数据也会按新的对应重新计算。"],
    "noLabels": ["收到数据后，这里列出计时系统使用的名称。"],
    "unknownLabels": [["count"]," 个名称不属于任何计时点，它们的记录暂不计入。"],
    "allKnown": ["所有名称都已对应。"],
    "device": ["设备 ",["device"]],
    "readAs": ["计为 ",["points"]],
    "and": ["、"],
    "isUnknown": ["未对应"],
    "isIgnored": ["忽略"],
    "isKnown": ["已对应"],
    "assign": ["对应计时点"],
    "assignTitle": ["“",["label"],"”是哪个计时点？"],
    "assignLead": ["绕圈的比赛中，一块地毯可以是几个计时点，请全部选上。"],
    "way": ["如何计入"],
    "way-points": ["以下计时点"],
    "way-ignore": ["不是计时点，忽略它的记录"],
    "way-name": ["按名称自动对应"],
    "points": ["计时点"],
    "pointsMissing": ["请至少选一个计时点。"],
    "start": ["起点"],
    "finish": ["终点"],
    "save": ["保存"],
    "assigned": ["已保存，正在按新的对应计算"],
    "flagged": ["需要查看的记录"],
    "flaggedLead": ["共收到 ",["received"]," 条。以下记录与规则不符，规则已经处理；更正后会自动重新计算。"],
    "noneReceived": ["还没有收到过点记录。"],
    "noneFlagged": ["收到 ",["received"]," 条，都没有问题。"],
    "flags": ["原因"],
    "all": ["全部"],
    "more": ["显示更多"],
    "newest": ["回到最新"],
    "shown": ["列出 ",["count"]," 条"],
    "bib": ["参赛号 ",["bib"]],
    "noBib": ["无参赛号"],
    "noPoint": ["无计时点"],
    "noTime": ["时间无法读取"],
    "from": ["来自 ",["source"]],
    "receivedAt": [["time"]," 收到"],
    "raw": ["原文"],
    "flag-unreadable": ["时间无法读取"],
    "flag-unknown-bib": ["参赛号不明"],
    "flag-doubled-bib": ["参赛号重复"],
    "flag-unknown-point": ["计时点不明"],
    "flag-other-day": ["不在比赛日"],
    "flag-before-gun": ["早于发令"],
    "flag-impossible-pace": ["快得不可能"],
    "flag-out-of-order": ["顺序不对"],
    "flag-after-cut-off": ["关门之后"],
    "flag-corrected": ["被更正"],
    "flag-removed": ["被删除"],
    "rule-unreadable": ["保留原文，不计入。请计时公司核对导出的时间格式，修正后重发。"],
    "rule-unknown-bib": ["暂不计入。出发名单里有了这个参赛号，就会计入：请导入名单，或请计时公司核对芯片。"],
    "rule-doubled-bib": ["两个项目有同一参赛号，对谁都不计入。请更正其中一个项目的出发名单，再导入。"],
    "rule-unknown-point": ["暂不计入。请在上面“计时点的对应”中说明这个名称是哪个计时点。"],
    "rule-other-day": ["早于首次发令一天以上，或晚于结束一天以上，不计入。多半是测试数据，或计时系统的日期不对。"],
    "rule-before-gun": ["早于该选手的发令时间，不计入。如果很多，请核对发令时间和计时系统的时钟。"],
    "rule-impossible-pace": ["从上一点来得太快，不计入。可能是换了芯片或抄了近路：请裁判核对，需要时在“成绩”中更正。"],
    "rule-out-of-order": ["与赛道顺序不符，不计入。如果总在同一点，请核对地毯的对应。"],
    "rule-after-cut-off": ["计入，选手为超过关门时间。需要例外时，在“成绩”中更正状态。"],
    "rule-corrected": ["计时系统改过这条记录，以最新的为准。无需处理。"],
    "rule-removed": ["计时系统删除了这条记录，不再计入。无需处理。"],
  },
  en: {
    "lead": ["Timing systems send passings here while the race runs; the draft of the results and the live page follow. Each system has a token of its own."],
    "updated": ["Updated at ",["time"]],
    "stale": ["No connection. These are from ",["time"]],
    "kinds": ["Race or rehearsal"],
    "kind-race": ["Race"],
    "kind-rehearsal": ["Rehearsal"],
    "sources": ["Timing systems"],
    "noSources": ["No timing system is connected. Import the start list, then make a token for each system and hand it to the timing company."],
    "make": ["Make a token"],
    "sourceName": ["Name"],
    "nameHint": ["Which system it is, such as “finish” or “10 km backup”"],
    "nameMissing": ["Enter a name."],
    "signed": ["Require a signature of each request"],
    "signedAbout": ["There is a key beside the token, for an HMAC-SHA-256. The usual exporters of RACE RESULT and Racemap do not sign."],
    "rehearsal": ["For a rehearsal only"],
    "rehearsalAbout": ["What it sends never counts in results, is not on the live page of the race, and can be cleared."],
    "madeTitle": ["The token of “",["name"],"” is made"],
    "madeText": ["Copy it now and hand it to the timing company: it is shown this once. Anyone who has it can send passings of this race."],
    "header": ["Header Authorization"],
    "key": ["Signing key (header Startline-Signature)"],
    "stored": ["I have stored it"],
    "addresses": ["Addresses to send to"],
    "addressesLead": ["By POST, with the token in the header and never in the address. The same passing can be sent again."],
    "to-raceResult": ["RACE RESULT, exporter of JSON or lines"],
    "to-racemap": ["Racemap, JSON or CSV"],
    "lines": ["Format of lines"],
    "isRace": ["In use"],
    "isRehearsal": ["Rehearsal"],
    "isRevoked": ["Revoked"],
    "ending": ["token slm_…",["ending"]],
    "isSigned": ["signed"],
    "received": [["count","plural",{"one":["#"," passing"],"other":["#"," passings"]}]],
    "lastAt": ["last at ",["time"]],
    "nothingYet": ["nothing received yet"],
    "revokedAt": ["revoked ",["time"]],
    "revoke": ["Revoke"],
    "revokeTitle": ["Revoke the token of “",["name"],"”?"],
    "revokeBody": ["What it sends from now on is refused; what it has sent stays. The token cannot be used again: make another one."],
    "revoked": ["The token is revoked"],
    "keep": ["Keep it"],
    "clearLead": ["Rehearsals never count. Clear them when they are over, so that nothing of them is in the way on race day."],
    "clear": ["Clear the rehearsals"],
    "clearTitle": ["Clear all rehearsals?"],
    "clearBody": ["Deletes ",["count","plural",{"one":["#"," passing"],"other":["#"," passings"]}]," of rehearsals and revokes their tokens, for good. What belongs to the race stays."],
    "cleared": [["deleted","plural",{"one":["#"," passing"],"other":["#"," passings"]}]," of rehearsals deleted"],
    "labels": ["Points and devices"],
    "labelsLead": ["If a system calls a point otherwise than the race does, state here which it is. What was sent already counts by it too."],
    "noLabels": ["The names that the systems use are listed once they send something."],
    "unknownLabels": [["count","plural",{"one":["#"," name belongs"],"other":["#"," names belong"]}]," to no point: passings there do not count yet."],
    "allKnown": ["Every name belongs to a point."],
    "device": ["device ",["device"]],
    "readAs": ["read as ",["points"]],
    "and": [", "],
    "isUnknown": ["No point"],
    "isIgnored": ["Ignored"],
    "isKnown": ["Known"],
    "assign": ["State the point"],
    "assignTitle": ["Which point is “",["label"],"”?"],
    "assignLead": ["A mat that runners cross on several laps is several points: check all of them."],
    "way": ["What it is"],
    "way-points": ["These points"],
    "way-ignore": ["No point: ignore its passings"],
    "way-name": ["What its name states"],
    "points": ["Points"],
    "pointsMissing": ["Choose at least one point."],
    "start": ["Start"],
    "finish": ["Finish"],
    "save": ["Save"],
    "assigned": ["Saved. What was sent counts by it."],
    "flagged": ["Passings to look at"],
    "flaggedLead": ["Of ",["received","plural",{"one":["#"," passing"],"other":["#"," passings"]}],", these do not fit. A rule has dealt with each, and they are judged anew once something is corrected."],
    "noneReceived": ["No passings have arrived yet."],
    "noneFlagged": [["received","plural",{"one":["#"," passing has"],"other":["#"," passings have"]}]," arrived, and nothing is wrong with them."],
    "flags": ["Reason"],
    "all": ["All"],
    "more": ["Show more"],
    "newest": ["Show the newest"],
    "shown": [["count","plural",{"one":["#"," passing"],"other":["#"," passings"]}]," listed"],
    "bib": ["Bib ",["bib"]],
    "noBib": ["No bib"],
    "noPoint": ["no point"],
    "noTime": ["no time"],
    "from": ["from ",["source"]],
    "receivedAt": ["arrived ",["time"]],
    "raw": ["As it was sent"],
    "flag-unreadable": ["Time cannot be read"],
    "flag-unknown-bib": ["Unknown bib"],
    "flag-doubled-bib": ["Doubled bib"],
    "flag-unknown-point": ["Unknown point"],
    "flag-other-day": ["Another day"],
    "flag-before-gun": ["Before the gun"],
    "flag-impossible-pace": ["Impossible pace"],
    "flag-out-of-order": ["Out of order"],
    "flag-after-cut-off": ["After the cut-off"],
    "flag-corrected": ["Corrected"],
    "flag-removed": ["Removed"],
    "rule-unreadable": ["Kept as it was sent, and does not count. Have the timing company check how times are exported, and send it again."],
    "rule-unknown-bib": ["Does not count yet. It does once the start list has the bib: import the list, or have the chip checked."],
    "rule-doubled-bib": ["Two items have the bib, so that it counts for nobody. Correct the start list of one of them and import it again."],
    "rule-unknown-point": ["Does not count yet. State above, under “Points and devices”, which point it is."],
    "rule-other-day": ["More than a day before the first gun or after the end: does not count. Usually a test, or a system with a wrong date."],
    "rule-before-gun": ["Before the gun of the runner's start: does not count. If there are many, check the gun times and the clock of the system."],
    "rule-impossible-pace": ["Faster than anybody runs: does not count. The chip may be on another runner, or the course was cut: have it checked, and correct the result if need be."],
    "rule-out-of-order": ["Against the order of the course: does not count. If it is always the same point, check which point the mat is."],
    "rule-after-cut-off": ["Counts, and the runner is over time. For an exception, correct the status under “Results”."],
    "rule-corrected": ["The system sent it again with other content: the newest counts. Nothing to do."],
    "rule-removed": ["The system removed it: it does not count. Nothing to do."],
  },
};
