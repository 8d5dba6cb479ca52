import { isSlip } from "../problems/closest.ts";
import { didYouMean, finding, suggest } from "../problems/meaningCatalogue.ts";
import type { Finding } from "../problems/problems.ts";

/** SL1003: the file says that it is a form of a version that this program does not know. */
export function unknownForm(written: string, expected: string): Finding {
  const shown = written.slice(0, 200);
  return finding(
    "SL1003",
    "error",
    "/$schema",
    {
      zh: `“${shown}”是本程序不认识的表单版本。请更新本程序，或改为“${expected}”。`,
      en: `"${shown}" is a version of form that this program does not know. Update this program, or write "${expected}".`,
    },
    { suggestion: expected },
  );
}

/** SL6001: no field has this type. */
export function unknownField(pointer: string, type: string, near: string | undefined, fix?: string): Finding {
  return finding(
    "SL6001",
    "error",
    pointer,
    {
      zh: `没有名为“${type}”的表单项。${near ? `是否想写“${near}”？` : ""}请改正类型，或更新本程序。`,
      en: `there is no field called "${type}". ${near ? `Did you mean "${near}"? ` : ""}Correct the type, or update this program.`,
    },
    { ...(near && { suggestion: near }), ...(fix && { fix: { pointer, value: fix } }) },
  );
}

/** SL6002: a field of a version that this program does not know. */
export function newerField(pointer: string, type: string, version: number, newest: number): Finding {
  return finding("SL6002", "error", pointer, {
    zh: `表单项 ${type} 没有第 ${version} 版，本程序最高支持第 ${newest} 版。请改写版本，或更新本程序。`,
    en: `the field ${type} has no version ${version}: this program understands up to version ${newest}. Write another version, or update this program.`,
  });
}

/** SL6003: a property that no step shows. */
export function inNoStep(pointer: string, name: string): Finding {
  return finding("SL6003", "error", pointer, {
    zh: `问题“${name}”不在任何一步里，选手看不到它。请把“${name}”加到某一步的 fields 中。`,
    en: `the question "${name}" stands in no step, so runners never see it. Add "${name}" to the fields of a step.`,
  });
}

/** SL6004: a property that two steps show. */
export function inTwoSteps(pointer: string, name: string, first: string): Finding {
  return finding("SL6004", "error", pointer, {
    zh: `问题“${name}”已在“${first}”出现。每个问题只能在一步里，请删去其中一处。`,
    en: `the question "${name}" already stands at ${first}. A question belongs to one step: take one of the two out.`,
  });
}

/** SL6005: a name that is no property of the form. */
export function unknownProperty(pointer: string, name: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL6005",
    "error",
    pointer,
    {
      zh: `表单没有问题“${name}”。${hint.zh}请改正名称，或在 schema 的 properties 中添加这个问题。`,
      en: `the form has no question "${name}".${hint.en} Correct the name, or add the question to the properties of the schema.`,
    },
    suggest(pointer, near, name),
  );
}

/** SL6006: looks of a property that there is not. */
export function unknownLooks(pointer: string, name: string, near: string | undefined, isFree: boolean): Finding {
  const hint = didYouMean(near);
  const fix = near !== undefined && isFree && isSlip(name, near) ? { fix: { pointer, name: near } } : {};
  return finding(
    "SL6006",
    "warning",
    pointer,
    {
      zh: `这里没有问题“${name}”，这些设置不起作用。${hint.zh}请改正名称，或将其删除。`,
      en: `there is no question "${name}" here, so these settings do nothing.${hint.en} Correct the name, or take them out.`,
    },
    { ...(near && { suggestion: near }), ...fix },
  );
}

/** SL6007: a pointer that leads to no answer. */
export function deadPointer(pointer: string, place: string, near: string | undefined): Finding {
  const hint = didYouMean(near);
  return finding(
    "SL6007",
    "error",
    pointer,
    {
      zh: `“${place}”不指向任何答案。${hint.zh}请写问题的位置，如 /phone，其中一部分如 /document/birthday。`,
      en: `${place} leads to no answer.${hint.en} Write where the question stands, such as /phone, or a part of it, such as /document/birthday.`,
    },
    suggest(pointer, near, place),
  );
}

const kinds = {
  date: { zh: "日期", en: "a date" },
  text: { zh: "文字", en: "a text" },
  "number or text": { zh: "数字或文字", en: "a number or a text" },
};

/** SL6008: an answer of a kind that the rule or calculation cannot judge. */
export function wrongKind(pointer: string, place: string, kind: keyof typeof kinds): Finding {
  const wanted = kinds[kind];
  return finding("SL6008", "error", pointer, {
    zh: `“${place}”的答案不是${wanted.zh}，无法这样判断。请指向答案为${wanted.zh}的问题。`,
    en: `the answer at ${place} is not ${wanted.en}, so it cannot be judged like this. Point to a question whose answer is ${wanted.en}.`,
  });
}

/** SL6009: a rule without what it needs; one of `needs` is enough. */
export function lacksParameter(pointer: string, rule: string, needs: readonly string[]): Finding {
  const [zh, en] = [needs.join("”或“"), needs.map((one) => `"${one}"`).join(" or ")];
  return finding("SL6009", "error", pointer, {
    zh: `规则 ${rule} 缺少“${zh}”，什么也不会检查。请补上。`,
    en: `the rule ${rule} lacks ${en}, so it would check nothing. Add it.`,
  });
}

/** SL6009: age bands without a band. */
export function lacksBands(pointer: string): Finding {
  return finding("SL6009", "error", pointer, {
    zh: "计算 age-band 缺少“bands”，得不出年龄组。请写明各组的 id 和 max。",
    en: 'the calculation age-band lacks "bands", so there is no group to be in. Write the id and max of each group.',
  });
}

/** SL6010: a lower bound above the upper one. */
export function swappedBounds(pointer: string): Finding {
  return finding("SL6010", "error", pointer, {
    zh: "下限大于上限，没有人能满足这条规则。请检查两者是否写反。",
    en: "the lower bound is above the upper one, so nobody can keep this rule. See whether the two are swapped.",
  });
}

/** SL6011: an item that the race does not have. */
export function noSuchItem(pointer: string, id: string, items: readonly string[], near: string | undefined): Finding {
  const [shown, hint] = [items.slice(0, 8), didYouMean(near)];
  return finding(
    "SL6011",
    "error",
    pointer,
    {
      zh: `赛事没有项目“${id}”，现有项目：${shown.join("、")}。${hint.zh}请改正编号。`,
      en: `the race has no item "${id}"; it has ${shown.join(", ")}.${hint.en} Correct the id.`,
    },
    suggest(pointer, near, id),
  );
}

/** SL6012: a question that says nowhere what is asked. */
export function noLabel(pointer: string, name: string): Finding {
  return finding("SL6012", "warning", pointer, {
    zh: `问题“${name}”没有标签，选手不知道要填什么。请在 uiSchema 中为它写 label。`,
    en: `the question "${name}" has no label, so runners cannot tell what is asked. Write its label in uiSchema.`,
  });
}
