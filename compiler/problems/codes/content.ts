import type { Place, ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL20xx: fields that nothing reads, ids, addresses and HTML. */
export const contentKinds = {
  SL2004: {
    severity: "warning",
    title: { zh: "没有这个字段", en: "No such field" },
    message: ({ name, near, place }: { name: string; near: string | undefined; place: string | undefined }) => {
      if (place !== undefined)
        return {
          zh: `字段“${name}”不该写在这里，它会保留但不起作用。请移到它所属的地方（${place}），或将其删除。`,
          en: `The field "${name}" does not belong here; it is kept but has no effect. Move it to where it belongs (${place}), or remove it.`,
        };
      const hint =
        near === undefined
          ? { zh: "请检查拼写，或将其删除。", en: " Check its spelling, or remove it." }
          : didYouMean(near);
      return {
        zh: `没有名为“${name}”的字段，它会保留但不起作用。${hint.zh}`,
        en: `There is no field "${name}"; it is kept but has no effect.${hint.en}`,
      };
    },
    explanation: {
      zh: [
        "没有任何部分会读取这个字段。它会原样保留，但不起作用。",
        "最常见的原因是拼写错误：本想设置的内容没有生效，却看不到报错。",
        "请按提示改正拼写；确实不需要时删除它。",
      ],
      en: [
        "Nothing reads this field. It is kept as it is and has no effect.",
        "Usually it is a misspelling: what it should set does not happen, and nobody notices.",
        "Correct the spelling as suggested, or remove the field.",
      ],
    },
    example: '"titel": { "zh": "新闻" }\n\n"title": { "zh": "新闻" }',
  },
  SL2005: {
    severity: "error",
    title: { zh: "编号重复", en: "A duplicate id" },
    message: ({ id, first }: { id: string; first: Place | { file: string } }) => {
      const place = "file" in first ? first.file : first.pointer;
      return {
        zh: `编号“${id}”已被“${place}”使用。请换一个。`,
        en: `The id "${id}" is already used by ${place}. Choose another one.`,
      };
    },
    explanation: {
      zh: [
        "同一列表中的两项，或两个文档，编号相同。",
        "链接、样式和比较都靠编号辨认各项，重复后无法确定指的是哪一项。",
        "请为其中一项换一个编号，通常是复制而来的那一项。",
      ],
      en: [
        "Two entries of one list, or two documents, have the same id.",
        "Links, styles and comparisons identify an entry by its id; with two of them, nobody knows which one is meant.",
        "Give one of them another id, usually the copied one.",
      ],
    },
    example: '[{ "id": "day-1" }, { "id": "day-1" }]\n\n[{ "id": "day-1" }, { "id": "day-2" }]',
  },
  SL2007: {
    severity: "error",
    title: { zh: "不安全的地址", en: "An unsafe address" },
    message: ({ address }: { address: string }) => ({
      zh: `不允许使用地址“${address}”，访客无法点击它。请使用/页面、https://、http://、mailto:或 tel:开头的地址，或站点文件夹中的文件。`,
      en: `The address "${address}" is not allowed, and visitors cannot open it. Use a /page, an address that starts with https://, http://, mailto: or tel:, or a file of the site's folder.`,
    }),
    explanation: {
      zh: [
        "地址的开头（例如 javascript:或 data:）可能伤害访客，或浏览器无法打开。",
        "板块照常显示，但该处变成不能点击的文字。",
        "请使用/页面、https://、http://、mailto:、tel:或站点文件夹中的文件。",
      ],
      en: [
        "The address starts with something that could harm visitors or that browsers cannot open, such as javascript: or data:.",
        "The block is shown, but this link becomes plain text.",
        "Use a /page, an address with https://, http://, mailto: or tel:, or a file of the site's folder.",
      ],
    },
    example: '"link": "javascript:openForm()"\n\n"link": "/post"',
  },
  SL2008: {
    severity: "warning",
    title: { zh: "HTML 中有会被去掉的内容", en: "HTML that is removed" },
    message: ({ names }: { names: string[] }) => ({
      zh: `HTML 中含有脚本、样式、表单、内嵌框架或 javascript:链接。发布时会去掉${names.join("、") || "这些内容"}，请将其删除。`,
      en: `The HTML contains a script, style, form, embedded frame or javascript: link. Publishing removes ${names.join(", ") || "it"}. Delete it.`,
    }),
    explanation: {
      zh: [
        "HTML 含有脚本、样式、表单、内嵌框架或事件属性。",
        "这些内容可能伤害访客或破坏版式，发布时一律去掉，其余文字保留。",
        "请从 HTML 中删除它们。从文字处理软件粘贴时，请选择“粘贴为纯文本”。",
      ],
      en: [
        "The HTML contains a script, style, form, embedded frame or event attribute.",
        "These could harm visitors or break the page, so publishing always removes them; the rest of the text stays.",
        "Delete them from the HTML. When you paste from a word processor, paste as plain text.",
      ],
    },
    example: '<p onclick="go()">比赛 <script>…</script></p>\n\n<p>比赛</p>',
  },
} satisfies ProblemKinds;
