// Made by `npm run gen` from locales/cli/editor.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
}> = {
  scope: "cli/editor",
  zh: {
    "help": ["把站点格式的结构定义写入文件夹的 .vscode/settings.json，其中包括各站点及其组件包的组合板块，VS Code 便能提示和说明它们。其余设置保持不变。FOLDER 是在 VS Code 中打开的文件夹：一个站点，或放各站点的文件夹。组合板块改动后请再运行一次。"],
  },
  en: {
    "help": ["Writes the schemas of sites into .vscode/settings.json of a folder, with the composites of each site and its packs, so that VS Code offers and describes them. Other settings stay. FOLDER is what you open in VS Code: a site, or a folder of sites. Call it again after a composite changes."],
  },
};
