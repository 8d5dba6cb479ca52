// Made by `npm run gen` from locales/cli/impact.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "base": {};
  "noBase": {};
  "unknownRef": { "ref": string | number };
  "safe": {};
  "needs-upgrade": {};
  "breaking": {};
  "unchanged": {};
  "affected": { "count": number };
  "invalid": {};
  "noSchemas": { "folder": string | number };
}> = {
  scope: "cli/impact",
  zh: {
    "help": ["把某个 git 版本中的结构定义与现在的比较：每个改动是安全、需要升级步骤，还是破坏性的，以及所给站点中受影响的每一处。退出码：0 全部安全，1 不全安全，2 用法不对。"],
    "base": ["用来比较的 git 版本，或另一份软件包的文件夹"],
    "noBase": ["请用 --base 写明要比较的 git 版本。"],
    "unknownRef": ["git 中没有“",["ref"],"”，或这里不是 git 仓库。"],
    "safe": ["安全"],
    "needs-upgrade": ["需要升级步骤（缺少 upgrade.json）"],
    "breaking": ["破坏性"],
    "unchanged": ["结构定义没有改动。"],
    "affected": ["受影响：",["count"]," 处"],
    "invalid": ["不再符合"],
    "noSchemas": ["“",["folder"],"”没有 schemas 文件夹。--base 请写有该文件夹的 git 仓库的版本，或另一份软件包的文件夹。"],
  },
  en: {
    "help": ["Compares the schemas of a git commit with those of the working folder: whether each change is safe, needs an upgrade or is breaking, and each affected place of the given sites. Exit code 0: all safe; 1: not all; 2: wrong usage."],
    "base": ["the git commit, branch or tag to compare with, or the folder of another package"],
    "noBase": ["Name the git commit to compare with: --base GITREF."],
    "unknownRef": ["Git does not know \"",["ref"],"\", or this is not a git repository."],
    "safe": ["safe"],
    "needs-upgrade": ["needs an upgrade (there is no upgrade.json)"],
    "breaking": ["breaking"],
    "unchanged": ["No schema has changed."],
    "affected": ["affects ",["count","plural",{"one":["#"," place"],"other":["#"," places"]}]],
    "invalid": ["no longer valid"],
    "noSchemas": [["folder"]," has no folder schemas. --base is a commit of a git repository that has one, or the folder of another package."],
  },
};
