import { finding } from "../problems/meaningCatalogue.ts";
import type { Finding } from "../problems/problems.ts";

/** SL6032: a part of a form that cannot be drawn. */
export function notDrawn(pointer: string, reason: string): Finding {
  const shown = reason.replace(/\s+/g, " ").slice(0, 100);
  return finding("SL6032", "error", pointer, {
    zh: `表单的这一部分无法显示（${shown}），选手会看到“无法显示此页面”。请简化这里的 schema，例如减少互相引用和层层嵌套的选择。`,
    en: `this part of the form cannot be shown (${shown}): runners would read that the page cannot be shown. Make the schema simpler here, with fewer references to itself and choices inside choices.`,
  });
}

/** SL6033: a form with more conditions and choices than can be tried. */
export function tooManyParts(pointer: string): Finding {
  return finding("SL6033", "error", pointer, {
    zh: "这个表单的条件和选择太多，无法逐一检查能否显示。请减少条件或选择，或拆成几个表单。",
    en: "this form has so many conditions and choices that not each of them can be tried. Use fewer, or make several forms of it.",
  });
}

/** SL6034: a schema that leads back to itself without going further into the answer. */
export function endlessReference(pointer: string, reference: string): Finding {
  return finding("SL6034", "error", pointer, {
    zh: `引用“${reference.slice(0, 60)}”绕回了自己，检查同一个答案永远不会结束。请去掉这个循环；要描述层层嵌套的内容，请在 properties 或 items 里引用自己。`,
    en: `the reference "${reference.slice(0, 60)}" leads back to itself for the same answer, so a check of it would never end. Take the circle out; to describe something inside of itself, refer to it from properties or items.`,
  });
}
