import type { ProblemKinds } from "../kind.ts";
import { alsoAt, didYouMean } from "./hint.ts";

/** SL50xx: links, anchors and addresses of other sites. */
export const linkKinds = {
  SL5001: {
    severity: "error",
    title: { zh: "链接指向不存在的页面", en: "A link to a page that does not exist" },
    message: ({ link, near, others }: { link: string; near: string | undefined; others: number }) => {
      const [hint, more] = [didYouMean(near), alsoAt(others)];
      return {
        zh: `本站没有页面“${link}”${more.zh}，访客会看到“页面不存在”。${hint.zh}请改正链接，或在 routes 中添加该页面。`,
        en: `This site has no page ${link}${more.en}, so visitors see "page not found".${hint.en} Correct the link, or add the page to the routes.`,
      };
    },
    explanation: {
      zh: [
        "以/开头的链接指向本站的页面，而 routes 中没有这个地址，也没有以它为别名的页面。文档正文里的链接同样会检查。",
        "访客点击后只会看到“页面不存在”。同一个不存在的地址只报告一次，并说明还有几处指向它。",
        "请改正链接，或在 routes 中添加页面；页面换了地址时，可以把旧地址写进 aliases。",
      ],
      en: [
        "A link that starts with / leads to a page of this site, but no route has that address or that alias. Links in documents are checked as well.",
        'Visitors who follow it see "page not found". Each missing address is reported once, with the number of other links to it.',
        "Correct the link, or add the page to the routes; if a page has moved, its old address can be an alias.",
      ],
    },
    example: '"link": "/newsNotice/raceNew"\n\n"link": "/newsNotice/raceNews"',
  },
  SL5002: {
    severity: "error",
    title: { zh: "锚点不存在", en: "An anchor that does not exist" },
    message: ({ link, anchor, near }: { link: string; anchor: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `锚点“${link}”所指之处不存在：没有编号为“${anchor}”的标题或元素。${hint.zh}请改正锚点，或给目标加上该编号。`,
        en: `The anchor ${link} leads nowhere: nothing there has the id "${anchor}".${hint.en} Correct the anchor, or give its target that id.`,
      };
    },
    explanation: {
      zh: [
        "链接中#之后的部分指向页面上的某个位置，而那里没有这个编号。",
        "点击后页面停在原处，读者会以为链接坏了。",
        '请改正锚点，或给目标标题加上编号，如<h2 id="refund">。',
      ],
      en: [
        "The part of a link after # names a place on a page, and nothing there has that id.",
        "The page does not move, and readers think that the link is broken.",
        'Correct the anchor, or give the heading the id, as in <h2 id="refund">.',
      ],
    },
    example: "<a href='#fees'>费用</a> … <h2 id='fee'>费用</h2>\n\n<a href='#fees'>费用</a> … <h2 id='fees'>费用</h2>",
  },
  SL5009: {
    severity: "error",
    title: { zh: "要打开的图片不存在", en: "A picture that opens a missing one" },
    message: ({ id, near }: { id: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `没有编号为“${id}”的图片，点击后打不开它。${hint.zh}请写本列表中已有的图片编号。`,
        en: `No picture of this list has the id "${id}", so a click cannot open it.${hint.en} Write the id of a picture in this list.`,
      };
    },
    explanation: {
      zh: [
        "opens（旧格式为 jumpUrl）写的是同一列表中另一张图片的编号，而列表中没有它。",
        "点击时只能打开图片自身。",
        "请写列表中已有的编号；想打开自身时，可以不写 opens。",
      ],
      en: [
        "opens (jumpUrl in old configs) is the id of another picture of the list, and the list has no picture with it.",
        "A click can then only open the picture itself.",
        "Write the id of a picture in the list; to open the picture itself, omit opens.",
      ],
    },
    example: '"opens": "bridg"\n\n"opens": "bridge"',
  },
  SL5011: {
    severity: "warning",
    title: { zh: "链接指向本页", en: "A page that links to itself" },
    message: ({ link }: { link: string }) => ({
      zh: `链接“${link}”就是本页，访客点击后停在原处。请写真正的去处，或删除该链接。`,
      en: `The link ${link} is this page itself, so a click does nothing. Write the right address, or remove it.`,
    }),
    explanation: {
      zh: [
        "页面的 link 就是页面自己的地址。",
        "访客点击按钮后停在原处。",
        "请写真正的去处；服务就在本页时，请删除 link。",
      ],
      en: [
        "The link of a page is the page's own address.",
        "Visitors press its button and nothing happens.",
        "Write the right address, or remove the link.",
      ],
    },
  },
  SL5014: {
    severity: "warning",
    title: { zh: "访客打不开的网址", en: "An address that visitors cannot open" },
    message: ({ address, isLocal, page }: { address: string; isLocal: boolean; page: string | undefined }) => {
      const hint = didYouMean(page);
      if (/^(?:mailto|tel):/i.test(address))
        return {
          zh: `“${address}”不是完整的邮箱或电话，访客无法使用。请写成 mailto:name@example.org 或 tel:+862012345678。`,
          en: `${address} is no whole email address or phone number, so visitors cannot use it. Write it like mailto:name@example.org or tel:+862012345678.`,
        };
      return isLocal
        ? {
            zh: `“${address}”只在您自己的电脑或内网中有效，访客打不开。${hint.zh}本站页面请只写路径（如/news），其他网站请写公开的地址。`,
            en: `${address} works only on your own computer or network, so visitors cannot open it.${hint.en} Write a page of this site as its path (/news), and another site with its public address.`,
          }
        : {
            zh: `“${address}”不是完整的网址，访客打不开。请检查域名，例如 https://www.example.org/。`,
            en: `${address} is not a complete address, so visitors cannot open it. Check its domain, such as https://www.example.org/.`,
          };
    },
    explanation: {
      zh: [
        "网址指向 localhost、192.168.…这样的电脑，或者域名不完整、含有空格。这种地址往往是预览时从浏览器复制来的。",
        "它在您自己的电脑上能打开，而访客打不开。",
        "本站页面只写路径，以/开头；其他网站写公开的完整地址。",
      ],
      en: [
        "The address names a computer such as localhost or 192.168.…, or its domain is incomplete or contains a space. Usually it was copied from the browser during a preview.",
        "It opens on your own computer, but not for visitors.",
        "Write a page of this site as its path only, starting with /, and another site with its complete public address.",
      ],
    },
    example: '"link": "http://localhost:8080/#/post"\n\n"link": "/post"',
  },
} satisfies ProblemKinds;
