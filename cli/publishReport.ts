import { messageOf } from "#compiler/problems/messageOf.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { Sentence } from "#core/text.ts";
import type { Published } from "#server/sites/publish/publication.ts";
import { countProblems, severityWords } from "./report/severities.ts";

type Say = (sentence: Sentence) => string;

const outcomes = {
  published: ["已发布", "Published"],
  unchanged: ["没有变化", "Nothing changed"],
  refused: ["未发布，浏览器里仍是上一次的样子", "Not published, browsers keep the last good one"],
  failed: ["未发布", "Not published"],
  "domain-taken": ["域名已绑定到别的站点，未发布", "Not published: the domain name belongs to another site"],
} satisfies Record<Published["outcome"], [string, string]>;

/** How a publish ended, with a line for each problem that starts with its place: what an organiser reads after a save. */
export function tellPublished(published: Published, ms: number, say: Say): string {
  const { outcome, problems } = published;
  if (outcome === "failed")
    return say({
      zh: `${outcomes.failed[0]}。${published.reason.zh}`,
      en: `${outcomes.failed[1]}. ${published.reason.en}`,
    });
  const { errors, warnings, notes } = countProblems(problems);
  const [zh, en] = outcomes[outcome];
  const head = say({
    zh: `${zh}（${ms} 毫秒）：${errors} 个错误，${warnings} 个警告${notes > 0 ? `，${notes} 条提示` : ""}。`,
    en: `${en} (${ms} ms): ${count(errors, "error")}, ${count(warnings, "warning")}${notes > 0 ? `, ${count(notes, "note")}` : ""}.`,
  });
  return [head, ...problems.map((problem) => `  ${describe(problem, say)}`)].join("\n");
}

function describe(problem: Problem, say: Say): string {
  const { file, line, column, severity, code } = problem;
  const place = [file ?? "site.json", line, column].filter((part) => part !== undefined).join(":");
  return `${place} ${say(severityWords[severity])} ${code} ${say(messageOf(problem))}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
