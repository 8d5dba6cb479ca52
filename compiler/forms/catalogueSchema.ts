import { didYouMean, finding, suggest } from "../problems/meaningCatalogue.ts";
import type { Finding } from "../problems/problems.ts";

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** SL6018: a reference that leads out of the form, or nowhere. */
export function outsideReference(pointer: string, reference: string): Finding {
  const shown = short(reference);
  return finding("SL6018", "error", pointer, {
    zh: `引用“${shown}”不指向这个表单里的内容，也不是表单项。请引用 #/$defs/名称 或 https://startline.dev/schemas/field/…。`,
    en: `the reference "${shown}" leads to nothing in this form, and to no field. Refer to #/$defs/name, or to https://startline.dev/schemas/field/….`,
  });
}

/** SL6019: a schema that no validator can be made of. */
export function brokenSchema(reason: string): Finding {
  const shown = short(reason.replace(/\s+/g, " "));
  return finding("SL6019", "error", "/schema", {
    zh: `无法按这个 schema 检查答案（${shown}）。请从最近的改动开始检查。`,
    en: `answers cannot be checked by this schema (${shown}). Look at what was changed last.`,
  });
}

/** SL6020: a regular expression that cannot be read. */
export function brokenPattern(pointer: string, source: string): Finding {
  return finding("SL6020", "error", pointer, {
    zh: `正则表达式“${short(source)}”无法读取。请检查括号是否成对、反斜杠之后的字符是否需要转义（例如写 - 而不是 \\-）。`,
    en: `the regular expression ${short(source)} cannot be read. See whether brackets are in pairs, and whether what follows a backslash needs one (write - for \\-).`,
  });
}

/** SL6021: a regular expression that a text can stop the server with. */
export function runawayPattern(pointer: string, source: string): Finding {
  return finding("SL6021", "error", pointer, {
    zh: `正则表达式“${short(source)}”里有重复套着重复，某些文字会让检查永远算不完。请只保留一层重复，例如把 (a+)+ 写成 a+。`,
    en: `the regular expression ${short(source)} repeats what is already repeated: some texts would keep the check busy for ever. Keep one of the two, as in a+ for (a+)+.`,
  });
}

/** SL6022: a text of any length. */
export function boundless(pointer: string): Finding {
  return finding("SL6022", "warning", pointer, {
    zh: "这段文字没有长度上限，将按 1000 个字符处理。请写明 maxLength。",
    en: "this text may be of any length; 1000 characters are taken as its limit. Write maxLength.",
  });
}

/** SL6023: one half of a condition without the other. */
export function uselessCondition(pointer: string, there: string, missing: string): Finding {
  return finding("SL6023", "warning", pointer, {
    zh: `有“${there}”而没有“${missing}”，这个条件不起作用。请补上“${missing}”，或将其删除。`,
    en: `there is "${there}" but no "${missing}", so this condition does nothing. Add "${missing}", or take it out.`,
  });
}

/** SL6026: a name that answers cannot have. */
export function unusableName(pointer: string, name: string): Finding {
  return finding("SL6026", "error", pointer, {
    zh: `问题不能叫“${short(name)}”。请换一个名称，64 个字符以内，如 emergencyPhone。`,
    en: `a question cannot be called "${short(name)}". Choose another name of up to 64 characters, such as emergencyPhone.`,
  });
}

/** SL6028: a form that asks for more than anybody could answer. */
export function formTooLarge(pointer: string): Finding {
  return finding("SL6028", "error", pointer, {
    zh: "这个表单的问题太多，或者引用互相嵌套得太深，无法读取。请减少问题，或简化引用。",
    en: "this form has too many questions, or references inside references, and is not read. Ask less, or make the references simpler.",
  });
}

/** SL6029: a format that no check knows. */
export function uncheckedFormat(pointer: string, format: string, known: readonly string[]): Finding {
  return finding("SL6029", "warning", pointer, {
    zh: `不认识格式“${short(format)}”，不会检查它。可用的格式：${known.join("、")}；其他写法请用 pattern。`,
    en: `the format "${short(format)}" is unknown and not checked. There are ${known.join(", ")}; for anything else write a pattern.`,
  });
}

/** SL6030: a question that must be answered and is never asked. */
export function neverAsked(pointer: string, name: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL6030",
    "error",
    pointer,
    {
      zh: `“${name}”必须回答，但没有这个问题，谁也提交不了表单。${hint.zh}请改正名称，或添加这个问题。`,
      en: `"${name}" has to be answered, but there is no such question, so nobody could send the form.${hint.en} Correct the name, or add the question.`,
    },
    suggest(pointer, near, name),
  );
}
