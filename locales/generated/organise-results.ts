// Made by `npm run gen` from locales/organise-results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "items": {};
  "noItems": {};
  "pastYears": {};
  "pastLead": {};
  "item": {};
  "year": {};
  "yearWrong": {};
  "openYear": {};
  "noResults": {};
  "runners": { "runners": number; "ranked": number };
  "notPublished": {};
  "changed": {};
  "set": { "number": string | number; "kind": string };
  "publishedAt": { "at": string | number };
  "back": {};
  "parts": {};
  "part-files": {};
  "part-runners": {};
  "part-publish": {};
  "part-prizes": {};
  "part-certificates": {};
  "importTitle": {};
  "importLead": {};
  "file": {};
  "drop": {};
  "otherFile": {};
  "sending": { "percent": string | number };
  "checking": {};
  "checkedRows": { "rows": number; "added": string | number; "changed": string | number; "same": string | number };
  "refusedRows": { "count": number };
  "noRefused": {};
  "doubtful": { "count": number };
  "unknown-bib": { "bib": string | number; "name": string | number };
  "other-name": { "bib": string | number; "name": string | number; "knownName": string | number };
  "row": { "line": string | number };
  "firstRows": { "count": string | number };
  "import": { "rows": number };
  "importGood": { "rows": number };
  "imported": { "rows": number };
  "alreadyImported": {};
  "notChecked": {};
  "columns": {};
  "columnsSure": {};
  "columnsAsked": {};
  "changeColumns": {};
  "leaveOut": {};
  "splitAt": { "point": string | number };
  "unnamedColumn": { "number": string | number };
  "sheet": {};
  "itemNamed": { "name": string | number };
  "notation": {};
  "notation-minutes": {};
  "notation-hours": {};
  "notation-milliseconds": {};
  "notation-days": {};
  "checkAgain": {};
  "files": {};
  "noFiles": {};
  "state-reading": {};
  "state-checked": {};
  "state-imported": {};
  "state-undone": {};
  "fileRows": { "rows": number; "refused": string | number };
  "fileAt": { "at": string | number };
  "open": {};
  "undo": {};
  "undoTitle": { "name": string | number };
  "undoBody": {};
  "undone": {};
  "keep": {};
  "search": {};
  "statuses": {};
  "all": {};
  "noRunners": {};
  "noRunnersYet": {};
  "more": {};
  "found": { "count": number };
  "gun": {};
  "net": {};
  "genderRank": { "rank": string | number };
  "ageGroupRank": { "group": string | number; "rank": string | number };
  "byHand": {};
  "waits": {};
  "noBib": {};
  "unnamed": {};
  "status-not_started": {};
  "status-running": {};
  "status-finished": {};
  "status-dnf": {};
  "status-dns": {};
  "status-dsq": {};
  "status-over_time": {};
  "status-missing_point": {};
  "status-out_of_competition": {};
  "status-unofficial": {};
  "correct": {};
  "correctTitle": { "bib": string | number; "name": string | number };
  "correctLead": {};
  "field": {};
  "field-status": {};
  "field-gunMs": {};
  "field-netMs": {};
  "field-name": {};
  "field-gender": {};
  "field-ageGroup": {};
  "field-club": {};
  "field-country": {};
  "value": {};
  "timeHint": {};
  "countryHint": {};
  "valueWrong": {};
  "valueSame": {};
  "male": {};
  "female": {};
  "noGroup": {};
  "reason": {};
  "reasonHint": {};
  "reasonMissing": {};
  "saveCorrection": {};
  "corrected": {};
  "corrections": {};
  "noCorrections": {};
  "correctionFact": { "bib": string | number; "field": string | number; "before": string | number; "after": string | number };
  "nothing": {};
  "correctedAt": { "at": string | number };
  "releasedAt": { "at": string | number };
  "release": {};
  "releaseTitle": {};
  "releaseLead": {};
  "released": {};
  "nothingToPublish": {};
  "upToDate": {};
  "willPublish": { "runners": number; "ranked": number };
  "nobodyRanked": { "status": string | number; "count": number };
  "kind": {};
  "kind-preliminary": {};
  "kind-official": {};
  "kind-amended": {};
  "kindHint-preliminary": {};
  "kindHint-official": {};
  "kindHint-amended": {};
  "noteZh": {};
  "noteEn": {};
  "noteHint": {};
  "noteMissing": {};
  "publish": {};
  "publishTitle": { "kind": string };
  "published": { "number": string | number };
  "notYet": {};
  "sets": {};
  "noSets": {};
  "forSites": {};
  "forSitesHint": {};
  "itra": {};
  "itra-csv": {};
  "ultrasignup": {};
  "noPrizes": {};
  "prizesLater": {};
  "prizesFrom": { "number": string | number };
  "dueOn": { "day": string | number };
  "claimUntil": { "day": string | number };
  "prizePlace": { "place": string | number };
  "prizeAmount": { "amount": string | number; "tax": string | number; "net": string | number };
  "prizePaid": { "paid": string | number };
  "prize-provisional": {};
  "prize-in_publicity": {};
  "prize-due": {};
  "prize-claimed": {};
  "prize-paid": {};
  "prize-withheld": {};
  "prize-expired": {};
  "prize-higher": {};
  "prize-disqualified": {};
  "prize-reclaimed": {};
  "mark-claimed": {};
  "mark-paid": {};
  "mark-withheld": {};
  "mark-released": {};
  "markTitle": { "bib": string | number; "name": string | number; "act": string };
  "marked": {};
  "save": {};
}> = {
  scope: "organise-results",
  zh: {
    "lead": ["导入计时公司的成绩文件，核对后发布。草稿只有组织者能看到；发布的每一版都会保留。"],
    "items": ["项目"],
    "noItems": ["这场比赛没有项目，请先在配置中添加"],
    "pastYears": ["往届成绩"],
    "pastLead": ["选手可以查询历年成绩。选择项目，填写年份，再导入那一年的成绩文件。"],
    "item": ["项目"],
    "year": ["年份"],
    "yearWrong": ["请填写四位年份，如 2024，且早于本届"],
    "openYear": ["打开"],
    "noResults": ["还没有成绩"],
    "runners": [["runners","number"]," 人，其中 ",["ranked","number"]," 人有名次"],
    "notPublished": ["未发布"],
    "changed": ["有改动未发布"],
    "set": ["第 ",["number"]," 版 · ",["kind","select",{"preliminary":["初步成绩"],"official":["正式成绩"],"amended":["更正成绩"],"other":[]}]],
    "publishedAt": [["at"]," 发布"],
    "back": ["全部项目"],
    "parts": ["成绩的各部分"],
    "part-files": ["文件"],
    "part-runners": ["名单"],
    "part-publish": ["发布"],
    "part-prizes": ["奖金"],
    "part-certificates": ["证书"],
    "importTitle": ["导入文件"],
    "importLead": ["CSV、TSV、xlsx 或 xls，任何计时系统的格式都可以。文件会先完整检查，确认之前不会改变任何成绩。"],
    "file": ["成绩文件"],
    "drop": ["把文件拖到这里，或选择文件"],
    "otherFile": ["换一个文件"],
    "sending": ["正在上传：",["percent"],"%"],
    "checking": ["正在逐行检查…"],
    "checkedRows": [["rows"]," 行可以导入：新增 ",["added"],"，变更 ",["changed"],"，不变 ",["same"]],
    "refusedRows": [["count"]," 行有错，不会导入"],
    "noRefused": ["没有发现错误"],
    "doubtful": [["count"]," 行请核对：会导入，但与报名或现有成绩不一致"],
    "unknown-bib": ["参赛号 ",["bib"],"（",["name"],"）在本项目没有对应的报名"],
    "other-name": ["参赛号 ",["bib"],"：文件中是 ",["name"],"，现有成绩是 ",["knownName"]],
    "row": ["第 ",["line"]," 行"],
    "firstRows": ["只列出前 ",["count"]," 条"],
    "import": ["导入 ",["rows"]," 行"],
    "importGood": ["导入其余 ",["rows"]," 行"],
    "imported": ["已导入 ",["rows"]," 行，成绩草稿已更新"],
    "alreadyImported": ["这个文件已经导入"],
    "notChecked": ["检查被中断，请重新选择同一文件继续"],
    "columns": ["每一列是什么"],
    "columnsSure": ["所有列都已认出"],
    "columnsAsked": ["请先确认标出的列，再检查一次"],
    "changeColumns": ["修改列"],
    "leaveOut": ["不导入"],
    "splitAt": ["分段：",["point"]],
    "unnamedColumn": ["第 ",["number"]," 列"],
    "sheet": ["工作表"],
    "itemNamed": ["“",["name"],"”是哪个项目"],
    "notation": ["时间的写法"],
    "notation-minutes": ["3:41 是 3 分 41 秒；数字是秒"],
    "notation-hours": ["3:41 是 3 小时 41 分；数字是秒"],
    "notation-milliseconds": ["数字是毫秒"],
    "notation-days": ["数字是天（Excel）"],
    "checkAgain": ["按这些列再检查"],
    "files": ["已上传的文件"],
    "noFiles": ["还没有文件"],
    "state-reading": ["检查中断"],
    "state-checked": ["未导入"],
    "state-imported": ["已导入"],
    "state-undone": ["已撤销"],
    "fileRows": [["rows"]," 行，拒绝 ",["refused"]," 行"],
    "fileAt": [["at"]," 上传"],
    "open": ["查看"],
    "undo": ["撤销导入"],
    "undoTitle": ["撤销导入“",["name"],"”？"],
    "undoBody": ["草稿会按其余文件重新计算。已发布的成绩不变，这个文件之后可以再次导入。"],
    "undone": ["已撤销"],
    "keep": ["保留"],
    "search": ["参赛号或姓名"],
    "statuses": ["状态"],
    "all": ["全部"],
    "noRunners": ["没有符合的成绩"],
    "noRunnersYet": ["还没有成绩，请先导入文件"],
    "more": ["显示更多"],
    "found": [["count"]," 条"],
    "gun": ["枪声成绩"],
    "net": ["净成绩"],
    "genderRank": ["性别排名 ",["rank"]],
    "ageGroupRank": [["group"],"第 ",["rank"]," 名"],
    "byHand": ["人工设定"],
    "waits": ["未发布"],
    "noBib": ["无参赛号"],
    "unnamed": ["无姓名"],
    "status-not_started": ["未出发"],
    "status-running": ["途中"],
    "status-finished": ["完赛"],
    "status-dnf": ["未完赛"],
    "status-dns": ["未起跑"],
    "status-dsq": ["取消成绩"],
    "status-over_time": ["超过关门时间"],
    "status-missing_point": ["缺少计时点"],
    "status-out_of_competition": ["不计名次"],
    "status-unofficial": ["成绩未确认"],
    "correct": ["更正"],
    "correctTitle": ["更正 ",["bib"]," ",["name"]],
    "correctLead": ["人工设定优先于所有文件，直到解除；下一次发布时公开。"],
    "field": ["更正什么"],
    "field-status": ["状态"],
    "field-gunMs": ["枪声成绩"],
    "field-netMs": ["净成绩"],
    "field-name": ["姓名"],
    "field-gender": ["性别"],
    "field-ageGroup": ["年龄组"],
    "field-club": ["俱乐部"],
    "field-country": ["国家或地区"],
    "value": ["改为"],
    "timeHint": ["如 3:41:07.5；留空表示没有成绩"],
    "countryHint": ["三位字母代码，如 CHN"],
    "valueWrong": ["这个值不能用，请核对"],
    "valueSame": ["与现在相同"],
    "male": ["男"],
    "female": ["女"],
    "noGroup": ["无"],
    "reason": ["原因"],
    "reasonHint": ["记录在案，例如裁判的决定"],
    "reasonMissing": ["请写明原因"],
    "saveCorrection": ["保存更正"],
    "corrected": ["已更正，发布后公开"],
    "corrections": ["人工更正"],
    "noCorrections": ["没有人工更正"],
    "correctionFact": [["bib"]," · ",["field"],"：",["before"]," → ",["after"]],
    "nothing": ["空"],
    "correctedAt": [["at"]," 设定"],
    "releasedAt": [["at"]," 解除"],
    "release": ["解除"],
    "releaseTitle": ["解除这项更正"],
    "releaseLead": ["之后又以文件和规则为准。"],
    "released": ["已解除，发布后公开"],
    "nothingToPublish": ["没有可发布的成绩，请先导入文件"],
    "upToDate": ["已发布的成绩是最新的"],
    "willPublish": ["将发布 ",["runners","number"]," 人的成绩，其中 ",["ranked","number"]," 人有名次。发布后不能再改，只能发布新的一版。"],
    "nobodyRanked": ["没有一人有名次。最多的原因：",["status"],"（",["count"]," 人）。请核对文件的列和项目的规则，确认无误也可以发布。"],
    "kind": ["发布为"],
    "kind-preliminary": ["初步成绩"],
    "kind-official": ["正式成绩"],
    "kind-amended": ["更正成绩"],
    "kindHint-preliminary": ["可以随时再发布；名次标为初步"],
    "kindHint-official": ["奖金公示期从这时开始，之后只能发布更正成绩"],
    "kindHint-amended": ["需要公开说明更正了什么"],
    "noteZh": ["公开说明（中文）"],
    "noteEn": ["公开说明（英文）"],
    "noteHint": ["所有人都能看到；不要写选手的姓名"],
    "noteMissing": ["请写明更正了什么"],
    "publish": ["发布"],
    "publishTitle": ["向所有人发布",["kind","select",{"preliminary":["初步成绩"],"official":["正式成绩"],"amended":["更正成绩"],"other":[]}],"？"],
    "published": ["第 ",["number"]," 版已发布"],
    "notYet": ["再核对"],
    "sets": ["已发布"],
    "noSets": ["还没有发布过成绩"],
    "forSites": ["给其他网站的文件"],
    "forSitesHint": ["最新发布的成绩，含出生日期；下载会记录在案"],
    "itra": ["ITRA（Excel）"],
    "itra-csv": ["ITRA（CSV）"],
    "ultrasignup": ["UltraSignup（CSV）"],
    "noPrizes": ["这个项目没有设奖金"],
    "prizesLater": ["发布成绩后计算奖金"],
    "prizesFrom": ["按第 ",["number"]," 版计算"],
    "dueOn": [["day"]," 起可领取"],
    "claimUntil": [["day"]," 前领取"],
    "prizePlace": ["第 ",["place"]," 名"],
    "prizeAmount": [["amount"],"，税 ",["tax"],"，实发 ",["net"]],
    "prizePaid": ["当时已发 ",["paid"],"，与现在应发的不同"],
    "prize-provisional": ["待正式成绩"],
    "prize-in_publicity": ["公示中"],
    "prize-due": ["可领取"],
    "prize-claimed": ["已申领"],
    "prize-paid": ["已发放"],
    "prize-withheld": ["暂缓发放"],
    "prize-expired": ["逾期未领"],
    "prize-higher": ["已得更高奖"],
    "prize-disqualified": ["取消资格"],
    "prize-reclaimed": ["需追回"],
    "mark-claimed": ["标为已申领"],
    "mark-paid": ["标为已发放"],
    "mark-withheld": ["暂缓发放"],
    "mark-released": ["恢复发放"],
    "markTitle": [["bib"]," ",["name"],"：",["act","select",{"claimed":["已申领"],"paid":["已发放"],"withheld":["暂缓发放"],"released":["恢复发放"],"other":[]}]],
    "marked": ["已记录"],
    "save": ["保存"],
  },
  en: {
    "lead": ["Import the files of the timing company, check the results and publish them. Drafts are seen by organisers only; every published set stays."],
    "items": ["Items"],
    "noItems": ["The race has no items yet. Add them to its config."],
    "pastYears": ["Past years"],
    "pastLead": ["Runners look up earlier years too. Choose an item, write the year and import its file."],
    "item": ["Item"],
    "year": ["Year"],
    "yearWrong": ["Write a year of four digits, such as 2024, before this year's race."],
    "openYear": ["Open"],
    "noResults": ["no results yet"],
    "runners": [["runners","plural",{"one":["#"," runner"],"other":["#"," runners"]}],", ",["ranked","number"]," ranked"],
    "notPublished": ["Not published"],
    "changed": ["Changes not published"],
    "set": ["Set ",["number"]," · ",["kind","select",{"preliminary":["preliminary"],"official":["official"],"amended":["amended"],"other":[]}]],
    "publishedAt": ["published ",["at"]],
    "back": ["All items"],
    "parts": ["Parts of the results"],
    "part-files": ["Files"],
    "part-runners": ["Runners"],
    "part-publish": ["Publication"],
    "part-prizes": ["Prizes"],
    "part-certificates": ["Certificates"],
    "importTitle": ["Import a file"],
    "importLead": ["CSV, TSV, xlsx or xls, as any timing system writes it. The file is checked as a whole first: no result changes before you confirm."],
    "file": ["File of results"],
    "drop": ["Drop the file here, or choose it"],
    "otherFile": ["Another file"],
    "sending": ["Sending: ",["percent"],"%"],
    "checking": ["Checking every row…"],
    "checkedRows": [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," to import: ",["added"]," new, ",["changed"]," changed, ",["same"]," the same"],
    "refusedRows": [["count","plural",{"one":["#"," row has a mistake and is"],"other":["#"," rows have mistakes and are"]}]," left out"],
    "noRefused": ["No mistakes found"],
    "doubtful": [["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]," to look at: imported, but not as the entries or results have it"],
    "unknown-bib": ["No entry of this item has the bib ",["bib"]," (",["name"],")"],
    "other-name": ["Bib ",["bib"],": ",["name"]," in the file, ",["knownName"]," in the results"],
    "row": ["Row ",["line"]],
    "firstRows": ["The first ",["count"]," are listed"],
    "import": ["Import ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
    "importGood": ["Import the other ",["rows","plural",{"one":["row"],"other":["#"," rows"]}]],
    "imported": [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," imported. The draft is up to date."],
    "alreadyImported": ["This file is imported already."],
    "notChecked": ["Checking was cut off. Choose the same file again to continue."],
    "columns": ["What each column holds"],
    "columnsSure": ["Every column is known"],
    "columnsAsked": ["Confirm the marked columns, then check again"],
    "changeColumns": ["Change columns"],
    "leaveOut": ["Leave out"],
    "splitAt": ["Split: ",["point"]],
    "unnamedColumn": ["Column ",["number"]],
    "sheet": ["Sheet"],
    "itemNamed": ["Which item is “",["name"],"”"],
    "notation": ["How times are written"],
    "notation-minutes": ["3:41 is 3 min 41 s; numbers are seconds"],
    "notation-hours": ["3:41 is 3 h 41 min; numbers are seconds"],
    "notation-milliseconds": ["Numbers are milliseconds"],
    "notation-days": ["Numbers are days, as in Excel"],
    "checkAgain": ["Check with these columns"],
    "files": ["Files so far"],
    "noFiles": ["No files yet"],
    "state-reading": ["Cut off"],
    "state-checked": ["Not imported"],
    "state-imported": ["Imported"],
    "state-undone": ["Undone"],
    "fileRows": [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],", ",["refused"]," left out"],
    "fileAt": ["sent ",["at"]],
    "open": ["Look"],
    "undo": ["Undo the import"],
    "undoTitle": ["Undo the import of ",["name"],"?"],
    "undoBody": ["The draft is made anew from the other files. Published results stay as they are, and the file can be imported again."],
    "undone": ["The import is undone."],
    "keep": ["Keep it"],
    "search": ["Bib or name"],
    "statuses": ["Status"],
    "all": ["All"],
    "noRunners": ["No results match"],
    "noRunnersYet": ["There are no results yet. Import a file first."],
    "more": ["Show more"],
    "found": [["count","plural",{"one":["#"," result"],"other":["#"," results"]}]],
    "gun": ["Gun time"],
    "net": ["Net time"],
    "genderRank": [["rank"]," of the gender"],
    "ageGroupRank": [["rank"]," in ",["group"]],
    "byHand": ["Set by hand"],
    "waits": ["Not published"],
    "noBib": ["no bib"],
    "unnamed": ["no name"],
    "status-not_started": ["Not started"],
    "status-running": ["On the course"],
    "status-finished": ["Finished"],
    "status-dnf": ["Did not finish"],
    "status-dns": ["Did not start"],
    "status-dsq": ["Disqualified"],
    "status-over_time": ["Over the time limit"],
    "status-missing_point": ["Missed a timing point"],
    "status-out_of_competition": ["Out of competition"],
    "status-unofficial": ["Unconfirmed"],
    "correct": ["Correct"],
    "correctTitle": ["Correct ",["bib"]," ",["name"]],
    "correctLead": ["What is set by hand wins over every file until it is released. It is public with the next set."],
    "field": ["What to correct"],
    "field-status": ["Status"],
    "field-gunMs": ["Gun time"],
    "field-netMs": ["Net time"],
    "field-name": ["Name"],
    "field-gender": ["Gender"],
    "field-ageGroup": ["Age group"],
    "field-club": ["Club"],
    "field-country": ["Country"],
    "value": ["New value"],
    "timeHint": ["Such as 3:41:07.5; empty for no time"],
    "countryHint": ["Three letters, such as CHN"],
    "valueWrong": ["This value cannot be used. Check it."],
    "valueSame": ["That is what it is now."],
    "male": ["Male"],
    "female": ["Female"],
    "noGroup": ["None"],
    "reason": ["Reason"],
    "reasonHint": ["For the records, such as the referee's decision"],
    "reasonMissing": ["Write the reason."],
    "saveCorrection": ["Save the correction"],
    "corrected": ["Corrected. It is public once you publish."],
    "corrections": ["Set by hand"],
    "noCorrections": ["Nothing was set by hand"],
    "correctionFact": [["bib"]," · ",["field"],": ",["before"]," → ",["after"]],
    "nothing": ["none"],
    "correctedAt": ["set ",["at"]],
    "releasedAt": ["released ",["at"]],
    "release": ["Release"],
    "releaseTitle": ["Release this correction"],
    "releaseLead": ["The files and the rules count again."],
    "released": ["Released. It is public once you publish."],
    "nothingToPublish": ["There is nothing to publish. Import a file first."],
    "upToDate": ["What is published is up to date"],
    "willPublish": [["runners","plural",{"one":["#"," result"],"other":["#"," results"]}]," will be published, ",["ranked","number"]," of them ranked. A published set cannot be changed: changes come as a new set."],
    "nobodyRanked": ["Nobody is ranked. The most frequent reason: ",["status"]," (",["count","plural",{"one":["#"," runner"],"other":["#"," runners"]}],"). Check the columns of the file and the rules of the item. You can publish all the same."],
    "kind": ["Publish as"],
    "kind-preliminary": ["Preliminary"],
    "kind-official": ["Official"],
    "kind-amended": ["Amended"],
    "kindHint-preliminary": ["Can be published again at any time; places are marked as preliminary"],
    "kindHint-official": ["Publicity of prizes begins; later changes are amended sets"],
    "kindHint-amended": ["Needs a public note on what was amended"],
    "noteZh": ["Public note (Chinese)"],
    "noteEn": ["Public note (English)"],
    "noteHint": ["Everybody reads it; do not name runners"],
    "noteMissing": ["Write what was amended."],
    "publish": ["Publish"],
    "publishTitle": ["Publish the ",["kind","select",{"preliminary":["preliminary"],"official":["official"],"amended":["amended"],"other":[]}]," results to everybody?"],
    "published": ["Set ",["number"]," is published."],
    "notYet": ["Not yet"],
    "sets": ["Published sets"],
    "noSets": ["Nothing is published yet"],
    "forSites": ["Files for other sites"],
    "forSitesHint": ["The newest published results, with days of birth; the audit has who took them"],
    "itra": ["ITRA (Excel)"],
    "itra-csv": ["ITRA (CSV)"],
    "ultrasignup": ["UltraSignup (CSV)"],
    "noPrizes": ["The item has no prizes"],
    "prizesLater": ["Prizes are computed once results are published"],
    "prizesFrom": ["Computed from set ",["number"]],
    "dueOn": ["due from ",["day"]],
    "claimUntil": ["to be claimed until ",["day"]],
    "prizePlace": ["No. ",["place"]],
    "prizeAmount": [["amount"],", tax ",["tax"],", paid out ",["net"]],
    "prizePaid": [["paid"]," was paid, which is another amount"],
    "prize-provisional": ["Provisional"],
    "prize-in_publicity": ["In publicity"],
    "prize-due": ["Due"],
    "prize-claimed": ["Claimed"],
    "prize-paid": ["Paid"],
    "prize-withheld": ["Withheld"],
    "prize-expired": ["Expired"],
    "prize-higher": ["Has a higher one"],
    "prize-disqualified": ["Disqualified"],
    "prize-reclaimed": ["To be reclaimed"],
    "mark-claimed": ["Mark as claimed"],
    "mark-paid": ["Mark as paid"],
    "mark-withheld": ["Withhold"],
    "mark-released": ["Release"],
    "markTitle": [["bib"]," ",["name"],": ",["act","select",{"claimed":["claimed"],"paid":["paid"],"withheld":["withhold"],"released":["release"],"other":[]}]],
    "marked": ["Noted."],
    "save": ["Save"],
  },
};
