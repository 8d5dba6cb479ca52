// Made by `npm run gen` from locales/cli/moveDatabase.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "moved": { "tables": number; "rows": number; "database": string | number };
  "files": { "count": number };
  "uploads": { "count": number; "folder": string | number };
  "next": { "key": string | number; "folder": string | number };
}> = {
  scope: "cli/moveDatabase",
  zh: {
    "help": ["把 DATA_DIR 中内置数据库的全部内容迁移到 DATABASE_URL 的 PostgreSQL，并逐表核对。请先停止服务器。出错时什么都不改动。"],
    "moved": ["已把 ",["tables"]," 个表、",["rows"]," 行迁移到",["database"],"，每个表都已核对。"],
    "files": [["count"]," 个已发布的文件已存入所有服务器共用的存储。"],
    "uploads": [["count"]," 个上传的文件仍在 ",["folder"]," 中：要有多台服务器，请共享该文件夹，或设置 S3_*。"],
    "next": ["请用同样的 DATABASE_URL 和 SECRET_KEY（或 ",["key"],"）启动服务器。原来的数据库现在是 ",["folder"],"，确认一切正常后可以删除。"],
  },
  en: {
    "help": ["Moves everything of the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL and compares every table. Stop the server first. If anything fails, nothing is changed."],
    "moved": ["Moved ",["tables","plural",{"one":["#"," table"],"other":["#"," tables"]}]," with ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," to ",["database"],". Every table was compared."],
    "files": [["count","plural",{"one":["#"," published file is"],"other":["#"," published files are"]}]," now in the store of all servers."],
    "uploads": [["count","plural",{"one":["#"," upload stays"],"other":["#"," uploads stay"]}]," in ",["folder"],": for several servers, share that folder or set S3_*."],
    "next": ["Start the server with the same DATABASE_URL and SECRET_KEY (or ",["key"],"). The earlier database is now ",["folder"],"; delete it once all is well."],
  },
};
