import type { Explanation } from "./problemModules.ts";

/** Returns the page that explains the code of each problem in both languages. */
export function generateProblems(explanations: Record<string, Explanation>): string {
  const entries = Object.entries(explanations);
  const index = entries.map(([code, { title }]) => `| [${code}](#${code.toLowerCase()}) | ${title.zh} | ${title.en} |`);
  const sections = entries.map(([code, { title, text, example }]) =>
    [`## ${code}`, `**${title.zh}**`, text.zh, `**${title.en}**`, text.en, ...getExample(example)].join("\n\n"),
  );
  return [
    "<!-- Made by `npm run gen` from locales/problems/. -->",
    "# Problems · 问题代码",
    "The problems that `startline validate` and publishing report. A code never changes its meaning. `startline explain CODE` shows the same text.",
    "检查和发布站点时可能出现的问题。代码的含义永不改变；`startline explain 代码` 显示同样的说明。",
    ["| | | |", "|---|---|---|", ...index].join("\n"),
    ...sections,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function getExample(example: string | undefined): string[] {
  return example === undefined ? [] : [`\`\`\`\n${example}\n\`\`\``];
}
