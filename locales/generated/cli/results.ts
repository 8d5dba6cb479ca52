// Made by `npm run gen` from locales/cli/results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "item": {};
  "edition": {};
  "columns": {};
  "sheet": {};
  "dryRun": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noFileOrItem": {};
  "noBatch": {};
  "unreadableFile": { "file": string | number };
  "imported": { "rows": string | number; "added": string | number; "changed": string | number; "same": string | number; "refusedRows": string | number };
  "wouldImport": { "rows": string | number; "added": string | number; "changed": string | number; "same": string | number; "refusedRows": string | number };
  "asked": {};
  "unknownBibs": { "unknownBibs": number };
  "otherNames": { "otherNames": number };
  "count": { "count": number };
  "state_reading": {};
  "state_checked": {};
  "state_imported": {};
  "state_undone": {};
}> = {
  scope: "cli/results",
  zh: {
    "summary": ["导入成绩文件，查看和撤销导入"],
    "help": ["检查一个项目的成绩文件，逐行列出问题，再导入为成绩草稿；list 列出已上传的文件，undo 撤销一次导入。同一文件再次导入不会重复。退出码 1：有列不能确定、有行被拒绝，或没有这样的赛事。"],
    "item": ["成绩所属的项目"],
    "edition": ["哪一届，默认为本届的年份"],
    "columns": ["指定每一列含义的 JSON 文件"],
    "sheet": ["工作簿中的工作表，默认第一个"],
    "dryRun": ["只检查，不导入"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline results 没有“",["act"],"”，请写 import、list 或 undo。"],
    "noFileOrItem": ["请写明文件和项目：startline results import 文件 --domain 域名 --item 项目"],
    "noBatch": ["请写明要撤销的导入编号，startline results list 会列出它们。"],
    "unreadableFile": ["无法读取文件 ",["file"]],
    "imported": ["已导入 ",["rows"]," 行：新增 ",["added"],"，变更 ",["changed"],"，不变 ",["same"],"；拒绝 ",["refusedRows"]," 行。"],
    "wouldImport": ["可导入 ",["rows"]," 行：新增 ",["added"],"，变更 ",["changed"],"，不变 ",["same"],"；拒绝 ",["refusedRows"]," 行。没有导入任何内容。"],
    "asked": ["没有导入任何内容：请在 --columns 的文件中写明每一列的含义。"],
    "unknownBibs": ["其中 ",["unknownBibs"]," 行的参赛号在本项目没有对应的报名记录。"],
    "otherNames": ["其中 ",["otherNames"]," 行的姓名与同一参赛号现有成绩的姓名不同。"],
    "count": ["共 ",["count"]," 个文件。"],
    "state_reading": ["读取中"],
    "state_checked": ["已检查"],
    "state_imported": ["已导入"],
    "state_undone": ["已撤销"],
  },
  en: {
    "summary": ["import files of results, list and undo imports"],
    "help": ["Checks a file of results of an item, prints what is wrong with each row, and imports it into the draft of the results; list lists the files, undo undoes an import. The same file again imports nothing twice. Exit code 1: columns are uncertain, a row is refused, or there is no such race."],
    "item": ["the item that the results are of"],
    "edition": ["the edition; the year of the race unless given"],
    "columns": ["JSON file that states what each column holds"],
    "sheet": ["sheet of a workbook; the first unless given"],
    "dryRun": ["check only, import nothing"],
    "json": ["print JSON"],
    "unknownAct": ["startline results has no \"",["act"],"\". Write import, list or undo."],
    "noFileOrItem": ["Name the file and its item: startline results import FILE --domain HOST --item ID"],
    "noBatch": ["Name the import to undo. startline results list lists them."],
    "unreadableFile": ["Cannot read the file ",["file"]],
    "imported": ["Imported ",["rows"]," rows: ",["added"]," new, ",["changed"]," changed, ",["same"]," the same; ",["refusedRows"]," refused."],
    "wouldImport": [["rows"]," rows can be imported: ",["added"]," new, ",["changed"]," changed, ",["same"]," the same; ",["refusedRows"]," refused. Nothing was imported."],
    "asked": ["Nothing was imported: state what each column holds in the file of --columns."],
    "unknownBibs": [["unknownBibs","plural",{"one":["#"," row has a bib"],"other":["#"," rows have bibs"]}]," that no entry of the item has."],
    "otherNames": [["otherNames","plural",{"one":["#"," row has another name"],"other":["#"," rows have other names"]}]," than the result with the same bib."],
    "count": [["count","plural",{"one":["#"," file"],"other":["#"," files"]}],"."],
    "state_reading": ["reading"],
    "state_checked": ["checked"],
    "state_imported": ["imported"],
    "state_undone": ["undone"],
  },
};
