// Made by `npm run gen` from locales/cli/photos.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "csv": {};
  "item": {};
  "edition": {};
  "point": {};
  "cameraOffset": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noFolder": {};
  "noImport": {};
  "unreadableFolder": { "folder": string | number };
  "unreadableFile": { "file": string | number };
  "noFileColumn": { "file": string | number };
  "rowConflict": { "file": string | number; "row": string | number };
  "wrongOffset": { "offset": string | number };
  "progress": { "done": string | number; "total": string | number };
  "doubtful": { "count": number; "words": string | number };
  "imported": { "stored": string | number; "changed": string | number; "known": string | number; "refused": string | number };
  "count": { "count": number };
  "deleted": { "count": number };
  "state_importing": {};
  "state_done": {};
  "state_undone": {};
  "fault-no-file": {};
  "fault-unreadable": {};
  "fault-too-large": {};
  "fault-too-many-pixels": {};
  "fault-not-a-picture": {};
  "fault-heic": {};
  "fault-broken": {};
  "fault-nobody": {};
  "fault-wrong-bib": {};
  "fault-partial-without-confidence": {};
  "fault-wrong-confidence": {};
  "fault-wrong-time": {};
  "fault-wrong-point": {};
}> = {
  scope: "cli/photos",
  zh: {
    "summary": ["导入照片文件夹，查看和撤销导入"],
    "help": ["导入一个文件夹中的比赛照片：参赛号取自照片的关键词（IPTC、XMP）、旁边的 .xmp 文件或 --csv 的文件（file,bib,confidence,takenAt,point）。中断后再次运行会接着导入，同一张照片不会重复。list 列出各次导入，undo 撤销一次导入。退出码 1：有文件被拒绝，或没有这样的赛事。"],
    "csv": ["列出照片和参赛号的 CSV 或 Excel 文件"],
    "item": ["照片所属的项目，默认为整场赛事"],
    "edition": ["哪一届，默认为本届的年份"],
    "point": ["所有照片的拍摄点：计时点的 id 或 finish"],
    "cameraOffset": ["相机时钟的修正，如 +90、-0:01:30，或只用于某台相机：\"EOS R5=+90,Z 9=-3600\""],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline photos 没有“",["act"],"”，请写 import、list 或 undo。"],
    "noFolder": ["请写明照片所在的文件夹：startline photos import 文件夹 --domain 域名"],
    "noImport": ["请写明要撤销的导入编号，startline photos list 会列出它们。"],
    "unreadableFolder": ["无法读取文件夹 ",["folder"]],
    "unreadableFile": ["无法读取文件 ",["file"]],
    "noFileColumn": [["file"]," 的第一行没有名为 file 的列，请写上列名。"],
    "rowConflict": [["file"]," 第 ",["row"]," 行的时间或拍摄点与同一照片前面的行不同，请改成一致。"],
    "wrongOffset": ["无法理解相机时钟的修正“",["offset"],"”，请写 +90、-0:01:30 或 \"EOS R5=+90\"。"],
    "progress": [["done"]," / ",["total"]," 张"],
    "doubtful": ["有 ",["count"]," 个关键词没有当作参赛号：",["words"],"。如果是参赛号，请写成 bib:2025，读不出的数字请用 CSV 并写明可信度。"],
    "imported": ["新增 ",["stored"]," 张，更新 ",["changed"]," 张，已有 ",["known"]," 张，拒绝 ",["refused"]," 个文件。"],
    "count": ["共 ",["count"]," 次导入。"],
    "deleted": ["删除了 ",["count"]," 张没有其他导入的照片。"],
    "state_importing": ["导入中"],
    "state_done": ["已导入"],
    "state_undone": ["已撤销"],
    "fault-no-file": ["CSV 中有这张照片，文件夹中没有"],
    "fault-unreadable": ["文件无法读取"],
    "fault-too-large": ["文件超过 50 MB，请导出较小的照片"],
    "fault-too-many-pixels": ["超过 1.2 亿像素，请导出较小的照片"],
    "fault-not-a-picture": ["不是照片（可用 JPEG、PNG、WebP、AVIF、GIF、TIFF）"],
    "fault-heic": ["HEIC 照片无法读取，请导出为 JPEG"],
    "fault-broken": ["照片已损坏"],
    "fault-nobody": ["没有参赛号，也没有同时写明拍摄时间和地点，谁也找不到它"],
    "fault-wrong-bib": ["CSV 中的参赛号不正确"],
    "fault-partial-without-confidence": ["参赛号有读不出的数字，CSV 中须写明可信度"],
    "fault-wrong-confidence": ["可信度应为 0 到 1，或 0% 到 100%"],
    "fault-wrong-time": ["拍摄时间无法理解，请写 2025-10-26T09:12:33+08:00"],
    "fault-wrong-point": ["项目没有这个计时点，请写 results.points 的 id 或 finish"],
  },
  en: {
    "summary": ["import folders of photos, list and undo imports"],
    "help": ["Imports the photos of a folder: bibs come from their keywords (IPTC, XMP), the .xmp files beside them, or the file of --csv (file,bib,confidence,takenAt,point). Run again, it continues, and imports no photo twice. list lists the imports, undo undoes one. Exit code 1: a file is refused, or there is no such race."],
    "csv": ["CSV or workbook with the bibs of the photos"],
    "item": ["the item that the photos are of; all of the race unless given"],
    "edition": ["the edition; the year of the race unless given"],
    "point": ["at which point all of them were taken: its id, or finish"],
    "cameraOffset": ["what is added to the times of cameras: +90 or -0:01:30, or for a model or serial number \"EOS R5=+90,Z 9=-3600\""],
    "json": ["print JSON"],
    "unknownAct": ["startline photos has no \"",["act"],"\". Write import, list or undo."],
    "noFolder": ["Name the folder of the photos: startline photos import DIR --domain HOST"],
    "noImport": ["Name the import to undo. startline photos list lists them."],
    "unreadableFolder": ["Cannot read the folder ",["folder"]],
    "unreadableFile": ["Cannot read the file ",["file"]],
    "noFileColumn": ["The first row of ",["file"]," has no column called file. Write the names of the columns there."],
    "rowConflict": ["Row ",["row"]," of ",["file"]," has another time or point than a row before it with the same photo. Correct one of them."],
    "wrongOffset": ["Cannot read the offset \"",["offset"],"\". Write +90, -0:01:30 or \"EOS R5=+90\"."],
    "progress": [["done"]," of ",["total"]],
    "doubtful": [["count","plural",{"one":["#"," keyword was"],"other":["#"," keywords were"]}]," not taken for bibs: ",["words"],". Write a bib as bib:2025, and one with unread signs in a CSV with its confidence."],
    "imported": [["stored"]," new, ",["changed"]," changed, ",["known"]," known, ",["refused"]," refused."],
    "count": [["count","plural",{"one":["#"," import"],"other":["#"," imports"]}],"."],
    "deleted": [["count","plural",{"one":["#"," photo"],"other":["#"," photos"]}]," that no other import has ",["count","plural",{"one":["was"],"other":["were"]}]," deleted."],
    "state_importing": ["importing"],
    "state_done": ["imported"],
    "state_undone": ["undone"],
    "fault-no-file": ["named in the CSV, and not in the folder"],
    "fault-unreadable": ["the file cannot be read"],
    "fault-too-large": ["larger than 50 MB. Export a smaller photo"],
    "fault-too-many-pixels": ["more than 120 megapixels. Export a smaller photo"],
    "fault-not-a-picture": ["not a picture (JPEG, PNG, WebP, AVIF, GIF and TIFF are)"],
    "fault-heic": ["HEIC cannot be read. Export it as JPEG"],
    "fault-broken": ["the picture is damaged"],
    "fault-nobody": ["it has no bib, and not both a time and a point: nobody could find it"],
    "fault-wrong-bib": ["the CSV has a bib that cannot be one"],
    "fault-partial-without-confidence": ["a bib with unread signs needs a confidence in the CSV"],
    "fault-wrong-confidence": ["a confidence is a number from 0 to 1, or from 0% to 100%"],
    "fault-wrong-time": ["the time cannot be read. Write 2025-10-26T09:12:33+08:00"],
    "fault-wrong-point": ["the items have no such point. Write an id of results.points, or finish"],
  },
};
