import type { ProblemKinds } from "../kind.ts";

/** Values of a flat config. */
export const flatKinds = {
  SL2018: {
    severity: "warning",
    title: { zh: "开关既不是开也不是关", en: "A switch that is neither on nor off" },
    message: ({ written }: { written: string }) => ({
      zh: `这是一个开关，而 ${written} 既不是开也不是关，本程序当作关闭。请写 true（开）或 false（关）。`,
      en: `This is a switch, and ${written} is neither on nor off: this program reads it as off. Write true for on or false for off.`,
    }),
    explanation: {
      zh: [
        "旧格式的开关（openStatus、useMultipleSearch、recommend、internationalization）写的不是 true、false、1 或 0。",
        '本程序把它当作关闭，而有的程序把文字 "0" 当作打开：同一份配置在两处会不一样。',
        "请写 true 或 false。",
      ],
      en: [
        "A switch of the flat format (openStatus, useMultipleSearch, recommend, internationalization) is not true, false, 1 or 0.",
        'This program reads it as off, while others read the text "0" as on: one config would differ between them.',
        "Write true or false.",
      ],
    },
    example: '"openStatus": "open"\n\n"openStatus": true',
  },
} satisfies ProblemKinds;
