import type { Explanation } from "#compiler/problems/explanations/explanation.ts";

/** The page that explains every problem's code, in both languages. */
export function generateProblems(explanations: Record<string, Explanation | undefined>): string {
  const entries = Object.entries(explanations).flatMap(([code, explanation]) =>
    explanation ? [[code, explanation] as const] : [],
  );
  const index = entries.map(([code, { title }]) => `| [${code}](#${code.toLowerCase()}) | ${title.zh} | ${title.en} |`);
  const sections = entries.map(([code, { title, text, example }]) =>
    [`## ${code}`, `**${title.zh}**`, text.zh, `**${title.en}**`, text.en, ...exampleOf(example)].join("\n\n"),
  );
  return [
    "<!-- Made by `npm run gen` from compiler/problems/explanations/. -->",
    "# Problems · 问题代码",
    "What `startline validate` and publishing may say of a site. A code never changes its meaning. `startline explain CODE` shows the same text.",
    "检查和发布站点时可能出现的问题。代码的含义永不改变；`startline explain 代码` 显示同样的说明。",
    ["| | | |", "|---|---|---|", ...index].join("\n"),
    ...sections,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function exampleOf(example: string | undefined): string[] {
  return example === undefined ? [] : [`\`\`\`\n${example}\n\`\`\``];
}
