import type { ProblemKinds } from "../kind.ts";

/**
 * SL5215 and SL5240 to SL5243: what is counted, the providers that count page views, and the notice
 * that asks visitors.
 */
export const analyticsKinds = {
  SL5215: {
    severity: "note",
    title: { zh: "这一页不计入访问统计", en: "A page that analytics do not count" },
    message: ({ type }: { type: string }) => ({
      zh: `“${type}”含有访客本人的信息，所以这一页的浏览不会被统计。要统计这一页，请把它移到另一页。`,
      en: `The block "${type}" has personal data of visitors, so views of this page are not counted. To have them counted, move the block to another page.`,
    }),
    explanation: {
      zh: [
        "站点有访问统计（analytics），而这一页有报名、查询、上传、表单或“我的报名”这类含有访客本人信息的板块。",
        "这一页的浏览不会发送给任何统计服务，同意统计的访客也一样；其他页面照常统计。",
        "这是一条提示，不影响发布。要统计这一页，请把该板块放到单独的页面，在这里放一个按钮。",
      ],
      en: [
        "The site has analytics, and this page has a block with personal data of visitors: a sign-up, a look-up, uploads, a form or a visitor's own entry.",
        "Views of this page are reported to no provider, even if a visitor accepts; other pages are counted as usual.",
        "This is a note and not a mistake: the site can be published. To have the page counted, move the block to a page of its own and lead there by a button.",
      ],
    },
    example: '"blocks": [{ "type": "my-entry", "version": 1, "id": "my-entry", "props": {} }]',
  },
  SL5240: {
    severity: "error",
    title: { zh: "访客无法访问的统计服务器", en: "Analytics on a private host" },
    message: ({ host, provider }: { host: string; provider: string }) => ({
      zh: `“${host}”不是互联网上的主机。请写访客的浏览器能访问的 ${provider} 服务器，例如 stats.example.org。`,
      en: `"${host}" is no host on the internet. Write the host of a ${provider} server that visitors' browsers can reach, such as stats.example.org.`,
    }),
    explanation: {
      zh: [
        "analytics 中的主机是内部网络的名称。",
        "访客的浏览器无法访问内部网络，所以不会统计任何页面浏览；服务器也不会把它写进内容安全策略。",
        "请写统计服务器在互联网上的主机名。",
      ],
      en: [
        "A host in analytics is a name of a private network.",
        "Visitors' browsers cannot reach a private network, so no page view is counted; the server does not add the host to the Content-Security-Policy.",
        "Write the name under which the server of the analytics is on the internet.",
      ],
    },
    example:
      '"analytics": { "matomo": { "host": "stats.internal", "site": 1 } }\n\n"analytics": { "matomo": { "host": "stats.example.org", "site": 1 } }',
  },
  SL5241: {
    severity: "warning",
    title: { zh: "服务器管理员不允许的统计服务", en: "Analytics that the operator does not allow" },
    message: ({ host }: { host: string }) => ({
      zh: `这台服务器的 ANALYTICS_HOSTS 不允许 ${host}，不会向它发送页面浏览。请联系服务器管理员，或删除这一项。`,
      en: `ANALYTICS_HOSTS of this server does not allow ${host}, so no page view is sent to it. Ask the operator of the server, or remove the entry.`,
    }),
    explanation: {
      zh: [
        "站点写明的统计服务不在服务器管理员用 ANALYTICS_HOSTS 允许的主机之中。",
        "访客不会被询问，也不会有任何页面浏览发送给它。",
        "请联系服务器管理员，或从 analytics 中删除它。",
      ],
      en: [
        "The site names a provider whose host is not among those that the operator of the server allows in ANALYTICS_HOSTS.",
        "Visitors are not asked about it, and no page view is sent to it.",
        "Ask the operator to allow the host, or remove the provider from analytics.",
      ],
    },
    example: '"analytics": { "baidu": { "id": "0123456789abcdef0123456789abcdef" } }',
  },
  SL5242: {
    severity: "error",
    title: { zh: "访问统计没有隐私政策", en: "Analytics without a privacy policy" },
    message: () => ({
      zh: "站点有访问统计，却没有访客可以查看的隐私政策。请在 cookieNotice.privacyPolicy 中写明它的页面。",
      en: "The site has analytics and no privacy policy that visitors can read. Name its page in cookieNotice.privacyPolicy.",
    }),
    explanation: {
      zh: [
        "站点写明了 analytics，而 cookieNotice 和 account 都没有隐私政策的链接。",
        "访客应当能看到统计了什么、由谁统计；没有这个链接，就不会询问访客，也不会统计。",
        "请写一份隐私政策文档，并在 cookieNotice.privacyPolicy 中写它的页面；有 account 的站点自动使用其 privacyPolicy。",
      ],
      en: [
        "The site names analytics, and neither cookieNotice nor account links to a privacy policy.",
        "Visitors have to be able to read what is counted and by whom: without the link they are not asked, and nothing is counted.",
        "Write a privacy policy as a document and name its page in cookieNotice.privacyPolicy; a site with accounts uses the one of account.",
      ],
    },
    example:
      '"analytics": { "matomo": { "host": "stats.example.org", "site": 1 } },\n"cookieNotice": { "privacyPolicy": "/privacy-policy" }',
  },
  SL5243: {
    severity: "warning",
    title: { zh: "没有内容可询问的提示", en: "A notice about nothing" },
    message: () => ({
      zh: "站点没有 analytics，没有需要访客同意的内容，所以不会显示这条提示。请删除 cookieNotice，或写明 analytics。",
      en: "The site has no analytics, so there is nothing to agree to and the notice is not shown. Remove cookieNotice, or name the analytics.",
    }),
    explanation: {
      zh: [
        "站点有 cookieNotice，没有 analytics。",
        "访客看不到提示：没有访问统计时，页面不存储也不发送任何需要同意的内容。视频平台的播放器在点击后才加载。",
        "请删除 cookieNotice；如果要统计页面浏览，请写明 analytics。",
      ],
      en: [
        "The site has a cookieNotice and no analytics.",
        "Visitors do not see the notice: without analytics, pages store and send nothing that needs their consent. Players of video platforms load after a press only.",
        "Remove cookieNotice; to count page views, name the analytics.",
      ],
    },
    example: '"cookieNotice": { "privacyPolicy": "/privacy-policy" }',
  },
} satisfies ProblemKinds;
