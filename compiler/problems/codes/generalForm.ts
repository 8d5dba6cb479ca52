import type { ProblemKinds } from "../kind.ts";
import { didYouMean } from "./hint.ts";
import { quotedNames as quoted } from "./quotedNames.ts";

/** SL606x: general forms, and the blocks that show them. */
export const generalFormKinds = {
  SL6060: {
    severity: "error",
    title: { zh: "板块的表单不存在", en: "A block of a form that does not exist" },
    message: ({ path, near }: { path: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return {
        zh: `站点的 forms 里没有“${path}”。${hint.zh}请改正路径，或把这份表单列入 forms。`,
        en: `The site's forms do not list "${path}".${hint.en} Correct the path, or add the form to forms.`,
      };
    },
    explanation: {
      zh: [
        "form 板块写明的表单不在站点的 forms 列表里。",
        "访客只会看到这份表单暂时无法填写。",
        "请改正路径；新表单要列入 forms，它的 use 是 general。",
      ],
      en: [
        "A block form names a form that the site's list forms does not have.",
        "Visitors only read that the form cannot be filled in.",
        "Correct the path; a new form is added to forms, and its use is general.",
      ],
    },
    example: '{ "type": "form", "version": 1, "id": "volunteers", "props": { "form": "forms/volunteers.json" } }',
  },
  SL6061: {
    severity: "error",
    title: { zh: "板块显示的是报名表", en: "A block of a sign-up form" },
    message: ({ path }: { path: string }) => ({
      zh: `“${path}”是报名用的表单，form 板块只显示 use 为 general 的表单。报名请用 sign-up 板块，或给表单写 "use": "general"。`,
      en: `"${path}" is a form of the sign-up, and a block form shows general ones only. Use a block sign-up, or give the form "use": "general".`,
    }),
    explanation: {
      zh: [
        "form 板块写明的表单是用来报名或申请免抽签名额的。",
        "报名需要选择项目、登录和审核，这些由 post、direct 页面或 sign-up 板块完成；form 板块不会显示它。",
        '报名请用 sign-up 板块；如果它不是报名表，请写 "use": "general"。',
      ],
      en: [
        "The form that a block form names is for the sign-up or for places without the draw.",
        "A sign-up has items, a login and decisions, which the pages post and direct and the block sign-up have; the block form does not show it.",
        'Use the block sign-up; if the form is for something else, write "use": "general".',
      ],
    },
  },
  SL6062: {
    severity: "warning",
    title: { zh: "没有页面显示的表单", en: "A form that no page shows" },
    message: ({ id }: { id: string }) => ({
      zh: `没有任何页面显示表单“${id}”，没有人能填写它。请在页面上放一个 form 板块，或从 forms 中移除。`,
      en: `No page shows the form "${id}", so nobody can fill it in. Put a block form on a page, or remove it from forms.`,
    }),
    explanation: {
      zh: [
        "站点列出了一份通用表单，但没有 form 板块显示它。",
        "访客找不到它，也就无法填写。",
        "请在首页或 blocks 页面上放一个 form 板块；不再需要的表单请从 forms 中移除。",
      ],
      en: [
        "The site lists a general form, and no block form shows it.",
        "Visitors do not find it and cannot fill it in.",
        "Put a block form on the home page or on a page of blocks; remove a form that is no longer needed from forms.",
      ],
    },
  },
  SL6063: {
    severity: "error",
    title: { zh: "表单先截止后开放", en: "A form that closes before it opens" },
    message: ({ opens, closes }: { opens: string; closes: string }) => ({
      zh: `表单的截止时间 ${closes} 不晚于开放时间 ${opens}，所以它从不开放。请改正其中一个时间。`,
      en: `The form closes at ${closes}, which is not after it opens at ${opens}, so it is never open. Correct one of the two.`,
    }),
    explanation: {
      zh: [
        "表单的 closes 不晚于 opens。",
        "它从来不会开放，没有人能填写。",
        "请核对两个时间和时区偏移，改正写错的一个。",
      ],
      en: [
        "The instant closes of the form is not after opens.",
        "The form is never open, so nobody can fill it in.",
        "Compare the two with their offsets from UTC, and correct the wrong one.",
      ],
    },
    example: '"opens": "2025-08-01T10:00:00+08:00", "closes": "2025-09-01T10:00:00+08:00"',
  },
  SL6064: {
    severity: "error",
    title: { zh: "无法认出同一个人", en: "Nobody can be recognised" },
    message: ({ onePer, near }: { onePer: string; near: string | undefined }) => {
      const hint = didYouMean(near);
      return onePer === "account"
        ? {
            zh: 'onePer 写的是 "account"，但没有账号也能提交。请写 "account": "required"，或写一个必填问题的路径。',
            en: 'onePer is "account", and people can submit without one. Write "account": "required", or the path of a required question.',
          }
        : {
            zh: `onePer 的“${onePer}”不是总要回答的问题，不回答的人可以提交多次。${hint.zh}请写一个必填问题，或把它设为必填。`,
            en: `onePer names "${onePer}", which is no question that everybody has to answer: people who leave it out could submit often.${hint.en} Name a required question, or make it required.`,
          };
    },
    explanation: {
      zh: [
        "onePer 说明凭什么认出同一个人：账号，或某个必填问题的回答。",
        "这里写的账号或回答并不是每个人都有，没有的人可以提交任意多次。",
        '请写 "account" 并要求登录，或写一个列在 required 里的问题，例如 /email。',
      ],
      en: [
        "onePer states how a person is recognised: by the account, or by the answer to a required question.",
        "What is written here is not something that everybody has, and people without it could submit as often as they like.",
        'Write "account" and require one, or name a question that is in required, such as /email.',
      ],
    },
    example: '"required": ["email"] … "onePer": "/email"',
  },
  SL6065: {
    severity: "warning",
    title: { zh: "没有账号却收集证件", en: "Identity documents without an account" },
    message: ({ label }: { label: string }) => ({
      zh: `不登录也能提交的表单询问“${label}”。证件属于敏感个人信息，没有账号的人无法查看或删除它。请要求登录，或不询问。`,
      en: `A form that people submit without an account asks for "${label}". Identity documents are sensitive, and people without an account can neither read nor delete them. Require an account, or do not ask.`,
    }),
    explanation: {
      zh: [
        "这份表单不登录也能提交，却询问身份证件或监护人等敏感个人信息。",
        "法律要求有充分必要才能收集；没有账号的人无法自己查看、导出或删除已提交的内容。",
        '请写 "account": "required"；如果安排这件事并不需要证件，请删去这个问题。',
      ],
      en: [
        "The form can be submitted without an account, and asks for an identity document or a guardian's, which are sensitive personal information.",
        "The law allows that only if it is needed, and people without an account cannot read, export or delete what they submitted.",
        'Write "account": "required"; if the purpose does not need a document, remove the question.',
      ],
    },
  },
  SL6066: {
    severity: "error",
    title: { zh: "没有账号却要上传文件", en: "Uploads without an account" },
    message: ({ label, type }: { label: string; type: string }) => ({
      zh: `“${label}”（${type}）要上传文件，而上传的文件归账号所有。请写 "account": "required"，或改用 url 表单项。`,
      en: `"${label}" (${type}) asks for a file, and uploads belong to an account. Write "account": "required", or ask for an address with the field url.`,
    }),
    explanation: {
      zh: [
        "这份表单不登录也能提交，却有要上传文件的问题。",
        "上传的文件归账号所有，按账号限量和删除；没有账号的人无法上传，也就无法回答。",
        '请写 "account": "required"；如果一个网址就够了，请改用 url 表单项。',
      ],
      en: [
        "The form can be submitted without an account, and has a question that is answered by a file.",
        "Uploads belong to an account, which limits and deletes them; people without one cannot upload, and so cannot answer.",
        'Write "account": "required"; if an address is enough, use the field url.',
      ],
    },
    example: '"use": "general", "account": "required"',
  },
  SL6067: {
    severity: "warning",
    title: { zh: "对这种表单不起作用的设置", en: "Settings without effect on this form" },
    message: ({ names, use }: { names: readonly string[]; use: "general" | "sign-up" }) => {
      const list = quoted(names);
      return use === "general"
        ? {
            zh: `${list.zh}只对报名表起作用，这份表单是通用表单（general）。请删去。`,
            en: `${list.en} only affect forms of the sign-up, and this form is general. Remove them.`,
          }
        : {
            zh: `${list.zh}只对通用表单起作用。请写 "use": "general"，或删去。`,
            en: `${list.en} only affect general forms. Write "use": "general", or remove them.`,
          };
    },
    explanation: {
      zh: [
        "表单里有对它的用途不起作用的设置：报名表的项目、人数和附加费用，或通用表单的开放时间、账号和通知。",
        "写了也不会有任何效果，例如报名的开放时间由页面和赛事信息决定。",
        '请删去；如果表单不是用来报名的，请写 "use": "general"。',
      ],
      en: [
        "The form has settings that its use does not know: items, entrants and add-ons of the sign-up, or the opening times, account and notifications of a general form.",
        "They change nothing: when the sign-up is open, for example, is stated by its page and the race.",
        'Remove them; if the form is not for the sign-up, write "use": "general".',
      ],
    },
  },
} satisfies ProblemKinds;
