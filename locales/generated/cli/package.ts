// Made by `npm run gen` from locales/cli/package.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "needsClone": { "verb": string | number };
  "inClone": { "verbs": string | number };
  "noSchemas": { "folder": string | number };
}> = {
  scope: "cli/package",
  zh: {
    "needsClone": ["startline ",["verb"]," 需要服务器，软件包里没有。请在项目的副本中运行：node startline ",["verb"]," …"],
    "inClone": ["只在项目的副本中：",["verbs"]],
    "noSchemas": ["“",["folder"],"”没有 schemas 文件夹。--base 请写有该文件夹的 git 仓库的版本，或另一份软件包的文件夹。"],
  },
  en: {
    "needsClone": ["startline ",["verb"]," needs the server, which is not in this package. Call it in a clone of the project: node startline ",["verb"]," …"],
    "inClone": ["Only in a clone of the project: ",["verbs"]],
    "noSchemas": [["folder"]," has no folder schemas. --base is a commit of a git repository that has one, or the folder of another package."],
  },
};
