import type { Place, ProblemKinds } from "../kind.ts";

const guessable = {
  short: {
    zh: "这个优惠码太短，别人试几次就能猜到。请写 8 个以上随机的字母和数字。",
    en: "This code is so short that strangers find it. Write eight or more random letters and digits.",
  },
  word: {
    zh: "这个优惠码是一个单词或日期，别人试几次就能猜到。请写 8 个以上随机的字母和数字。",
    en: "This code is a word or a date, which strangers try first. Write eight or more random letters and digits.",
  },
  series: {
    zh: "这些优惠码只差末尾的编号，拿到一个就能猜到其他。请让每个都是随机的。",
    en: "These codes differ by the number at their end, so who has one knows the others. Make each of them random.",
  },
};

/** SL6137 to SL6140: the codes of coupons. */
export const couponKinds = {
  SL6137: {
    severity: "error",
    title: { zh: "两个优惠码相同", en: "The same code twice" },
    message: ({ other }: { other: Place }) => ({
      zh: `这个优惠码与“${other.pointer}”的相同（不区分大小写，也不看连字符），只有前一个有效。请换一个。`,
      en: `This code is the one of ${other.pointer} (capitals and hyphens do not matter), so only that coupon works. Choose another.`,
    }),
    explanation: {
      zh: [
        "两个优惠码的 code 在忽略大小写、空格和连字符后相同。",
        "输入后只会用到前一个，它的次数也会更早用完。",
        "请为其中一个换一个 code。",
      ],
      en: [
        "The codes of two coupons are the same without capitals, spaces and hyphens.",
        "Who types it gets the first coupon, whose uses run out earlier.",
        "Choose another code for one of them.",
      ],
    },
    example: '"code": "LAKE-7Q4K-CLUB" … "code": "lake7q4kclub"',
  },
  SL6138: {
    severity: "warning",
    title: { zh: "两个优惠码容易看混", en: "Codes that look alike" },
    message: ({ code, other }: { code: string; other: Place }) => ({
      zh: `“${code}”与“${other.pointer}”的优惠码只差容易看混的字符（如 O 和 0、I 和 1）。请换一个。`,
      en: `${code} and the code of ${other.pointer} differ only by characters that look alike (such as O and 0, I and 1). Choose another.`,
    }),
    explanation: {
      zh: [
        "两个 code 只差 O 与 0、I 与 1、S 与 5 这样的字符。",
        "从纸上抄写的选手会用错优惠码。",
        "请换一个差别明显的 code。",
      ],
      en: [
        "Two codes differ only by characters such as O and 0, I and 1, S and 5.",
        "Runners who copy one from paper use the other.",
        "Choose a code that is clearly different.",
      ],
    },
    example: '"code": "LAKE-7Q40-CLUB" … "code": "LAKE-7Q4O-CLUB"',
  },
  SL6139: {
    severity: "warning",
    title: { zh: "优惠码容易猜到", en: "A code that can be guessed" },
    message: ({ reason }: { reason: "short" | "word" | "series" }) => ({
      zh: guessable[reason].zh,
      en: guessable[reason].en,
    }),
    explanation: {
      zh: [
        "code 少于 8 个字符，是一个单词或日期，或与其他优惠码只差末尾的编号。",
        "别人试几次就能猜到，优惠码的次数会被用完。",
        "请用 8 个以上随机的字母和数字，例如 LAKE-7Q4K-9TRW。",
      ],
      en: [
        "The code has fewer than eight characters, is a word or a date, or differs from others by a number at its end.",
        "Strangers find it in a few tries and use it up.",
        "Use eight or more random letters and digits, such as LAKE-7Q4K-9TRW.",
      ],
    },
    example: '"code": "RUN2025"\n\n"code": "LAKE-7Q4K-9TRW"',
  },
  SL6140: {
    severity: "warning",
    title: { zh: "优惠码没有次数限制", en: "A coupon without an end" },
    message: () => ({
      zh: "这个优惠码没有写 uses，一旦传开，所有人都能用。请写明可用于多少人。",
      en: "This coupon has no uses, so everybody has it once somebody posts the code. Write for how many entrants it is.",
    }),
    explanation: {
      zh: [
        "优惠码没有 uses。",
        "只要有人公开了它，所有选手都能少付报名费。",
        "请写 uses，必要时再写 perPerson 和 until。",
      ],
      en: [
        "The coupon has no uses.",
        "Once somebody makes its code public, every runner pays less.",
        "Write uses, and perPerson and until if they help.",
      ],
    },
    example: '{ "id": "club", "code": "LAKE-7Q4K-9TRW", "percent": 10, "uses": 100 }',
  },
} satisfies ProblemKinds;
