// Made by `npm run gen` from locales/organise-photos.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "imports": {};
  "noImports": { "command": string | number };
  "state-importing": {};
  "state-done": {};
  "state-undone": {};
  "photos": { "count": number };
  "madeAt": { "time": string | number };
  "undoneAt": { "time": string | number };
  "wholeRace": {};
  "edition": { "edition": string | number };
  "point": { "point": string | number };
  "undo": {};
  "undoTitle": { "name": string | number };
  "undoBody": {};
  "undone": { "deleted": number };
  "keep": {};
  "removals": {};
  "removalsLead": {};
  "noRemovals": {};
  "notMe": { "bib": string | number };
  "everybody": {};
  "byRunner": { "bib": string | number; "time": string | number };
  "byOrganiser": { "time": string | number };
  "restoredAt": { "time": string | number };
  "isRemoved": {};
  "isRestored": {};
  "deleted": {};
  "picture": {};
  "restore": {};
  "restoreTitle": {};
  "restoreNotMe": { "bib": string | number };
  "restoreEverybody": {};
  "restored": {};
  "firstOnly": { "count": string | number };
}> = {
  scope: "organise-photos",
  zh: {
    "lead": ["照片由服务器管理员用命令 startline photos import 导入；选手按参赛号查找。"],
    "imports": ["导入的照片"],
    "noImports": ["还没有导入照片。请服务器管理员运行 ",["command"]],
    "state-importing": ["导入中"],
    "state-done": ["已导入"],
    "state-undone": ["已撤销"],
    "photos": [["count"]," 张"],
    "madeAt": [["time"]," 导入"],
    "undoneAt": [["time"]," 撤销"],
    "wholeRace": ["整场比赛"],
    "edition": [["edition"]," 年"],
    "point": ["拍摄点 ",["point"]],
    "undo": ["撤销导入"],
    "undoTitle": ["撤销导入“",["name"],"”？"],
    "undoBody": ["其他导入中没有的照片会连同文件一起删除，不能恢复，只能重新导入；其余照片恢复为先前导入的参赛号和时间。"],
    "undone": ["已撤销，删除了 ",["deleted"]," 张照片"],
    "keep": ["保留"],
    "removals": ["被移除的照片"],
    "removalsLead": ["选手可以把不是自己的照片从参赛号中去掉，或移除有自己的照片，立即生效。移除 30 天后，没有人能看到的照片会删除。"],
    "noRemovals": ["没有移除过照片"],
    "notMe": ["不是 ",["bib"]," 号选手"],
    "everybody": ["所有人都看不到"],
    "byRunner": [["bib"]," 号选手 ",["time"]," 移除"],
    "byOrganiser": ["主办方 ",["time"]," 移除"],
    "restoredAt": [["time"]," 恢复"],
    "isRemoved": ["已移除"],
    "isRestored": ["已恢复"],
    "deleted": ["照片已删除"],
    "picture": ["被移除的照片"],
    "restore": ["恢复"],
    "restoreTitle": ["恢复这张照片？"],
    "restoreNotMe": ["它会重新出现在参赛号 ",["bib"]," 的照片中。请先确认照片里确实是这位选手。"],
    "restoreEverybody": ["它会重新对选手显示。如果是照片里的人要求移除的，请不要恢复。"],
    "restored": ["已恢复"],
    "firstOnly": ["只列出前 ",["count"]," 条"],
  },
  en: {
    "lead": ["The operator of the server imports photos by the command startline photos import; runners find them by bib."],
    "imports": ["Imports"],
    "noImports": ["No photos were imported yet. Have the operator of the server run ",["command"]],
    "state-importing": ["Importing"],
    "state-done": ["Imported"],
    "state-undone": ["Undone"],
    "photos": [["count","plural",{"one":["#"," photo"],"other":["#"," photos"]}]],
    "madeAt": ["imported ",["time"]],
    "undoneAt": ["undone ",["time"]],
    "wholeRace": ["the whole race"],
    "edition": [["edition"]],
    "point": ["taken at ",["point"]],
    "undo": ["Undo the import"],
    "undoTitle": ["Undo the import of ",["name"],"?"],
    "undoBody": ["Photos that no other import has are deleted with their files: only a new import brings them back. The others have the bibs and times of the earlier import again."],
    "undone": ["Undone. ",["deleted","plural",{"one":["#"," photo was"],"other":["#"," photos were"]}]," deleted."],
    "keep": ["Keep it"],
    "removals": ["Removed photos"],
    "removalsLead": ["Runners take photos that do not show them from their bib, or remove photos for everybody; both take effect at once. A photo that nobody sees is deleted after 30 days."],
    "noRemovals": ["No photo was removed"],
    "notMe": ["Not the runner of bib ",["bib"]],
    "everybody": ["Shown to nobody"],
    "byRunner": ["removed by the runner of bib ",["bib"],", ",["time"]],
    "byOrganiser": ["removed by an organiser, ",["time"]],
    "restoredAt": ["restored ",["time"]],
    "isRemoved": ["Removed"],
    "isRestored": ["Restored"],
    "deleted": ["The photo is deleted"],
    "picture": ["The removed photo"],
    "restore": ["Restore"],
    "restoreTitle": ["Restore this photo?"],
    "restoreNotMe": ["It is among the photos of bib ",["bib"]," again. Make sure that the runner is on it."],
    "restoreEverybody": ["Runners see it again. Do not restore a photo that somebody on it asked to remove."],
    "restored": ["The photo is restored"],
    "firstOnly": ["The first ",["count"]," are listed"],
  },
};
