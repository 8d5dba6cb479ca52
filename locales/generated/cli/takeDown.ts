// Made by `npm run gen` from locales/cli/takeDown.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "domainsHelp": {};
  "sitesHelp": {};
  "yes": {};
  "unknownAct": { "act": string | number };
  "domain-unknown": { "name": string | number };
  "site-unknown": { "name": string | number };
  "moneyOpen": { "siteId": string | number; "openOrders": number; "openRefunds": number };
  "domain-found": { "siteId": string | number; "domainNames": string | number; "name": string | number; "entries": number };
  "domain-removed": { "name": string | number; "siteId": string | number };
  "site-found": { "siteId": string | number; "domainNames": string | number; "editions": number; "entries": number };
  "site-removed": { "siteId": string | number; "domainNames": string | number; "editions": number };
}> = {
  scope: "cli/takeDown",
  zh: {
    "domainsHelp": ["取消域名与站点的绑定，访客从此看不到它。这是站点最后一个域名、而赛事还有未结清的款项时会拒绝。不加 --yes 时只说明会做什么。"],
    "sitesHelp": ["删除站点、它的所有域名和所有版本。赛事还有未结清的款项时会拒绝。报名、订单和审计保留，个人信息按保留天数销毁。不加 --yes 时只说明会做什么。"],
    "yes": ["确认"],
    "unknownAct": ["没有“",["act"],"”，请写 remove。"],
    "domain-unknown": ["域名 ",["name"]," 没有绑定站点。"],
    "site-unknown": ["没有名为 ",["name"]," 的站点。"],
    "moneyOpen": ["没有删除：站点 ",["siteId"]," 的赛事还有 ",["openOrders"]," 笔待付款的订单或未知结果的付款、",["openRefunds"]," 笔未完成的退款。请先结清（订单到期会自动结束，退款见 /organise）。"],
    "domain-found": ["站点 ",["siteId"]," 的域名：",["domainNames"],"。",["name"]," 将不再显示它；赛事有 ",["entries"]," 人有名额或在候补。没有删除：请加 --yes 确认。"],
    "domain-removed": [["name"]," 不再显示站点 ",["siteId"],"。"],
    "site-found": ["站点 ",["siteId"],"（",["domainNames"],"）有 ",["editions"]," 个版本；赛事有 ",["entries"]," 人有名额或在候补。没有删除：请加 --yes 确认。"],
    "site-removed": ["已删除站点 ",["siteId"],"（",["domainNames"],"）和它的 ",["editions"]," 个版本。如果它的文件夹还在 SITES_DIR 中，服务器下次启动时会重新发布：请移走该文件夹。"],
  },
  en: {
    "domainsHelp": ["Takes a domain name from its site: visitors no longer see it there. Refused for the last domain name of a site while money of its race is open. Without --yes it only states what would happen."],
    "sitesHelp": ["Removes a site with all of its domain names and editions. Refused while money of its race is open. Sign-ups, orders and the audit stay; personal data are destroyed after the days that are set. Without --yes it only states what would happen."],
    "yes": ["confirm it"],
    "unknownAct": ["There is no \"",["act"],"\". Write remove."],
    "domain-unknown": ["No site is bound to ",["name"],"."],
    "site-unknown": ["There is no site named ",["name"],"."],
    "moneyOpen": ["Nothing was removed. The race of site ",["siteId"]," has ",["openOrders","plural",{"one":["#"," order or payment"],"other":["#"," orders or payments"]}]," and ",["openRefunds","plural",{"one":["#"," refund"],"other":["#"," refunds"]}]," open. Settle them first: unpaid orders end by themselves, and /organise lists refunds."],
    "domain-found": ["Site ",["siteId"]," is at ",["domainNames"],". It will no longer be shown at ",["name"],"; ",["entries","plural",{"one":["#"," person has"],"other":["#"," people have"]}]," a place in its race or may get one. Nothing was removed: confirm with --yes."],
    "domain-removed": [["name"]," no longer shows site ",["siteId"],"."],
    "site-found": ["Site ",["siteId"]," (",["domainNames"],") has ",["editions","plural",{"one":["#"," edition"],"other":["#"," editions"]}],"; ",["entries","plural",{"one":["#"," person has"],"other":["#"," people have"]}]," a place in its race or may get one. Nothing was removed: confirm with --yes."],
    "site-removed": ["Removed site ",["siteId"]," (",["domainNames"],") with ",["editions","plural",{"one":["#"," edition"],"other":["#"," editions"]}],". If its folder is still in SITES_DIR, the next start of a server publishes it again: move it away."],
  },
};
