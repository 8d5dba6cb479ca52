import type { Said } from "../http/envelope.ts";

/** What runners and organisers are told about drafts, sign-ups and applications. */
export const signupMessages = {
  draftElsewhere: {
    zh: "这份草稿已在另一处保存过，请选择保留哪一份",
    en: "This draft was saved somewhere else in the meantime. Choose which of the two to keep.",
  },
  draftGone: {
    zh: "这份草稿已在另一处提交或丢弃",
    en: "This draft was submitted or discarded somewhere else.",
  },
  draftTooLarge: {
    zh: "填写的内容过大，草稿无法保存到服务器",
    en: "There is too much in this form: the draft cannot be saved on the server.",
  },
  tooManyDrafts: {
    zh: "最多保存 20 份草稿，请先丢弃不再需要的",
    en: "At most 20 drafts are kept. Discard one that you no longer need.",
  },
} satisfies Record<string, Said>;
