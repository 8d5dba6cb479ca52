import type { ProblemKinds } from "../kind.ts";

/** SL50xx and SL6180: addresses that a page of a site cannot have. */
export const routeAddressKinds = {
  SL5012: {
    severity: "error",
    title: { zh: "地址由服务器使用", en: "An address that the server uses" },
    message: ({ path, part }: { path: string; part: string }) => ({
      zh: `地址“${path}”永远不会打开这个页面：${part} 开头的地址由服务器自己使用（router 为"history"）。请换一个地址。`,
      en: `The address ${path} never opens this page: with router "history", the server itself answers every address that starts with ${part}. Choose another address.`,
    }),
    explanation: {
      zh: [
        '站点写了"router": "history"，每个页面都有自己的地址；而/files、/assets、/config 等开头的地址由服务器自己回答（不分大小写）。',
        "访客直接打开、刷新或分享这样的地址时，看到的不是这个页面。",
        "请给条目或别名换一个开头；地址写在#之后（router 为 hash）时没有这个限制。",
      ],
      en: [
        'The site has "router": "history", so each page has its own address; but the server itself answers addresses that start with /files, /assets, /config and the like, regardless of case.',
        "Visitors who open, reload or share such an address get something else.",
        "Start the path or alias with another word. Addresses after the # (router: hash) have no such restriction.",
      ],
    },
    example: '"path": "/files"\n\n"path": "/downloads"',
  },
  SL5013: {
    severity: "warning",
    title: { zh: "页面占用了账号页的地址", en: "A page at the address of the account" },
    message: ({ path }: { path: string }) => ({
      zh: `地址“${path}”永远不会打开这个页面：站点开启了账号（account），这里显示访客自己的账号页。请换一个地址，例如“/my-account”。`,
      en: `The address ${path} never opens this page: the site has accounts, and shows visitors their own account there. Choose another address, such as /my-account.`,
    }),
    explanation: {
      zh: [
        "站点写了 account，因此/account（不分大小写）是每位访客自己的账号页：资料、实名认证、安全设置。",
        "写在同一地址的条目或别名永远不会打开，访客和菜单都会到账号页。",
        "请给条目或别名换一个地址；它下面的地址（如/account/help）不受影响。",
      ],
      en: [
        "The site has account, so /account (regardless of case) is the page of each visitor's own account: profile, verification, security.",
        "A route or alias at that address is never opened; visitors and the menu get the account page.",
        "Give the route or alias another address. Addresses below it, such as /account/help, are not affected.",
      ],
    },
    example: '"path": "/account"\n\n"path": "/my-account"',
  },
  SL6180: {
    severity: "warning",
    title: { zh: "页面占用了赛事管理页的地址", en: "A page at the address for organisers" },
    message: ({ path }: { path: string }) => ({
      zh: `地址“${path}”永远不会打开这个页面：站点开启了账号（account），这里是工作人员的赛事管理页。请换一个地址，例如“/organiser”。`,
      en: `The address ${path} never opens this page: the site has accounts, and has the page for its organisers there. Choose another address, such as /organiser.`,
    }),
    explanation: {
      zh: [
        "站点写了 account，因此/organise（不分大小写）是工作人员查看报名、订单、退款和操作记录的页面。",
        "写在同一地址的条目或别名永远不会打开，访客和菜单都会到赛事管理页。",
        "请给条目或别名换一个地址；它下面的地址（如/organise/team）不受影响。",
      ],
      en: [
        "The site has account, so /organise (regardless of case) is the page on which organisers see entries, orders, refunds and the audit.",
        "A route or alias at that address is never opened; visitors and the menu get the page for organisers.",
        "Give the route or alias another address. Addresses below it, such as /organise/team, are not affected.",
      ],
    },
    example: '"path": "/organise"\n\n"path": "/organiser"',
  },
  SL5019: {
    severity: "warning",
    title: { zh: "不能作为地址的路径", en: "A path that is no address of a page" },
    message: ({ path, near }: { path: string; near: string }) => ({
      zh: `“${path}”不能作为页面的地址。请只写路径，不带空格、#、? 和域名，例如“${near}”。`,
      en: `"${path}" cannot be the address of a page. Write only its path, without spaces, #, ? and domain, such as "${near}".`,
    }),
    explanation: {
      zh: [
        "路由的路径或别名里有空格、#、? 或域名。",
        "这些字符在网址中另有含义，链接打不开这个页面。",
        "请只写路径，例如 /news；站点用 # 地址时，程序会自己加上 #。",
      ],
      en: [
        "The path or an alias of a route has a space, a #, a ? or a domain in it.",
        "These characters have another meaning in an address, so no link opens the page.",
        "Write only the path, such as /news. If the site's addresses have a #, the program adds it.",
      ],
    },
    example: '"path": "#/news"\n\n"path": "/news"',
  },
  SL5024: {
    severity: "warning",
    title: { zh: "一个条目有两个去处", en: "A route that leads to two places" },
    message: ({ shown, hidden }: { shown: "redirect" | "page"; hidden: "page" | "link" }) => ({
      zh: `这个条目同时写了 ${shown} 和 ${hidden}，访客打开的是 ${shown}，永远看不到 ${hidden}。请去掉其中一个。`,
      en: `This route has both ${shown} and ${hidden}: visitors get ${shown}, and never ${hidden}. Remove one of them.`,
    }),
    explanation: {
      zh: [
        "一个条目要么显示页面（page），要么跳转（redirect），要么是链接（link），这里写了两个。",
        "跳转优先于页面，页面优先于链接；另一个访客永远看不到。",
        "请去掉不需要的那个；两个都要时，为页面另写一个条目。",
      ],
      en: [
        "A route shows a page, redirects, or is a link, and this one has two of these.",
        "A redirect comes before a page, and a page before a link; visitors never get the other one.",
        "Remove the one that is not needed. If both are, write another route for the page.",
      ],
    },
    example:
      '{ "path": "/news", "redirect": "/news/all", "page": { … } }\n\n{ "path": "/news", "redirect": "/news/all" }',
  },
} satisfies ProblemKinds;
