import type { ProblemKinds } from "../kind.ts";

const audienceTexts = {
  "logged-in": { zh: "已登录的访客", en: "visitors who are logged in" },
  entered: { zh: "已报名的人", en: "those who have signed up" },
  "not-entered": { zh: "尚未报名的人", en: "those who have not signed up" },
} as const;

/** SL203x: when and to whom routes are shown, and the page for unknown addresses. */
export const routeRuleKinds = {
  SL2030: {
    severity: "error",
    title: { zh: "没有人能看到的页面", en: "A page that nobody sees" },
    message: ({ name, at }: { name: "from" | "until" | "audience"; at: string | undefined }) => {
      if (name === "audience")
        return {
          zh: "上级面向的人与这里面向的人没有交集，因此没有人能看到这个页面。请改正其中一个 audience。",
          en: "Nobody is in the audience of the group above and in this one, so nobody sees this page. Correct one of the two.",
        };
      return name === "from"
        ? {
            zh: `上级在 ${at} 已经关闭，早于这里的开始时间，因此没有人能看到这个页面。请改正其中一个时间。`,
            en: `The group above closes at ${at}, before this page opens, so nobody sees it. Correct one of the two times.`,
          }
        : {
            zh: `上级到 ${at} 才开放，晚于这里的截止时间，因此没有人能看到这个页面。请改正其中一个时间。`,
            en: `The group above opens at ${at}, after this page closes, so nobody sees it. Correct one of the two times.`,
          };
    },
    explanation: {
      zh: [
        "visible 和 audience 对下级同样有效；这个页面自己的设置与上级的设置合在一起，任何时候对任何人都不成立。",
        "菜单中永远没有它，它的地址只显示一个写明时间或对象的页面。",
        "请改正两处中的一处，或去掉其中一处。",
      ],
      en: [
        "visible and audience also apply to the entries below; those of this page and of the groups above it never hold together.",
        "The menu never shows the page, and its address only names a time or an audience.",
        "Correct one of the two places, or remove it.",
      ],
    },
    example:
      '{ "path": "/results", "audience": "entered", "children": [{ "path": "join", "audience": "not-entered" }] }\n\n{ "path": "/results", "children": [{ "path": "join", "audience": "not-entered" }] }',
  },
  SL2031: {
    severity: "error",
    title: { zh: "站点没有账号，却区分对象", en: "An audience in a site without accounts" },
    message: ({ audience }: { audience: keyof typeof audienceTexts }) => ({
      zh: `此页面面向${audienceTexts[audience].zh}，而站点没有开启账号，无从区分。请添加 account，或去掉 audience。`,
      en: `This page is for ${audienceTexts[audience].en}, but the site has no accounts by which to know them. Add "account", or remove the audience.`,
    }),
    explanation: {
      zh: [
        "audience 按访客的账号判断，而站点没有写 account。",
        "没有人能登录，因此面向已登录或已报名者的页面没有人能看到。",
        "请添加 account（用户协议和隐私政策的链接），或去掉 audience。",
      ],
      en: [
        "An audience is judged by the visitor's account, and the site has no account.",
        "Nobody can log in, so nobody sees pages for those who are logged in or have signed up.",
        "Add account, with the links to user agreement and privacy policy, or remove the audience.",
      ],
    },
    example: '"account": { "userAgreement": "/user-agreement", "privacyPolicy": "/privacy-policy" }',
  },
  SL2032: {
    severity: "warning",
    title: { zh: "首页始终显示", en: "A home page that is always shown" },
    message: ({ name }: { name: "visible" | "audience" }) => ({
      zh: `首页始终对所有人显示，这里的 ${name} 不起作用。请去掉它；需要变化的内容请写在板块的 visible 中。`,
      en: `The home page is always shown to everybody, so "${name}" has no effect here. Remove it; what should change has a "visible" in its block.`,
    }),
    explanation: {
      zh: [
        "首页的路由写了 visible 或 audience。",
        "首页是站点的入口，所有找不到去处的访客都会来到这里，因此它始终显示。",
        "请去掉这个字段，把随时间变化的内容写在板块的 visible 中。",
      ],
      en: [
        "The route of the home page has visible or audience.",
        "The home page is where every visitor arrives, so it is always shown.",
        "Remove the field, and let the blocks of the page appear and disappear.",
      ],
    },
    example: '{ "type": "alert", "version": 1, "id": "now", "visible": { "from": "2025-10-26T05:00:00+08:00" }, … }',
  },
  SL2033: {
    severity: "warning",
    title: { zh: "菜单没有任何条目", en: "A menu without entries" },
    message: ({ at }: { at: string | undefined }) =>
      at === undefined
        ? {
            zh: "未登录的访客起初看不到任何菜单项。请至少让一项始终对所有人显示。",
            en: "At first, visitors who are not logged in see no entry of the menu. Let at least one be shown to everybody at all times.",
          }
        : {
            zh: `从 ${at} 起，未登录的访客看不到任何菜单项。请至少让一项始终对所有人显示。`,
            en: `From ${at} on, visitors who are not logged in see no entry of the menu. Let at least one be shown to everybody at all times.`,
          },
    explanation: {
      zh: [
        "菜单的所有条目都有 visible 或 audience，有一段时间它们全都不显示。",
        "访客看到空的菜单，以为网站坏了。",
        "请至少让一个条目（例如首页或竞赛规程）没有 visible 和 audience。",
      ],
      en: [
        "All entries of the menu have visible or audience, and for a while none of them is shown.",
        "Visitors see an empty menu and think that the site is broken.",
        "Let at least one entry, such as the home page or the rules, be without both.",
      ],
    },
    example: '{ "path": "/home", "page": { "type": "home", "version": 1, "props": {} } }',
  },
  SL2034: {
    severity: "warning",
    title: { zh: "一组没有可显示的下级", en: "A group without entries to show" },
    message: ({ path, at }: { path: string; at: string | undefined }) =>
      at === undefined
        ? {
            zh: `“${path}”这一组起初对未登录的访客没有可显示的下级。请给这一组写上同样的 visible 或 audience。`,
            en: `At first, the group ${path} has no entry to show to visitors who are not logged in. Give the group the same visible or audience.`,
          }
        : {
            zh: `从 ${at} 起，“${path}”这一组对未登录的访客没有可显示的下级。请给这一组写上同样的 visible 或 audience。`,
            en: `From ${at} on, the group ${path} has no entry to show to visitors who are not logged in. Give the group the same visible or audience.`,
          },
    explanation: {
      zh: [
        "一组自己没有页面，而它的所有下级有一段时间都不显示，或都不面向所有人。",
        "菜单中有这一组，访客打开它却看到未开放的页面。",
        "请把 visible 或 audience 写在这一组上，下级会继承。",
      ],
      en: [
        "A group has no page of its own, and for a while none of its entries is shown, or none of them is for everybody.",
        "The menu shows the group, and visitors who open it see a page that is not open.",
        "Write visible or audience at the group: its entries inherit them.",
      ],
    },
    example:
      '{ "path": "/raceWeek", "visible": { "from": "2025-10-20T00:00:00+08:00" }, "children": [{ "path": "bags" }] }',
  },
  SL2035: {
    severity: "warning",
    title: { zh: "链接指向此时不显示的页面", en: "A link to a page that is not visible then" },
    message: ({ link, from, until }: { link: string; from: string | undefined; until: string | undefined }) => {
      if (from === undefined)
        return {
          zh: `链接“${link}”所指的页面从 ${until} 起不再显示，而链接还在。请给它所在的板块写上 "until"，或延长页面的显示时间。`,
          en: `The page of the link ${link} is no longer visible from ${until} on, but the link is. Give its block an "until", or let the page be visible for longer.`,
        };
      return {
        zh: `链接“${link}”所指的页面到 ${from} 才显示${until ? `，从 ${until} 起不再显示` : ""}，而链接在此之外也在。请给它所在的板块写上同样的 visible，或延长页面的显示时间。`,
        en: `The page of the link ${link} is only visible from ${from}${until ? ` until ${until}` : " on"}, but the link is there at other times. Give its block the same visible, or let the page be visible for longer.`,
      };
    },
    explanation: {
      zh: [
        "链接所在的地方显示的时间比它所指的页面长。",
        "在页面不显示的时候，访客点击链接会看到“页面尚未开放”或“页面已关闭”。",
        "请让链接所在的板块与页面同时出现、同时消失，或延长页面的 visible。",
      ],
      en: [
        "The place of a link is visible for longer than the page that it leads to.",
        "Visitors who follow it at another time see that the page is not open yet, or has closed.",
        "Let the block of the link appear and disappear with the page, or extend the visible of the page.",
      ],
    },
    example:
      '{ "type": "button-row", "version": 1, "id": "bags", "visible": { "from": "2025-10-20T00:00:00+08:00" }, "props": { "buttons": [{ "link": "/raceWeek/bags", … }] } }',
  },
  SL2036: {
    severity: "error",
    title: { zh: "未知地址的页面不是板块页面", en: "A page for unknown addresses that is not of blocks" },
    message: ({ type }: { type: string }) => ({
      zh: `未知地址的页面由板块组成，而这里写的是“${type}”。请写 "type": "blocks"，把内容放进它的板块。`,
      en: `The page for unknown addresses is made of blocks, but this is "${type}". Write "type": "blocks", with the content in its blocks.`,
    }),
    explanation: {
      zh: [
        "notFound.page 的类型不是 blocks。",
        "访客打错地址时需要一句说明和几条去路；别的页面类型做不到，有的还会把访客带走。",
        '请写 "type": "blocks"；文章、查询等内容都有对应的板块。',
      ],
      en: [
        "The type of notFound.page is not blocks.",
        "A visitor with a mistyped address needs a sentence and ways on, which other types do not have; some even lead away.",
        'Write "type": "blocks"; documents, look-ups and the like are blocks as well.',
      ],
    },
    example:
      '"notFound": { "page": { "type": "blocks", "version": 1, "props": { "title": { "zh": "跑错路了" }, "blocks": [] } } }',
  },
  SL2037: {
    severity: "error",
    title: { zh: "未知地址的页面没有标题", en: "A page for unknown addresses without a title" },
    message: () => ({
      zh: "未知地址的页面没有标题，访客看不出这里没有这个页面。请写 title。",
      en: "The page for unknown addresses has no title, so visitors do not learn that there is no such page. Write a title.",
    }),
    explanation: {
      zh: [
        "其他页面可以用菜单中的标题，未知地址没有菜单项。",
        "没有标题，浏览器标签和读屏软件都说不出这是什么页面。",
        "请在 props 中写 title，例如“没有这个页面”。",
      ],
      en: [
        "Other pages have the title of their menu entry, but an unknown address has none.",
        "Without one, neither the tab of the browser nor a screen reader names the page.",
        'Write a title into its props, such as "There is no such page".',
      ],
    },
    example: '"props": { "title": { "zh": "没有这个页面", "en": "There is no such page" }, "blocks": [] }',
  },
} satisfies ProblemKinds;
