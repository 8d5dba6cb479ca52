// Made by `npm run gen` from locales/server/readiness.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "databaseNotWritable": {};
  "filesMissing": { "sites": string | number };
  "filesUnreadable": {};
  "diskNearlyFull": { "folder": string | number; "left": string | number; "floor": string | number };
  "merchantsDiffer": { "others": string | number };
  "ended": { "reason": string | number };
}> = {
  scope: "server/readiness",
  zh: {
    "databaseNotWritable": ["尚未就绪：数据库无法写入。"],
    "filesMissing": ["尚未就绪：",["sites"]," 的已发布文件不完整，请重新发布。"],
    "filesUnreadable": ["尚未就绪：无法读取已发布的文件。"],
    "diskNearlyFull": ["尚未就绪：",["folder"]," 所在的磁盘只剩 ",["left"]," MB，少于 DISK_FLOOR 的 ",["floor"]," MB。"],
    "merchantsDiffer": ["尚未就绪：同一数据库的另一台服务器的收款商户不同（",["others"],"），需缴费的报名已停止受理。请让所有服务器使用相同的 PAYMENTS_FILE。"],
    "ended": ["已恢复：",["reason"]],
  },
  en: {
    "databaseNotWritable": ["Not ready: the database cannot be written to."],
    "filesMissing": ["Not ready: published files of ",["sites"]," are missing. Publish the site again."],
    "filesUnreadable": ["Not ready: the published files cannot be read."],
    "diskNearlyFull": ["Not ready: the disk of ",["folder"]," has ",["left"]," MB left, less than the ",["floor"]," MB of DISK_FLOOR."],
    "merchantsDiffer": ["Not ready: another server of this database has other merchants (",["others"],"), so sign-ups with a fee are refused. Give all servers the same PAYMENTS_FILE."],
    "ended": ["Over: ",["reason"]],
  },
};
