import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

/**
 * SL603x to SL605x: which questions of a form are asked, on which conditions, and who reads their
 * answers.
 */
export const formPathKinds = {
  SL6035: {
    severity: "error",
    title: { zh: "没有这份须知", en: "No such policy" },
    message: ({ policy, known, near }: { policy: string; known: readonly string[]; near: string | undefined }) => {
      const hint = didYouMean(near);
      const { zh, en } = quoted(known);
      return {
        zh: `表单没有须知“${policy}”，选手无法阅读和同意。${known.length > 0 ? `现有：${zh}。` : ""}${hint.zh}请改正 policy，或在 policies 中添加它。`,
        en: `The form has no policy "${policy}", so runners cannot read it or agree.${known.length > 0 ? ` Its policies are ${en}.` : ""}${hint.en} Correct policy, or add the text to policies.`,
      };
    },
    explanation: {
      zh: [
        "一个问题的选项 policy 写了一份须知的编号，而表单的 policies 里没有它。",
        "选手打开这个问题看不到任何文本，也就无法同意；如果它是必填的，谁也提交不了报名。",
        "请改正编号，或在 policies 里添加这份须知。",
      ],
      en: [
        "The option policy of a question names a text that the policies of the form do not have.",
        "Runners who open the question see no text and cannot agree to it; if it is required, nobody can sign up.",
        "Correct the id, or add the text to policies.",
      ],
    },
    example: '"options": { "policy": "declaration" } … "policies": [{ "id": "declaration" }]',
  },
  SL6036: {
    severity: "error",
    title: { zh: "条件取决于不存在的问题", en: "A condition on no question" },
    message: ({ name, near }: { name: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `条件取决于问题“${name}”，而这里没有它。${hint.zh}请改正名称，或添加这个问题。`,
        en: `This condition depends on "${name}", and there is no such question here.${hint.en} Correct the name, or add the question.`,
      };
    },
    explanation: {
      zh: [
        "if、dependentSchemas 或 dependentRequired 写了一个问题的名称，而同一层没有它。",
        "没有答案可比，条件就永远成立或永远不成立：选手看不到该看到的问题，或被要求回答不相干的问题。",
        "请改正名称；名称区分大小写，不带斜线。",
      ],
      en: [
        "A name in if, dependentSchemas or dependentRequired is not a question of the same object.",
        "Without an answer to compare, the condition always or never holds: runners miss questions, or must answer others that are not meant for them.",
        "Correct the name; it is case-sensitive and has no slash.",
      ],
    },
    example: '"if": { "required": ["health"], "properties": { "health": { "const": "conditions" } } }',
  },
  SL6044: {
    severity: "warning",
    title: { zh: "永远不会出现的部分", en: "A part that is never shown" },
    message: ({ names }: { names: readonly string[] }) => {
      const { zh, en } = quoted(names);
      return names.length > 0
        ? {
            zh: `这个条件与外层的条件互相矛盾，选手永远看不到${zh}。请改正条件，或删去这一部分。`,
            en: `This condition contradicts one around it, so runners never see ${en}. Correct the condition, or remove this part.`,
          }
        : {
            zh: "这个条件与外层的条件互相矛盾，这一部分不起作用。请改正条件，或将其删去。",
            en: "This condition contradicts one around it, so this part has no effect. Correct the condition, or remove it.",
          };
    },
    explanation: {
      zh: [
        "表单的一部分只在几个条件同时成立时显示，而任何答案都不能让它们同时成立。",
        "选手永远看不到其中的问题。",
        "请检查内外两层条件：多半是复制后忘了修改。",
      ],
      en: [
        "A part of the form is shown when several conditions hold together, and no answers make them all hold.",
        "Runners never see its questions.",
        "Check the inner and the outer condition: often one was copied and not changed.",
      ],
    },
  },
  SL6045: {
    severity: "error",
    title: { zh: "必填但不一定会问", en: "Required of runners who are not asked" },
    message: ({ name }: { name: string }) => ({
      zh: `“${name}”在这里必填，但只在另一个条件成立时才会问：其他选手无法提交。请把它移到那个条件的 required 里。`,
      en: `"${name}" is required here, but only asked under another condition: other runners cannot submit. Move it to required of that condition.`,
    }),
    explanation: {
      zh: [
        "required 里的问题只在某个条件成立时才显示，而这里的 required 对其他选手也有效。",
        "看不到这个问题的选手无法回答，也就无法提交报名。",
        "请把名称写进提出这个问题的 then 或 else 的 required 里。",
      ],
      en: [
        "A question in required is only shown under a condition, and this required also applies to other runners.",
        "Runners who do not see the question cannot answer it, so they cannot sign up.",
        "Write the name into required of the then or else that asks the question.",
      ],
    },
    example:
      '"required": ["name", "dog"]\n\n"required": ["name"], "then": { "required": ["dog"], "properties": { "dog": { "type": "string", "maxLength": 20 } } }',
  },
  SL6046: {
    severity: "warning",
    title: { zh: "取决于后面步骤的答案", en: "Depends on an answer of a later step" },
    message: ({ names, decider }: { names: readonly string[]; decider: string }) => {
      const { zh, en } = quoted(names);
      return {
        zh: `${zh}取决于后面步骤里的“${decider}”，选手经过时还没有那个答案。请把“${decider}”移到前面，或把它们移到后面。`,
        en: `${en} ${names.length > 1 ? "depend" : "depends"} on "${decider}" of a later step, which runners have not answered yet. Move "${decider}" forward, or move the others back.`,
      };
    },
    explanation: {
      zh: [
        "一个问题是否出现，或者其中预填的内容，取决于后面步骤的答案。",
        "选手经过这一步时问题还没有出现，之后必须退回来，否则无法提交。",
        "请调整 steps 的顺序：先问决定性的问题。",
      ],
      en: [
        "Whether a question appears, or what it is filled in with, depends on an answer of a later step.",
        "When runners pass this step, the question is not there yet; they have to come back later.",
        "Change the order in steps: ask first what decides about other questions.",
      ],
    },
  },
  SL6049: {
    severity: "warning",
    title: { zh: "结果永远相同的条件", en: "A condition that never changes" },
    message: ({ always }: { always: boolean }) =>
      always
        ? {
            zh: "无论怎样回答，这个条件都成立。请检查其中的值，或去掉条件。",
            en: "This condition holds for every answer. Check its values, or remove the condition.",
          }
        : {
            zh: "任何答案都不能让这个条件成立。请检查其中的值，或去掉条件。",
            en: "No answer makes this condition hold. Check its values, or remove the condition.",
          },
    explanation: {
      zh: [
        "条件与问题的取值范围相比：它对所有答案都成立，或者对所有答案都不成立。",
        "then 和 else 之一永远不会用到，里面的问题不会出现。",
        "请检查条件里的值和上下限。",
      ],
      en: [
        "Compared with what can be answered, the condition holds for every answer or for none.",
        "One of then and else is never used, and its questions never appear.",
        "Check the values and bounds in the condition.",
      ],
    },
  },
  SL6050: {
    severity: "error",
    title: { zh: "与自己比较", en: "An answer compared with itself" },
    message: ({ place }: { place: string }) => ({
      zh: `这条规则把“${place}”与它自己比较。请在 other 中写另一个问题。`,
      en: `This rule compares ${place} with itself. Write another question in other.`,
    }),
    explanation: {
      zh: [
        "规则的 field 和 other 指向同一个答案。",
        "differs 会拒绝所有人，same 什么也不检查。",
        "请在 other 里写要比较的另一个问题。",
      ],
      en: [
        "field and other of a rule point to the same answer.",
        "differs would reject everybody, and same checks nothing.",
        "Write the other question in other.",
      ],
    },
    example: '{ "rule": "differs", "field": "/emergency/name", "other": "/name" }',
  },
  SL6052: {
    severity: "error",
    title: { zh: "问题的名称与别处不同", en: "A question with another name than elsewhere" },
    message: ({ name, meant }: { name: string; meant: string }) => ({
      zh: `这个问题叫“${name}”，而表单的其他部分都写“${meant}”。请改名为“${meant}”。`,
      en: `This question is called "${name}", but all other parts of the form call it "${meant}". Rename it to "${meant}".`,
    }),
    explanation: {
      zh: [
        "schema 里的问题名称与步骤、标签或条件里写的只差一两个字母，而没有任何部分使用它现在的名称。",
        "选手看不到这个问题，相关的标签、条件和规则也不起作用。",
        "请改正 schema 里的名称。",
      ],
      en: [
        "The name of a question in the schema differs by a letter or two from the one in steps, labels or conditions, and nothing uses its present name.",
        "Runners never see the question, and its label, conditions and rules have no effect.",
        "Correct the name in the schema.",
      ],
    },
  },
  SL6056: {
    severity: "warning",
    title: { zh: "未回答时也成立的条件", en: "A condition that holds without an answer" },
    message: ({ name, required }: { name: string; required: readonly string[] }) => {
      const { zh, en } = quoted(required);
      return {
        zh: `没有回答“${name}”时，这个条件也成立，于是${zh}成为必填。请在 if 中写 "required": ["${name}"]。`,
        en: `This condition also holds while "${name}" is not answered, and then ${en} must be answered. Write "required": ["${name}"] into if.`,
      };
    },
    explanation: {
      zh: [
        "if 里的 properties 只检查已有的答案：没有回答的问题不会使条件不成立。",
        "没有回答的选手会看到 then 里的问题，而且必须回答它们。",
        "请在同一个 if 里写 required，列出这个问题。",
      ],
      en: [
        "properties in if only judges answers that are given: a question without an answer does not make the condition fail.",
        "Runners who have not answered see the questions of then and must answer them.",
        "Write required with the name of the question into the same if.",
      ],
    },
    example:
      '"if": { "properties": { "hasDog": { "const": true } } }\n\n"if": { "required": ["hasDog"], "properties": { "hasDog": { "const": true } } }',
  },
} satisfies ProblemKinds;
