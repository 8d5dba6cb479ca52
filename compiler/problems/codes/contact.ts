import type { ProblemKinds } from "../kind.ts";

/** SL523x: how to reach the organiser. */
export const contactKinds = {
  SL5230: {
    severity: "warning",
    title: { zh: "不是电话号码", en: "Not a phone number" },
    message: ({ phone }: { phone: string }) => ({
      zh: `“${phone}”不能作为电话拨打。请只写一个号码，例如 0571-8888 0000 或 +86 571 8888 0000。`,
      en: `"${phone}" cannot be dialled. Write one number only, such as 0571-8888 0000 or +86 571 8888 0000.`,
    }),
    explanation: {
      zh: [
        "contact.phone 不是一个 3 到 15 位的号码，或写了别的文字、几个号码。",
        "页脚中的号码是可以点击拨打的链接，跑者拨不通。",
        "请只写一个号码；接听时间写在 hours 中。",
      ],
      en: [
        "contact.phone is not one number of 3 to 15 digits, or it has other words or several numbers in it.",
        "The number in the footer is a link that dials, and runners reach nobody.",
        "Write one number; when it is answered belongs into hours.",
      ],
    },
    example: '"contact": { "phone": "0571-8888 0000", "hours": { "zh": "工作日 9:00–17:00" } }',
  },
  SL5231: {
    severity: "warning",
    title: { zh: "不是邮箱地址", en: "Not an email address" },
    message: ({ email }: { email: string }) => ({
      zh: `“${email}”不是邮箱地址。请写一个完整的地址，例如 hello@race.example.org。`,
      en: `"${email}" is not an email address. Write one whole address, such as hello@race.example.org.`,
    }),
    explanation: {
      zh: [
        "contact.email 不是一个完整的邮箱地址。",
        "页脚中的邮箱是链接，跑者写的信寄不到。",
        "请只写一个地址，不带 mailto: 和其他文字。",
      ],
      en: [
        "contact.email is not one whole email address.",
        "The address in the footer is a link, and what runners write arrives nowhere.",
        "Write one address, without mailto: and other words.",
      ],
    },
    example: '"contact": { "email": "hello@race.example.org" }',
  },
  SL5232: {
    severity: "warning",
    title: { zh: "账号链接指向别的网站", en: "An account that is elsewhere" },
    message: ({ network, link, hosts }: { network: string; link: string; hosts: string[] }) => ({
      zh: `链接“${link}”不在 ${network} 的网站（${hosts.join("、")}）上，访客会去到别处。请改正链接，或改正 network。`,
      en: `The link ${link} does not lead to ${network} (${hosts.join(", ")}), so visitors arrive elsewhere. Correct the link, or the network.`,
    }),
    explanation: {
      zh: [
        "social 中一个账号的 link 指向的网站与它的 network 不符。",
        "访客以为打开的是该平台的官方账号，却到了别的网站。",
        "请改正 link 或 network；没有网址的账号只写 account 或 qr。",
      ],
      en: [
        "The link of an entry of social leads to another host than those of its network.",
        "Visitors expect the official account there and arrive at another site.",
        "Correct link or network; an account without an address has only account or qr.",
      ],
    },
    example: '{ "id": "weibo", "network": "weibo", "link": "https://weibo.com/canalcityrun" }',
  },
  SL5233: {
    severity: "warning",
    title: { zh: "联系方式是空的", en: "A contact without any way" },
    message: () => ({
      zh: "contact 中没有电话、邮箱、地址和服务时间，页脚中只有一个标题。请至少写一项，或删除 contact。",
      en: "The contact has no phone, email, address or hours, so the footer shows only its heading. Write at least one, or remove the contact.",
    }),
    explanation: {
      zh: [
        "站点写了 contact，里面却没有任何联系方式。",
        "页脚显示“联系我们”，下面却是空的。",
        "请写电话、邮箱、地址、服务时间中的至少一项，或删除 contact。",
      ],
      en: [
        "The site has a contact with nothing in it.",
        'The footer shows the heading "Contact" and nothing below.',
        "Write at least one of phone, email, address and hours, or remove the contact.",
      ],
    },
    example: '"contact": { "email": "hello@race.example.org" }',
  },
  SL5234: {
    severity: "warning",
    title: { zh: "找不到的账号", en: "An account that nobody finds" },
    message: ({ network }: { network: string }) => ({
      zh: `这个 ${network} 账号没有链接、名称和二维码，访客无从关注。请至少写 link、account、qr 中的一项。`,
      en: `This account at ${network} has no link, name or QR code, so visitors cannot follow it. Write at least one of link, account and qr.`,
    }),
    explanation: {
      zh: [
        "social 的一项只写了平台。",
        "页脚中只有平台的名字，访客不知道关注谁。",
        "微信公众号请写 qr 或 account，其他平台请写 link。",
      ],
      en: [
        "An entry of social names only its network.",
        "The footer shows the name of the network, and visitors do not know whom to follow.",
        "Write qr or account for WeChat, and link for the others.",
      ],
    },
    example:
      '{ "id": "wechat", "network": "wechat", "account": { "zh": "运河城马拉松" }, "qr": { "src": "media/wechat.png" } }',
  },
} satisfies ProblemKinds;
