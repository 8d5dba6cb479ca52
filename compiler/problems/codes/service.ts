import type { Sentence } from "#core/text.ts";
import type { ProblemKinds } from "../kind.ts";

/** A service for runners that a page or block opens. */
export type Service = keyof typeof serviceTexts;

// Why a service that is switched on leads nowhere, and what gives it a way in.
const noOwn = {
  why: {
    zh: "本程序目前没有成绩和照片，也没有写明它们所在的网址",
    en: "this program has no results and photos of its own yet, and no address is given",
  },
  wayIn: (link: string) => ({ zh: `把 ${link} 写成所在的网址`, en: `Write its address in ${link}` }),
};
const noLink = {
  why: { zh: "没有写明去处", en: "no address is given" },
  wayIn: (link: string) => ({
    zh: `在 ${link} 写明去处（开启了账号的站点可写 /account?view=signUps）`,
    en: `Write its address in ${link} (/account?view=signUps on a site with accounts)`,
  }),
};
const noAccounts = {
  why: {
    zh: "站点没有开启账号（account）或赛事没有报名时间，也没有写明别处的网址",
    en: "the site has no accounts (account) or its race no registration, and no other address is given",
  },
  wayIn: (link: string) => ({
    zh: `开启账号并写明报名时间，或在 ${link} 写明网址`,
    en: `Add account and the times of registration, or write its address in ${link}`,
  }),
};

const serviceTexts = {
  results: { name: { zh: "成绩查询", en: "results search" }, ...noOwn },
  pastResults: { name: { zh: "往届成绩", en: "search of past results" }, ...noOwn },
  photos: { name: { zh: "照片查询", en: "photo search" }, ...noOwn },
  registrations: { name: { zh: "报名查询", en: "registration search" }, ...noLink },
  signUp: { name: { zh: "报名", en: "sign-up" }, ...noAccounts },
  directEntry: { name: { zh: "直通报名", en: "direct entry" }, ...noAccounts },
  uploads: { name: { zh: "材料提交", en: "upload" }, ...noAccounts },
  confirmation: { name: { zh: "参赛确认", en: "confirmation" }, ...noAccounts },
} satisfies Record<string, { name: Sentence; why: Sentence; wayIn(link: string): Sentence }>;

/** SL5216: services that are open and lead nowhere. */
export const serviceKinds = {
  SL5216: {
    severity: "warning",
    title: { zh: "开放的服务没有去处", en: "An open service that leads nowhere" },
    message: ({ service, isFlat }: { service: Service; isFlat: boolean }) => {
      const { name, why, wayIn } = serviceTexts[service];
      const off = isFlat ? '"openStatus": 0' : '"isOpen": false';
      const { zh, en } = wayIn(isFlat ? "jumpUrl" : "link");
      return {
        zh: `“${name.zh}”已开放，但${why.zh}：访客只会看到本网站不办理这项服务。请${zh}，或先写 ${off}。`,
        en: `The ${name.en} is open, but ${why.en}: visitors read that this website does not offer it. ${en}, or write ${off} for now.`,
      };
    },
    explanation: {
      zh: [
        "一项服务（查询、报名、提交、确认）写了开放，但既没有外部网址，本站也不办理：成绩和照片目前由别的网站提供，报名、提交和确认需要账号（account）。",
        "访客在首页看到它没有开放；打开页面，看到“本网站不办理这项服务”。",
        "请写明外部网址（link，旧格式为 jumpUrl）；还没有网址时先关闭（isOpen 写 false，旧格式 openStatus 写 0），并写明原因（closedText，旧格式为 dialogText）。",
      ],
      en: [
        "A service (a look-up, sign-up, uploads, confirmation) is switched on, has no address elsewhere, and is not run by this site: results and photos are run by other websites for now, and sign-up, uploads and confirmation need accounts (account).",
        "The home page shows it as not open, and its page states that this website does not offer it.",
        "Write the address elsewhere (link; jumpUrl in the flat format). Until there is one, switch the service off (isOpen false; openStatus 0) and write why (closedText; dialogText).",
      ],
    },
    example:
      '{ "type": "score-search", "version": 1, "props": { "isOpen": true } }\n\n{ "type": "score-search", "version": 1, "props": { "isOpen": true, "link": "https://results.example.org/2026" } }',
  },
} satisfies ProblemKinds;
