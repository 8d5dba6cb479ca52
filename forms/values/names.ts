/** A person's name as it is kept: one kind of dot between the parts of a transcribed name (U+00B7), single spaces, none around. */
export function normaliseName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\s\u00a0\u3000]+/gu, " ")
    .trim();
  return plain.replace(/(?<=\p{sc=Han}) ?[•‧∙⋅・･．.·●○∘᛫‑] ?(?=\p{sc=Han})/gu, "·");
}

/** What somebody is to the runner. */
export const relations = {
  father: { zh: "父亲", en: "Father" },
  mother: { zh: "母亲", en: "Mother" },
  grandparent: { zh: "祖父母、外祖父母", en: "Grandparent" },
  spouse: { zh: "配偶", en: "Spouse" },
  child: { zh: "子女", en: "Child" },
  sibling: { zh: "兄弟姐妹", en: "Brother or sister" },
  relative: { zh: "其他亲属", en: "Other relative" },
  friend: { zh: "朋友", en: "Friend" },
  colleague: { zh: "同事", en: "Colleague" },
  other: { zh: "其他", en: "Other" },
} as const;

export type Relation = keyof typeof relations;

/** The genders that a document can tell: 1 male, 2 female. */
export const genders = { 1: { zh: "男", en: "Male" }, 2: { zh: "女", en: "Female" } } as const;

/** The gender that an answer says, a gender itself or a document with one; undefined where it says none. */
export function genderOf(answer: unknown): 1 | 2 | undefined {
  const said = typeof answer === "object" && answer !== null ? (answer as { gender?: unknown }).gender : answer;
  return said === 1 || said === 2 ? said : undefined;
}
