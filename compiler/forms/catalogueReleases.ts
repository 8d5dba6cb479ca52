import { finding } from "../problems/meaningCatalogue.ts";
import type { Finding } from "../problems/problems.ts";

/** SL6024: the version of a form is below the one that is published. */
export function lowerVersion(version: number, published: number): Finding {
  return finding(
    "SL6024",
    "error",
    "/version",
    {
      zh: `这里是第 ${version} 版，而已发布的是第 ${published} 版。请写 ${published}；问题有改动时写 ${published + 1}。`,
      en: `this is version ${version}, but version ${published} is published. Write ${published}, or ${published + 1} where questions change.`,
    },
    { suggestion: String(published) },
  );
}

/** SL6025: other questions under the version that is published. */
export function changedQuestions(version: number): Finding {
  return finding(
    "SL6025",
    "error",
    "/version",
    {
      zh: `问题与已发布的第 ${version} 版不同。请把 version 改为 ${version + 1}；改了名的问题写入 upgrades。`,
      en: `the questions differ from those of version ${version}, which is published. Write version ${version + 1}, and questions with new names in upgrades.`,
    },
    { suggestion: String(version + 1), fix: { pointer: "/version", value: version + 1 } },
  );
}

/** SL6031: other words under a policy's version by which runners have agreed to it. */
export function changedPolicy(index: number, id: string, version: string): Finding {
  return finding("SL6031", "error", `/policies/${index}/version`, {
    zh: `“${id}”的内容与已发布的版本 ${version} 不同。请换一个 version，同意过的选手会重新确认。`,
    en: `the words of "${id}" differ from those published as version ${version}. Give it another version; whoever has agreed is asked again.`,
  });
}
