// Made by `npm run gen` from locales/results/import.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "field-bib": {};
  "field-name": {};
  "field-lastName": {};
  "field-firstName": {};
  "field-latinName": {};
  "field-gender": {};
  "field-birthday": {};
  "field-birthYear": {};
  "field-age": {};
  "field-club": {};
  "field-country": {};
  "field-city": {};
  "field-item": {};
  "field-category": {};
  "field-wave": {};
  "field-gun": {};
  "field-net": {};
  "field-split": {};
  "field-status": {};
  "field-overallRank": {};
  "field-genderRank": {};
  "field-ageGroupRank": {};
  "field-document": {};
  "field-entryCode": {};
  "place": { "row": string | number; "column": string | number };
  "place-row": { "row": string | number };
  "place-column": { "column": string | number };
  "ask-sheet": {};
  "ask-column": { "column": string | number };
  "ask-twice": { "column": string | number; "other": string | number };
  "ask-identity": {};
  "ask-time": {};
  "ask-item": { "name": string | number };
  "ask-notation": { "column": string | number };
  "fault-encoding": {};
  "fault-quote-open": {};
  "fault-line-long": {};
  "fault-columns-many": {};
  "fault-columns-few": {};
  "fault-identity-missing": {};
  "fault-bib-missing": {};
  "fault-bib-twice": { "bib": string | number; "other": string | number };
  "fault-bib-repeated": { "other": string | number };
  "fault-item-other": { "value": string | number };
  "fault-item-unknown": { "value": string | number };
  "fault-item-missing": {};
  "fault-time-unreadable": { "value": string | number };
  "fault-time-long": { "value": string | number; "most": number };
  "fault-time-negative": { "value": string | number };
  "fault-time-missing": {};
  "fault-net-above-gun": { "net": string | number; "gun": string | number };
  "fault-status-unknown": { "value": string | number };
  "fault-split-unreadable": { "value": string | number };
  "fault-split-negative": { "value": string | number };
  "fault-split-backwards": { "time": string | number };
  "fault-split-after-finish": { "time": string | number };
  "fault-gender-unknown": {};
  "fault-birthday-unreadable": {};
  "fault-birthday-future": {};
  "fault-year-unreadable": {};
  "fault-age-unreadable": {};
  "fault-country-unknown": { "value": string | number };
  "fault-wave-unknown": { "value": string | number };
  "fault-rank-unreadable": {};
  "fault-digits-lost": {};
  "fault-number-long": { "most": number };
  "fault-text-long": { "most": number };
  "fault-ranks-contradict": { "row": string | number; "rank": string | number; "time": string | number; "otherRow": string | number; "otherRank": string | number; "otherTime": string | number };
  "fault-days-ambiguous": {};
  "fault-times-ambiguous": {};
  "fault-rows-many": { "most": number };
}> = {
  scope: "results/import",
  zh: {
    "field-bib": ["参赛号"],
    "field-name": ["姓名"],
    "field-lastName": ["姓"],
    "field-firstName": ["名"],
    "field-latinName": ["姓名拼音"],
    "field-gender": ["性别"],
    "field-birthday": ["出生日期"],
    "field-birthYear": ["出生年份"],
    "field-age": ["年龄"],
    "field-club": ["俱乐部"],
    "field-country": ["国家或地区"],
    "field-city": ["城市"],
    "field-item": ["项目"],
    "field-category": ["组别"],
    "field-wave": ["枪次"],
    "field-gun": ["枪声成绩"],
    "field-net": ["净成绩"],
    "field-split": ["分段"],
    "field-status": ["状态"],
    "field-overallRank": ["总排名"],
    "field-genderRank": ["性别排名"],
    "field-ageGroupRank": ["年龄组排名"],
    "field-document": ["证件号码"],
    "field-entryCode": ["参赛码"],
    "place": ["第 ",["row"]," 行，“",["column"],"”列"],
    "place-row": ["第 ",["row"]," 行"],
    "place-column": ["“",["column"],"”列"],
    "ask-sheet": ["工作簿里有几张表。请选择要导入哪一张；每张表分别导入。"],
    "ask-column": ["“",["column"],"”列是什么？请确认，或选择不导入。"],
    "ask-twice": ["“",["column"],"”列和“",["other"],"”列似乎是同一内容。请选择用哪一列。"],
    "ask-identity": ["没有能认出参赛者的列。请指出参赛号、姓名、证件号码或参赛码在哪一列。"],
    "ask-time": ["没有成绩列，也没有状态列。请指出在哪一列。"],
    "ask-item": ["“",["name"],"”是哪个项目？请选择，或不导入这些行。"],
    "ask-notation": ["“",["column"],"”列的时间有几种读法。请选择单位。"],
    "fault-encoding": ["有字符已经损坏。请在原系统中以 UTF-8 重新导出，或改正这一行。"],
    "fault-quote-open": ["引号没有成对。请补上或删掉多余的引号。"],
    "fault-line-long": ["这一行太长，不是成绩。请核对文件。"],
    "fault-columns-many": ["这一行比标题多出几格。某一格里可能有分隔符：请给它加上引号。"],
    "fault-columns-few": ["这一行比标题少几格，可能被截断了。请补全。"],
    "fault-identity-missing": ["没有参赛号，也没有姓名、证件号码或参赛码。请补上其中一项。"],
    "fault-bib-missing": ["没有参赛号。成绩已读入，但只能按其他信息匹配报名。"],
    "fault-bib-twice": ["参赛号 ",["bib"]," 在第 ",["other"]," 行也有，内容不同。两行都未导入：请只保留正确的一行。"],
    "fault-bib-repeated": ["和第 ",["other"]," 行完全相同。只导入了那一行。"],
    "fault-item-other": ["属于另一个项目“",["value"],"”。请在导入那个项目时读取。"],
    "fault-item-unknown": ["这场比赛没有“",["value"],"”这个项目。请指出是哪个项目，或不导入。"],
    "fault-item-missing": ["没有项目。请填写，或从映射中去掉项目列。"],
    "fault-time-unreadable": ["看不懂时间“",["value"],"”。请写成 3:41:07 或 3:41:07.52。"],
    "fault-time-long": ["时间“",["value"],"”超过 ",["most","number"]," 小时。请核对单位。"],
    "fault-time-negative": ["时间“",["value"],"”在起跑之前。请核对枪声时间。"],
    "fault-time-missing": ["状态是完赛，但没有成绩。请补上成绩，或改正状态。"],
    "fault-net-above-gun": ["净成绩 ",["net"]," 比枪声成绩 ",["gun"]," 还长。请核对两列是否写反。"],
    "fault-status-unknown": ["状态“",["value"],"”不认识。请写完赛、DNF、DNS 或 DSQ。"],
    "fault-split-unreadable": ["看不懂分段时间“",["value"],"”。这一段未读入。"],
    "fault-split-negative": ["分段时间“",["value"],"”在起跑之前。这一段未读入。"],
    "fault-split-backwards": ["分段时间 ",["time"]," 和前后的分段矛盾。这一段未读入。"],
    "fault-split-after-finish": ["分段时间 ",["time"]," 比终点成绩还晚。这一段未读入。"],
    "fault-gender-unknown": ["性别看不懂。请写男或女。性别未读入。"],
    "fault-birthday-unreadable": ["出生日期看不懂。请写成 1990-03-07。日期未读入。"],
    "fault-birthday-future": ["出生日期在比赛之后。日期未读入。"],
    "fault-year-unreadable": ["出生年份看不懂。请写四位数字。年份未读入。"],
    "fault-age-unreadable": ["年龄看不懂。请写 1 到 120 的整数。年龄未读入。"],
    "fault-country-unknown": ["国家或地区“",["value"],"”不认识。请写代码（如 CHN）或名称。未读入。"],
    "fault-wave-unknown": ["这个项目没有“",["value"],"”这一枪。请核对名称。枪次未读入。"],
    "fault-rank-unreadable": ["排名看不懂。请写数字。排名未读入。"],
    "fault-digits-lost": ["号码已丢失末尾的数字。请在表格中把这一列设为“文本”格式，重新填写完整的号码。"],
    "fault-number-long": ["号码超过 ",["most","number"]," 个字符。请核对这一列是不是号码。"],
    "fault-text-long": ["内容太长，只读入了前 ",["most","number"]," 个字。"],
    "fault-ranks-contradict": ["排名和成绩矛盾：第 ",["row"]," 行排名 ",["rank"],"，成绩 ",["time"],"；第 ",["otherRow"]," 行排名 ",["otherRank"],"，成绩 ",["otherTime"],"。这一列未读入，排名将重新计算。"],
    "fault-days-ambiguous": ["日期可以读成日/月，也可以读成月/日。这一列未读入：请改成 1990-03-07 这样的写法。"],
    "fault-times-ambiguous": ["时间有几种读法，例如毫秒或秒。这一列未读入：请选择单位。"],
    "fault-rows-many": ["文件超过 ",["most","number"]," 行。请分成几个文件。"],
  },
  en: {
    "field-bib": ["bib"],
    "field-name": ["name"],
    "field-lastName": ["family name"],
    "field-firstName": ["given name"],
    "field-latinName": ["Latin name"],
    "field-gender": ["gender"],
    "field-birthday": ["date of birth"],
    "field-birthYear": ["year of birth"],
    "field-age": ["age"],
    "field-club": ["club"],
    "field-country": ["country"],
    "field-city": ["city"],
    "field-item": ["item"],
    "field-category": ["category"],
    "field-wave": ["wave"],
    "field-gun": ["gun time"],
    "field-net": ["net time"],
    "field-split": ["split"],
    "field-status": ["status"],
    "field-overallRank": ["overall rank"],
    "field-genderRank": ["gender rank"],
    "field-ageGroupRank": ["age-group rank"],
    "field-document": ["document number"],
    "field-entryCode": ["entry code"],
    "place": ["row ",["row"],", column \"",["column"],"\""],
    "place-row": ["row ",["row"]],
    "place-column": ["column \"",["column"],"\""],
    "ask-sheet": ["Several sheets of the workbook have a table. Choose which is imported; import each by itself."],
    "ask-column": ["What does the column \"",["column"],"\" hold? Confirm it, or leave it out."],
    "ask-twice": ["The columns \"",["column"],"\" and \"",["other"],"\" seem to hold the same. Choose which is read."],
    "ask-identity": ["No column identifies a runner. Choose the one with the bib, name, document number or entry code."],
    "ask-time": ["No column has times or statuses. Choose one."],
    "ask-item": ["Which item is \"",["name"],"\"? Choose one, or leave its rows out."],
    "ask-notation": ["The times of the column \"",["column"],"\" can be read in several ways. Choose their unit."],
    "fault-encoding": ["Some of its characters are damaged. Export the file again as UTF-8, or correct the row."],
    "fault-quote-open": ["A quotation mark is not closed. Add the other one, or remove it."],
    "fault-line-long": ["The row is too long to be a result. Check the file."],
    "fault-columns-many": ["The row has more cells than the header. One of them may have a separator in it: put it in quotation marks."],
    "fault-columns-few": ["The row has fewer cells than the header, and may be cut off. Complete it."],
    "fault-identity-missing": ["There is no bib, name, document number or entry code. Add one of them."],
    "fault-bib-missing": ["There is no bib. The result is read, and is matched to an entry only by what else is known."],
    "fault-bib-twice": ["Row ",["other"]," has the bib ",["bib"]," too, with other values. Neither is imported: keep the right one."],
    "fault-bib-repeated": ["The row is the same as row ",["other"],", which is imported."],
    "fault-item-other": ["The row is of another item, \"",["value"],"\". Import it with that item."],
    "fault-item-unknown": ["The race has no item \"",["value"],"\". Choose which it is, or leave it out."],
    "fault-item-missing": ["There is no item. Write it, or leave the column of items out."],
    "fault-time-unreadable": ["\"",["value"],"\" is no time that can be read. Write 3:41:07 or 3:41:07.52."],
    "fault-time-long": ["The time \"",["value"],"\" is more than ",["most","number"]," hours. Check its unit."],
    "fault-time-negative": ["The time \"",["value"],"\" is before the start. Check the time of the gun."],
    "fault-time-missing": ["The status is finished, and there is no time. Add the time, or correct the status."],
    "fault-net-above-gun": ["The net time ",["net"]," is longer than the gun time ",["gun"],". Check whether the two are exchanged."],
    "fault-status-unknown": ["\"",["value"],"\" is no status that is known. Write finished, DNF, DNS or DSQ."],
    "fault-split-unreadable": ["\"",["value"],"\" is no time that can be read. This split is left out."],
    "fault-split-negative": ["The split \"",["value"],"\" is before the start. It is left out."],
    "fault-split-backwards": ["The split ",["time"]," contradicts those before or after it. It is left out."],
    "fault-split-after-finish": ["The split ",["time"]," is later than the finish. It is left out."],
    "fault-gender-unknown": ["The gender cannot be read. Write M or F. It is left out."],
    "fault-birthday-unreadable": ["The date of birth cannot be read. Write 1990-03-07. It is left out."],
    "fault-birthday-future": ["The date of birth is after the race. It is left out."],
    "fault-year-unreadable": ["The year of birth cannot be read. Write four digits. It is left out."],
    "fault-age-unreadable": ["The age cannot be read. Write a whole number from 1 to 120. It is left out."],
    "fault-country-unknown": ["\"",["value"],"\" is no country that is known. Write its code, such as CHN, or its name. It is left out."],
    "fault-wave-unknown": ["The item has no start \"",["value"],"\". Check its name. It is left out."],
    "fault-rank-unreadable": ["The rank cannot be read. Write a number. It is left out."],
    "fault-digits-lost": ["The number has lost its last digits. Make the column text in the spreadsheet, and enter the whole number again."],
    "fault-number-long": ["The number has more than ",["most","number"]," characters. Check whether the column holds numbers."],
    "fault-text-long": ["The text is too long. Its first ",["most","number"]," characters are read."],
    "fault-ranks-contradict": ["The ranks contradict the times: row ",["row"]," has rank ",["rank"]," with ",["time"],", and row ",["otherRow"]," has rank ",["otherRank"]," with ",["otherTime"],". The column is left out; ranks are calculated anyway."],
    "fault-days-ambiguous": ["Its days can be read as day/month and as month/day. The column is left out: write days as 1990-03-07."],
    "fault-times-ambiguous": ["Its times can be read in several ways, such as milliseconds or seconds. The column is left out: choose the unit."],
    "fault-rows-many": ["The file has more than ",["most","number"]," rows. Divide it into several."],
  },
};
