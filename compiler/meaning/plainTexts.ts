import { hasSign, tagIn } from "../check/plainTags.ts";
import type { Finding } from "../problems/problems.ts";
import type { Context } from "./context.ts";

/** Reports HTML in texts that are shown as they are written: visitors read the tags. */
export function checkPlainTexts({ survey, htmls, written }: Context): Finding[] {
  const rich = new Set(htmls.flatMap(({ file, pointer }) => (file === undefined ? [pointer] : [])));
  const findings: Finding[] = [];
  const add = (text: string, pointer: string) => {
    if (!rich.has(pointer)) findings.push(...tagIn(text, pointer));
  };
  // Few of thousands of texts have a sign of HTML.
  for (const { value, pointer } of survey.texts) {
    if (hasSign(value.zh)) add(value.zh, `${pointer}/zh`);
    if (value.en !== undefined && hasSign(value.en)) add(value.en, `${pointer}/en`);
  }
  const documents = written.flatMap(({ path, value }) =>
    ["title", "titleEn", "summary", "summaryEn"].flatMap((key) =>
      tagIn(value[key], `/${key}`).map((finding) => ({ ...finding, file: path })),
    ),
  );
  return [...findings, ...documents];
}
