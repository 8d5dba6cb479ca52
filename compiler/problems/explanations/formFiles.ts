import { type Explanation, paragraphs } from "./explanation.ts";

/** SL6013 to SL6017: how the forms of a site fit each other, its list and its race. */
export const explanations: Record<string, Explanation> = {
  SL6013: {
    title: { zh: "两个表单的编号相同", en: "Two forms with one id" },
    text: paragraphs(
      [
        "同一站点的两个表单文件写了相同的 id。",
        "报名按表单的 id 和版本保存，编号相同就分不清是哪一个。",
        "请给其中一个换一个 id。",
      ],
      [
        "Two form files of one site have the same id.",
        "Sign-ups are kept with the id and version of their form; with one id for two, nobody can tell them apart.",
        "Give one of them another id.",
      ],
    ),
    example: '"id": "sign-up"\n\n"id": "family"',
  },
  SL6014: {
    title: { zh: "找不到表单文件", en: "A form file that is not there" },
    text: paragraphs(
      [
        "站点的 forms 列表写了一个文件，而站点文件夹里没有它。",
        "没有这个文件，选手无法报名。",
        "请把文件放入 forms 文件夹，或改正路径。",
      ],
      [
        "The site's list of forms names a file that is not in its folder.",
        "Without it runners cannot sign up.",
        "Put the file into the folder forms, or correct the path.",
      ],
    ),
    example: '"forms": ["forms/sign-up.json"]',
  },
  SL6015: {
    title: { zh: "表单没有列入站点", en: "A form that the site does not list" },
    text: paragraphs(
      [
        "forms 文件夹里有一个文件，而站点的 forms 列表没有它。",
        "选手看不到没有列出的表单。",
        "请把它的路径加到 site.json 的 forms 中，或删除该文件。",
      ],
      [
        "The folder forms holds a file that the site's list of forms does not name.",
        "Runners never see a form that is not listed.",
        "Add its path to forms in site.json, or delete the file.",
      ],
    ),
    example: '"forms": ["forms/sign-up.json", "forms/family.json"]',
  },
  SL6016: {
    title: { zh: "两个表单用于同一个项目", en: "Two forms for one item" },
    text: paragraphs(
      [
        "两个用途相同的表单都用于同一个项目，或者都没有写明项目。",
        "报名时不知该用哪一个。",
        "请在 items 里分清各自的项目；只有一个表单可以不写 items。",
      ],
      [
        "Two forms of the same use are for the same item, or both name none.",
        "When somebody signs up, nobody can tell which to show.",
        "Divide the items between them; only one form may leave items out.",
      ],
    ),
    example: '"items": ["ten-km"] … "items": ["ten-km"]\n\n"items": ["ten-km"] … "items": ["family-3k"]',
  },
  SL6017: {
    title: { zh: "项目没有表单", en: "An item without a form" },
    text: paragraphs(
      [
        "站点有报名表，但没有一个用于这个项目。",
        "选择这个项目的选手无法报名。",
        "请把它加到某个表单的 items 中，或留一个不写 items 的表单。",
      ],
      [
        "The site has sign-up forms, but none for this item.",
        "Whoever chooses it cannot sign up.",
        "Add it to the items of a form, or have one form that leaves items out.",
      ],
    ),
    example: '"items": ["ten-km"]\n\n"items": ["ten-km", "family-3k"]',
  },
};
