import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";

/** SL601x to SL603x: the structure of a form's JSON Schema. */
export const formSchemaKinds = {
  SL6018: {
    severity: "error",
    title: { zh: "引用不在表单之内", en: "A reference outside the form" },
    message: ({ reference }: { reference: string }) => ({
      zh: `引用“${reference}”不指向这个表单里的内容，也不是表单项。请引用#/$defs/名称或 https://startline.dev/schemas/field/…。`,
      en: `The reference "${reference}" points neither into this form nor to a field type. Refer to #/$defs/name or to https://startline.dev/schemas/field/….`,
    }),
    explanation: {
      zh: [
        "$ref 指向另一个文件或网址，或者指向表单里不存在的位置。",
        "表单必须自成一体：检查答案时不读取任何其他文件。$dynamicRef、$anchor 和内层的$id 也不能使用。",
        "请把被引用的内容放入表单的$defs，并写#/$defs/名称；表单项写 https://startline.dev/schemas/field/…的地址。",
      ],
      en: [
        "A $ref points to another file or address, or to a place that the form does not have.",
        "A form is self-contained: no other file is read when answers are checked. $dynamicRef, $anchor and an inner $id cannot be used either.",
        "Put the schema into $defs of the form and write #/$defs/name; write a field type as its address at https://startline.dev/schemas/field/….",
      ],
    },
    example: '"address": { "$ref": "#/$defs/address" }',
  },
  SL6019: {
    severity: "error",
    title: { zh: "schema 无法用于检查", en: "A schema that does not compile" },
    message: ({ reason }: { reason: string }) => ({
      zh: `无法按这个 schema 检查答案（${reason}）。请从最近的改动开始检查。`,
      en: `Answers cannot be checked by this schema (${reason}). Look at your latest changes first.`,
    }),
    explanation: {
      zh: [
        "这个 schema 的每一处看来都对，但合在一起无法生成检查程序。",
        "没有检查程序就无法接受报名。",
        "请从最近的改动开始，一处一处地去掉，直到问题消失。",
      ],
      en: [
        "Each part of the schema looks right, but the whole cannot be compiled into a validator.",
        "Without a validator no sign-up can be accepted.",
        "Start from your latest changes, and remove parts one by one until the problem disappears.",
      ],
    },
  },
  SL6023: {
    severity: "warning",
    title: { zh: "条件只有一半", en: "Half of a condition" },
    message: ({ keyword, missing }: { keyword: string; missing: string }) => ({
      zh: `有“${keyword}”而没有“${missing}”，这个条件不起作用。请补上“${missing}”，或将其删除。`,
      en: `There is "${keyword}" but no "${missing}", so this condition has no effect. Add "${missing}", or remove it.`,
    }),
    explanation: {
      zh: [
        "有 if 而没有 then 或 else，或者反过来。",
        "这样的条件不起作用，选手看不到本应出现的问题。",
        "请补上缺少的一半，或将其删除。",
      ],
      en: [
        "There is an if without then or else, or the other way round.",
        "Such a condition has no effect: its questions never appear.",
        "Add the missing half, or remove it.",
      ],
    },
  },
  SL6026: {
    severity: "error",
    title: { zh: "不能用的名称", en: "A name that cannot be used" },
    message: ({ name }: { name: string }) => ({
      zh: `问题不能叫“${name}”。请换一个名称，64 个字符以内，如 emergencyPhone。`,
      en: `A question cannot be called "${name}". Choose another name of up to 64 characters, such as emergencyPhone.`,
    }),
    explanation: {
      zh: [
        "问题的名称为空、太长，或是程序语言保留的名称，如 constructor。",
        "这样的名称无法可靠地保存答案。",
        "请换一个名称，用英文字母和数字，如 emergencyPhone。",
      ],
      en: [
        "The name of a question is empty, too long, or reserved by the programming language, such as constructor.",
        "Answers cannot be stored reliably under such a name.",
        "Choose another one of letters and digits, such as emergencyPhone.",
      ],
    },
  },
  SL6028: {
    severity: "error",
    title: { zh: "表单太大", en: "A form that is too large" },
    message: () => ({
      zh: "这个表单的问题太多，或者引用互相嵌套得太深，无法读取。请减少问题，或简化引用。",
      en: "This form has too many questions, or too many nested references, and is not read. Ask less, or simplify the references.",
    }),
    explanation: {
      zh: [
        "表单描述了三千处以上的问题，多半是引用互相嵌套造成的。",
        "这样的表单在手机上打不开，也无法检查。",
        "请减少问题，或避免一个定义多次引用另一个又被引用的定义。",
      ],
      en: [
        "The form describes more than three thousand answers, usually because definitions refer to each other many times.",
        "Such a form does not open on a phone and cannot be checked.",
        "Ask less, or avoid definitions that refer several times to others that do the same.",
      ],
    },
  },
  SL6030: {
    severity: "error",
    title: { zh: "必填但没有这个问题", en: "Required but never asked" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `“${name}”必须回答，但没有这个问题，谁也提交不了表单。${hint.zh}请改正名称，或添加这个问题。`,
        en: `"${name}" is required, but there is no such question, so nobody could submit the form.${hint.en} Correct the name, or add the question.`,
      };
    },
    explanation: {
      zh: [
        "required 里的名称不是任何问题。",
        "谁也无法回答，所以谁也提交不了表单。",
        "请改正名称，或在 properties 里添加这个问题；条件问题写在 then 的 properties 里。",
      ],
      en: [
        "A name in required is not a question.",
        "Nobody can answer it, so nobody could submit the form.",
        "Correct the name, or add the question to properties; a conditional question goes into the properties of then.",
      ],
    },
  },
  SL6032: {
    severity: "error",
    title: { zh: "表单的一部分无法显示", en: "A part of a form that cannot be shown" },
    message: ({ reason }: { reason: string }) => ({
      zh: `表单的这一部分无法显示（${reason}），选手会看到“无法显示此页面”。请简化这里的 schema，例如减少互相引用和层层嵌套的选择。`,
      en: `This part of the form cannot be shown (${reason}): runners would see "this page cannot be shown". Simplify the schema here, with fewer references to itself and fewer nested choices.`,
    }),
    explanation: {
      zh: [
        "发布和检查时，每个表单都会完整地显示一遍：每个选择、每个条件的两边、每个列表的一项，中文和英文。这一部分显示时出错了。",
        "这样的表单如果发布，选手打开报名页只会看到“无法显示此页面”。",
        "请简化这里的 schema：常见的原因是选择（anyOf、oneOf）里引用了自己，例如描述 schema 的 schema；请改为在列表（items）里引用自己。",
      ],
      en: [
        "When a form is published or validated, every part is rendered once: each choice, both sides of each condition, each list with an entry, in Chinese and English. This part failed.",
        'If it were published, runners who open the form would only see "this page cannot be shown".',
        "Simplify the schema here. A common cause is a choice (anyOf, oneOf) that refers to itself, as in a schema of schemas; refer to itself from a list (items) instead.",
      ],
    },
  },
  SL6033: {
    severity: "error",
    title: { zh: "条件和选择太多", en: "Too many conditions and choices" },
    message: () => ({
      zh: "这个表单的条件和选择太多，无法逐一检查能否显示。请减少条件或选择，或拆成几个表单。",
      en: "This form has too many conditions and choices to render each of them once. Use fewer, or split the form.",
    }),
    explanation: {
      zh: [
        "发布和检查时，表单的每个条件和选择都会显示一遍。这个表单要显示的次数超过了 200 次，或者部分超过了 2000 处。",
        "没有试过的部分可能无法显示，所以不能发布。",
        "请减少条件和选择，或拆成几个表单。",
      ],
      en: [
        "When a form is published or validated, each of its conditions and choices is rendered once. This form would need more than 200 renderings, or has more than 2000 parts.",
        "Parts that were not tried might fail, so the form is not published.",
        "Use fewer conditions and choices, or split the form.",
      ],
    },
  },
  SL6034: {
    severity: "error",
    title: { zh: "引用绕回自己", en: "A circular reference" },
    message: ({ reference }: { reference: string }) => ({
      zh: `引用“${reference}”绕回了自己，检查同一个答案永远不会结束。请去掉这个循环；要描述层层嵌套的内容，请在 properties 或 items 里引用自己。`,
      en: `The reference "${reference}" leads back to itself for the same answer, so a check would never end. Remove the circle; to describe something nested, refer to it from properties or items.`,
    }),
    explanation: {
      zh: [
        "一个$ref 经过$ref、allOf、anyOf、oneOf、not 或条件绕回了自己，而没有进入答案的下一层。",
        "检查这样的答案永远不会结束，会让服务器停住。",
        "请去掉这个循环。要描述层层嵌套的内容，例如家谱，请在 properties 或 items 里引用自己。",
      ],
      en: [
        "A $ref leads back to itself through $ref, allOf, anyOf, oneOf, not or a condition, without entering a part of the answer.",
        "A check of such an answer would never end and would stop the server.",
        "Remove the circle. To describe something nested, such as a family tree, refer to it from properties or items.",
      ],
    },
    example: '"child": { "$ref": "#/$defs/person" }',
  },
} satisfies ProblemKinds;
