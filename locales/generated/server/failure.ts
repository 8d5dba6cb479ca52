// Made by `npm run gen` from locales/server/failure.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "disk": { "path": string | number; "why": string | number; "code": string | number };
  "otherTrouble": {};
  "database": {};
  "databaseError": { "error": string | number };
  "program": { "type": string | number };
}> = {
  scope: "server/failure",
  zh: {
    "disk": ["无法读写 ",["path"],"：",["why"],"（",["code"],"）。没有任何改动。"],
    "otherTrouble": ["出错"],
    "database": ["数据库没有完成操作。没有任何改动，请稍后再试；如果仍然如此，请查看服务器的日志。"],
    "databaseError": ["数据库没有完成操作（错误 ",["error"],"）。没有任何改动，请稍后再试；如果仍然如此，请查看服务器的日志。"],
    "program": ["程序出错（",["type"],"）。没有任何改动。请把服务器日志中的这条错误报告给开发者。"],
  },
  en: {
    "disk": [["path"]," cannot be read or written: ",["why"]," (",["code"],"). Nothing changed."],
    "otherTrouble": ["an error"],
    "database": ["The database did not complete the operation. Nothing changed. Try again later; if it fails again, see the server's log."],
    "databaseError": ["The database did not complete the operation (error ",["error"],"). Nothing changed. Try again later; if it fails again, see the server's log."],
    "program": ["The program failed (",["type"],"). Nothing changed. Report this error from the server's log to the developers."],
  },
};
