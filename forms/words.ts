/** Whether a text says something: has characters other than spaces and double quotes. */
export function hasText(text: string): boolean {
  return /[^\s"\u3000]/u.test(text);
}

/** What is wrong with a required text of nothing but spaces and double quotes. */
export const nothingWritten = {
  at: "",
  code: "required-text",
  message: {
    zh: "请填写文字，只有空格或引号不算。",
    en: "Please write something: spaces and quotes alone do not count.",
  },
};
