// Made by `npm run gen` from locales/cli/publish.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "domain": {};
  "id": {};
  "reason": {};
  "published": { "domain": string | number };
  "byServer": { "port": string | number; "folder": string | number };
  "writtenTo": { "database": string | number };
  "writtenUnserved": { "database": string | number; "folder": string | number };
  "newDatabase": {};
  "unchanged": {};
  "domainTaken": { "domain": string | number };
  "refused": { "errors": number };
  "failed": { "reason": string | number };
}> = {
  scope: "cli/publish",
  zh: {
    "help": ["检查站点并发布到域名，访客立即看到。有错误时不发布，访客看到的不变。服务器正在运行时也可以发布。"],
    "domain": ["域名，例如 race.example.org"],
    "id": ["站点的固定名称（默认：文件夹名）"],
    "reason": ["为什么改动已有报名依据的内容，例如报名费；会写入审计"],
    "published": ["已发布到 ",["domain"],"。"],
    "byServer": ["由运行中的服务器发布（端口 ",["port"],"，数据文件夹 ",["folder"],"）。"],
    "writtenTo": ["已写入",["database"],"。"],
    "writtenUnserved": ["已写入",["database"],"。目前没有服务器使用它：要等服务器以 DATA_DIR=",["folder"]," 启动，访客才能看到。如果您的服务器用的是别的 DATA_DIR 或 DATABASE_URL，请设置相同的值后再运行本命令。"],
    "newDatabase": ["如果还没有数据库，就新建一个，不再询问"],
    "unchanged": ["没有变化：访客看到的已是这一版。"],
    "domainTaken": ["域名 ",["domain"]," 已绑定到另一个站点。请换一个域名，或用 --id 写明是同一个站点。"],
    "refused": ["没有发布：有 ",["errors"]," 处错误。访客看到的不变。"],
    "failed": ["没有发布。",["reason"]],
  },
  en: {
    "help": ["Checks a site and publishes it at a domain: visitors see it at once. A site with errors is refused, and nothing changes. Also works while the server runs."],
    "domain": ["the domain name, such as race.example.org"],
    "id": ["the site's permanent name (default: the folder's name)"],
    "reason": ["why it changes what entries were made by, such as a fee; becomes an audit line"],
    "published": ["Published at ",["domain"],"."],
    "byServer": ["By the running server at port ",["port"],", whose data is in ",["folder"],"."],
    "writtenTo": ["Written to ",["database"],"."],
    "writtenUnserved": ["Written to ",["database"],". No server runs on it: visitors see this once one starts with DATA_DIR=",["folder"],". If your server has another DATA_DIR or DATABASE_URL, set the same and call this again."],
    "newDatabase": ["make a database if there is none, without asking"],
    "unchanged": ["Nothing changed: visitors already see this edition."],
    "domainTaken": [["domain"]," belongs to another site. Choose another domain, or state with --id that it is the same site."],
    "refused": ["Not published: ",["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}],". Visitors still see the previous edition."],
    "failed": ["Not published. ",["reason"]],
  },
};
