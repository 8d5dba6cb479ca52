// Made by `npm run gen` from locales/cli/publish.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "domain": {};
  "id": {};
  "reason": {};
  "published": { "domain": string | number };
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
    "unchanged": ["Nothing changed: visitors already see this edition."],
    "domainTaken": [["domain"]," belongs to another site. Choose another domain, or state with --id that it is the same site."],
    "refused": ["Not published: ",["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}],". Visitors still see the previous edition."],
    "failed": ["Not published. ",["reason"]],
  },
};
