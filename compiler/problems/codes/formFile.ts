import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames } from "./quotedNames.ts";

function nextVersion({ words }: { words: string[] }) {
  const names = quotedNames(words);
  return {
    zh: `第 2 版的表单才有 ${names.zh}，而这个表单按第 1 版读取。请把 $schema 改成第 2 版。`,
    en: `Only forms of version 2 have ${names.en}, and this one is read as version 1. Change $schema to version 2.`,
  };
}

/**
 * SL601x to SL603x, SL7027 and SL7028: the form files of a site beside each other, its list and its
 * race, and between releases.
 */
export const formFileKinds = {
  SL6013: {
    severity: "error",
    title: { zh: "两个表单的编号相同", en: "Two forms with one id" },
    message: ({ id, other }: { id: string; other: string }) => ({
      zh: `编号“${id}”已被 ${other} 使用。请给这个表单换一个编号。`,
      en: `The id "${id}" is already used by ${other}. Give this form another one.`,
    }),
    explanation: {
      zh: [
        "同一站点的两个表单文件写了相同的 id。",
        "报名按表单的 id 和版本保存，编号相同就分不清是哪一个。",
        "请给其中一个换一个 id。",
      ],
      en: [
        "Two form files of one site have the same id.",
        "Sign-ups are stored with the id and version of their form; two forms with one id cannot be distinguished.",
        "Give one of them another id.",
      ],
    },
    example: '"id": "sign-up"\n\n"id": "family"',
  },
  SL6014: {
    severity: "error",
    title: { zh: "找不到表单文件", en: "A missing form file" },
    message: ({ path, near }: { path: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `找不到表单“${path}”。${hint.zh}请把该文件放入站点的 forms 文件夹，或改正路径。`,
        en: `The form ${path} does not exist.${hint.en} Put the file into the forms folder of the site, or correct its path.`,
      };
    },
    explanation: {
      zh: [
        "站点的 forms 列表写了一个文件，而站点文件夹里没有它。",
        "没有这个文件，选手无法报名。",
        "请把文件放入 forms 文件夹，或改正路径。",
      ],
      en: [
        "The site's list of forms names a file that is not in its folder.",
        "Without it runners cannot sign up.",
        "Put the file into the forms folder, or correct the path.",
      ],
    },
    example: '"forms": ["forms/sign-up.json"]',
  },
  SL6015: {
    severity: "warning",
    title: { zh: "表单没有列入站点", en: "A form that the site does not list" },
    message: ({ path }: { path: string }) => ({
      zh: `站点没有列出这个表单，选手看不到它。请把“${path}”加到 site.json 的 forms 中，或删除该文件。`,
      en: `The site does not list this form, so runners never see it. Add "${path}" to forms in site.json, or delete the file.`,
    }),
    explanation: {
      zh: [
        "forms 文件夹里有一个文件，而站点的 forms 列表没有它。",
        "选手看不到没有列出的表单。",
        "请把它的路径加到 site.json 的 forms 中，或删除该文件。",
      ],
      en: [
        "The forms folder contains a file that the site's list of forms does not name.",
        "Runners never see a form that is not listed.",
        "Add its path to forms in site.json, or delete the file.",
      ],
    },
    example: '"forms": ["forms/sign-up.json", "forms/family.json"]',
  },
  SL6016: {
    severity: "error",
    title: { zh: "两个表单用于同一个项目", en: "Two forms for one item" },
    message: ({ item, other }: { item: string | undefined; other: string }) =>
      item === undefined
        ? {
            zh: `${other} 也没有写明项目。请在其中一个表单里写明 items。`,
            en: `${other} does not name items either. Write the items of one of the two.`,
          }
        : {
            zh: `项目“${item}”已有表单 ${other}。请在其中一个表单里去掉这个项目。`,
            en: `The item "${item}" already has the form ${other}. Remove it from one of the two.`,
          },
    explanation: {
      zh: [
        "两个用途相同的表单都用于同一个项目，或者都没有写明项目。",
        "报名时不知该用哪一个。",
        "请在 items 里分清各自的项目；只有一个表单可以不写 items。",
      ],
      en: [
        "Two forms of the same use are for the same item, or neither names items.",
        "At sign-up it is unclear which form to show.",
        "Divide the items between them; only one form may omit items.",
      ],
    },
    example: '"items": ["ten-km"] … "items": ["ten-km"]\n\n"items": ["ten-km"] … "items": ["family-3k"]',
  },
  SL6017: {
    severity: "warning",
    title: { zh: "项目没有表单", en: "An item without a form" },
    message: ({ item }: { item: string }) => ({
      zh: `没有用于项目“${item}”的报名表，选择它的选手无法报名。请把它加到某个表单的 items 中。`,
      en: `There is no sign-up form for the item "${item}", so runners who choose it cannot sign up. Add it to the items of a form.`,
    }),
    explanation: {
      zh: [
        "站点有报名表，但没有一个用于这个项目。",
        "选择这个项目的选手无法报名。",
        "请把它加到某个表单的 items 中，或留一个不写 items 的表单。",
      ],
      en: [
        "The site has sign-up forms, but none for this item.",
        "Runners who choose it cannot sign up.",
        "Add it to the items of a form, or keep one form without items.",
      ],
    },
    example: '"items": ["ten-km"]\n\n"items": ["ten-km", "family-3k"]',
  },
  SL6024: {
    severity: "error",
    title: { zh: "表单版本变小", en: "A lower form version" },
    message: ({ version, published }: { version: number; published: number }) => ({
      zh: `这里是第 ${version} 版，而已发布的是第 ${published} 版。请写 ${published}；问题有改动时写 ${published + 1}。`,
      en: `This is version ${version}, but version ${published} is published. Write ${published}, or ${published + 1} if questions changed.`,
    }),
    explanation: {
      zh: [
        "这个表单的版本号小于已发布的版本。",
        "已有的报名保存着较高的版本，之后将无法判断哪一份更新。",
        "请把 version 写得不小于已发布的版本；问题有改动时加一。",
      ],
      en: [
        "The version of this form is below the published one.",
        "Existing sign-ups are stored with the higher version, so it would no longer be clear which is newer.",
        "Write a version that is not below the published one, and one more if questions changed.",
      ],
    },
  },
  SL6025: {
    severity: "error",
    title: { zh: "问题变了而版本没变", en: "Changed questions without a new version" },
    message: ({ version }: { version: number }) => ({
      zh: `问题或计算出的答案与已发布的第 ${version} 版不同。请把 version 改为 ${version + 1}；改了名的问题写入 upgrades。`,
      en: `The questions or calculated answers differ from those of the published version ${version}. Write version ${version + 1}, and list renamed questions in upgrades.`,
    }),
    explanation: {
      zh: [
        "表单的问题或 calculated 与已发布的不同，而 version 相同。",
        "草稿和报名按版本识别；版本不变，选手填了一半的草稿可能对不上新的问题。",
        "请把 version 加一；问题改名时，在 upgrades 里写明新旧名称，草稿里的答案就会保留。",
      ],
      en: [
        "The questions of the form, or what it calculates, differ from the published ones, and the version is the same.",
        "Drafts and sign-ups are identified by the version; without a new one, unfinished drafts may not fit the questions.",
        "Increase version by one; list the old and new names of renamed questions in upgrades, so that answers in drafts are kept.",
      ],
    },
    example: '"version": 2, "upgrades": [{ "from": 1, "rename": { "mobile": "phone" } }]',
  },
  SL6031: {
    severity: "error",
    title: { zh: "须知内容变了而版本没变", en: "A changed policy without a new version" },
    message: ({ id, version }: { id: string; version: string }) => ({
      zh: `“${id}”的内容与已发布的版本 ${version} 不同。请换一个 version，同意过的选手会重新确认。`,
      en: `The text of "${id}" differs from the published version ${version}. Give it another version; runners who have agreed are asked again.`,
    }),
    explanation: {
      zh: [
        "表单里要求同意的一份文本与已发布的不同，而它的 version 相同。",
        "选手的同意按这个 version 保存；版本不变，就等于让人同意了没有读过的内容。",
        "请给这份文本换一个 version，例如当天的日期；草稿里同意过的选手会被请再读一遍。",
      ],
      en: [
        "A text that runners agree to in a field of the form differs from the published one, and its version is the same.",
        "An agreement is stored by that version; without a new one, people would have agreed to words that they never read.",
        "Give the text another version, such as today's date; runners who have agreed in a draft are asked to read it again.",
      ],
    },
    example: '"version": "2025-08-15"',
  },
  SL7027: {
    severity: "error",
    title: { zh: "第 1 版的表单用了第 2 版的内容", en: "A form of version 1 with words of version 2" },
    message: nextVersion,
    explanation: {
      zh: [
        "这个表单的 $schema 是第 1 版（没写也算第 1 版），里面却有第 2 版才有的内容，例如 general 表单。",
        "按第 1 版读不懂这些内容，表单不会发布。",
        "请把 $schema 改成第 2 版，--fix 会代为修改；表单的其他内容不必动。",
      ],
      en: [
        "The $schema of the form names version 1, or is missing, and the form has what only version 2 knows, such as a general form.",
        "Read as version 1 it makes no sense, and the form is not published.",
        "Change $schema to version 2; --fix does it. Nothing else of the form has to change.",
      ],
    },
    example: '"$schema": "https://startline.dev/schemas/form/v1.schema.json",\n"use": "general"',
  },
  SL7028: {
    severity: "warning",
    title: { zh: "第 1 版的表单中有不起作用的内容", en: "Parts of a form that version 1 ignores" },
    message: nextVersion,
    explanation: {
      zh: [
        "这个表单的 $schema 是第 1 版（没写也算第 1 版），里面有第 2 版才有的字段，例如 texts。",
        "表单照常显示，但这些字段不起作用。",
        "请把 $schema 改成第 2 版，--fix 会代为修改；若不需要这些字段，请删去。",
      ],
      en: [
        "The $schema of the form names version 1, or is missing, and the form has fields that only version 2 knows, such as texts.",
        "The form is shown, and these fields have no effect.",
        "Change $schema to version 2; --fix does it. If you do not need the fields, remove them.",
      ],
    },
    example:
      '"$schema": "https://startline.dev/schemas/form/v1.schema.json",\n"texts": { "signUpNeedDocument": { "zh": "护照或居民身份证" } }',
  },
} satisfies ProblemKinds;
