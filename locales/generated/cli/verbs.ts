// Made by `npm run gen` from locales/cli/verbs.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "validate": {};
  "dev": {};
  "explain": {};
  "upgrade": {};
  "detach": {};
  "editor": {};
  "translated": {};
  "diff": {};
  "timeline": {};
  "compile": {};
  "publish": {};
  "releases": {};
  "rollback": {};
  "authorise": {};
  "cancel": {};
  "audit": {};
  "forms": {};
  "applications": {};
  "impact": {};
  "new": {};
  "entries": {};
  "cloud": {};
  "tables": {};
  "tokens": {};
  "teams": {};
  "lsp": {};
  "accounts": {};
  "domains": {};
  "sites": {};
  "moveDatabase": {};
}> = {
  scope: "cli/verbs",
  zh: {
    "validate": ["检查站点：哪里错、为什么、怎么改"],
    "dev": ["边写边看：每次保存都刷新打开的页面"],
    "explain": ["详细说明一个问题代码"],
    "upgrade": ["把配置升级到最新格式"],
    "detach": ["把组合板块换成它展开后的板块"],
    "editor": ["让 VS Code 提示站点的组合板块"],
    "translated": ["记录英文与中文现已一致"],
    "diff": ["按板块、路由和表单比较两个站点"],
    "timeline": ["列出站点发生变化的每个时刻"],
    "compile": ["把站点编译成发布包"],
    "publish": ["把站点发布到域名"],
    "releases": ["列出一个域名发布过的版本"],
    "rollback": ["让访客重新看到较早的版本"],
    "authorise": ["授权一个账号审核报名者"],
    "cancel": ["提出取消赛事，由工作人员复核"],
    "audit": ["查看安全日志：登录失败、权限、导出、查看和审核"],
    "forms": ["导出一个赛事的报名"],
    "applications": ["查看、审核和导出直通名额申请"],
    "impact": ["查看结构定义的改动影响哪些配置"],
    "new": ["用模板新建一个赛事"],
    "entries": ["查看报名名单、一条报名的详情和它的经过"],
    "cloud": ["输出、检查和保存云配置"],
    "tables": ["列出、输出、检查和保存翻译表"],
    "tokens": ["列出和停用工作人员的 API 令牌"],
    "teams": ["查看各队的队长、人数和是否成队"],
    "lsp": ["供编辑器使用的语言服务"],
    "accounts": ["导出或删除账号（应本人要求）"],
    "domains": ["取消域名的绑定"],
    "sites": ["删除站点"],
    "moveDatabase": ["把内置数据库迁移到 PostgreSQL"],
  },
  en: {
    "validate": ["check sites: each problem, its place and how to fix it"],
    "dev": ["serve a site while you write it, reloaded at every save"],
    "explain": ["explain a problem code in full"],
    "upgrade": ["upgrade a config to the newest format"],
    "detach": ["replace a composite by the blocks that it becomes"],
    "editor": ["let VS Code offer the composites of sites"],
    "translated": ["record that the English matches the Chinese"],
    "diff": ["compare two sites by block, route and form"],
    "timeline": ["list each moment at which a site changes"],
    "compile": ["compile a site into a release"],
    "publish": ["publish a site at a domain"],
    "releases": ["list the editions published at a domain"],
    "rollback": ["show visitors an earlier edition again"],
    "authorise": ["let an account review the runners of a race"],
    "cancel": ["request that a race is cancelled, which an organiser approves"],
    "audit": ["print the security log: failed logins, rights, exports, views, decisions"],
    "forms": ["export the sign-ups of a race"],
    "applications": ["list, read, decide and export applications for a place"],
    "impact": ["show which configs a schema change affects"],
    "new": ["start a race from a template"],
    "entries": ["list the entries of a race, show one, or its history"],
    "cloud": ["print, check and store the cloud config"],
    "tables": ["list, print, check and store translation tables"],
    "tokens": ["list and revoke the API tokens of organisers"],
    "teams": ["list teams with their captains, and whether each is complete"],
    "lsp": ["a language server: editors show problems while you type"],
    "accounts": ["export or delete an account, at its owner's request"],
    "domains": ["take a domain name from its site"],
    "sites": ["take a site down"],
    "moveDatabase": ["move the embedded database to PostgreSQL"],
  },
};
