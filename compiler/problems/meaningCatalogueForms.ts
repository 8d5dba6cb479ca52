import { didYouMean, finding, suggest } from "./meaningCatalogue.ts";
import type { Finding } from "./problems.ts";

/** SL6013: two forms of a site have the same id. */
export function sameFormId(id: string, other: string): Finding {
  return finding("SL6013", "error", "/id", {
    zh: `编号“${id}”已被 ${other} 使用。请给这个表单换一个编号。`,
    en: `the id "${id}" is already used by ${other}. Give this form another one.`,
  });
}

/** SL6014: a form file that the site names is not in its folder. */
export function missingForm(pointer: string, path: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL6014",
    "error",
    pointer,
    {
      zh: `找不到表单“${path}”。${hint.zh}请把该文件放入站点的 forms 文件夹，或改正路径。`,
      en: `the form ${path} is not there.${hint.en} Put the file into the folder forms of the site, or correct its path.`,
    },
    suggest(pointer, near, path),
  );
}

/** SL6015: a form file that the site does not list. */
export function unlistedForm(path: string): Finding {
  return finding("SL6015", "warning", "", {
    zh: `站点没有列出这个表单，选手看不到它。请把“${path}”加到 site.json 的 forms 中，或删除该文件。`,
    en: `the site does not list this form, so runners never see it. Add "${path}" to forms in site.json, or delete the file.`,
  });
}

/** SL6016: two forms of one use for the same item; `item` is undefined where both are for all others. */
export function sameItem(pointer: string, item: string | undefined, other: string): Finding {
  return finding("SL6016", "error", pointer, {
    zh: item
      ? `项目“${item}”已有表单 ${other}。请在其中一个表单里去掉这个项目。`
      : `${other} 也没有写明项目。请在其中一个表单里写明 items。`,
    en: item
      ? `the item "${item}" already has the form ${other}. Take it out of one of the two.`
      : `${other} names no items either. Write the items of one of the two.`,
  });
}

/** SL6017: an item that no sign-up form is for. */
export function itemWithoutForm(pointer: string, item: string): Finding {
  return finding("SL6017", "warning", pointer, {
    zh: `没有用于项目“${item}”的报名表，选择它的选手无法报名。请把它加到某个表单的 items 中。`,
    en: `no sign-up form is for the item "${item}", so whoever chooses it cannot sign up. Add it to the items of a form.`,
  });
}
