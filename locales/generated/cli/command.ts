// Made by `npm run gen` from locales/cli/command.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "usage": { "usage": string | number };
  "overviewUsage": {};
  "moreHelp": {};
  "language": {};
  "help": {};
  "domain": {};
  "format": {};
  "noRace": {};
  "exportFormat": {};
  "exportOut": {};
  "noExportFile": {};
  "exported": { "file": string | number };
  "unknownVerb": { "name": string | number };
  "misspeltVerb": { "name": string | number; "near": string | number };
  "unknownLanguage": { "language": string | number };
  "misspeltOption": { "option": string | number; "near": string | number };
  "noStdinPath": {};
  "unknownOption": { "option": string | number };
  "malformedOption": { "option": string | number };
  "unknownChoice": { "option": string | number; "value": string | number; "choices": string | number };
  "noDomain": {};
  "invalidDomain": { "domain": string | number };
  "unreadable": { "path": string | number };
  "unwritable": { "path": string | number; "code": string | number };
  "written": { "path": string | number };
  "fileTrouble": { "path": string | number; "why": string | number };
  "serverRefused": { "reason": string | number };
  "noAnswer": { "base": string | number; "reason": string | number };
  "noStartline": { "base": string | number; "status": string | number };
  "formsNotDrawn": {};
  "needsClone": { "verb": string | number };
  "inClone": { "verbs": string | number };
  "noDatabase": { "database": string | number };
  "newDatabase": { "database": string | number };
  "notMade": { "database": string | number };
}> = {
  scope: "cli/command",
  zh: {
    "usage": ["用法：startline ",["usage"]],
    "overviewUsage": ["用法：startline <命令> …"],
    "moreHelp": ["各命令的说明：startline <命令> --help"],
    "language": ["输出的语言（默认按 LANG）"],
    "help": ["显示本帮助"],
    "domain": ["域名"],
    "format": ["输出格式"],
    "noRace": ["这个域名没有绑定赛事。"],
    "exportFormat": ["导出的格式，默认 csv"],
    "exportOut": ["导出到这个文件"],
    "noExportFile": ["请用 --out 指定要写的文件。"],
    "exported": ["已写入 ",["file"]],
    "unknownVerb": ["没有命令“",["name"],"”。请查看 startline --help。"],
    "misspeltVerb": ["没有命令“",["name"],"”。是否想写“",["near"],"”？"],
    "unknownLanguage": ["没有“",["language"],"”这种语言，请写 --language zh 或 --language en。"],
    "misspeltOption": ["没有选项 ",["option"],"。是否想写 ",["near"],"？"],
    "noStdinPath": ["读取标准输入时，请用 --stdin-filepath 写明文件的路径。"],
    "unknownOption": ["没有选项 ",["option"],"，请查看 --help。"],
    "malformedOption": ["选项 ",["option"]," 的写法不对，请查看 --help。"],
    "unknownChoice": ["--",["option"]," 不能是“",["value"],"”，请写 ",["choices"],"。"],
    "noDomain": ["请用 --domain 写明域名。"],
    "invalidDomain": ["“",["domain"],"”不是域名。"],
    "unreadable": ["无法读取“",["path"],"”。"],
    "unwritable": ["无法写入 ",["path"],"（",["code"],"）。"],
    "written": ["已写入 ",["path"],"。"],
    "fileTrouble": ["无法读写“",["path"],"”：",["why"],"。"],
    "serverRefused": ["服务器拒绝了请求：",["reason"]],
    "noAnswer": ["连不上 ",["base"],"：",["reason"],"。"],
    "noStartline": [["base"]," 的回应（",["status"],"）不是 Startline 的，请检查地址。"],
    "formsNotDrawn": ["未检查报名表单能否完整显示：程序没有最新的构建。请运行 npm run build，然后重试。"],
    "needsClone": ["startline ",["verb"]," 需要服务器，软件包里没有。请在项目的副本中运行：node startline ",["verb"]," …"],
    "inClone": ["只在项目的副本中：",["verbs"]],
    "noDatabase": ["还没有",["database"],"。请像启动服务器时那样设置 DATA_DIR 或 DATABASE_URL，或先启动一次服务器。"],
    "newDatabase": ["还没有",["database"],"。是否新建？如果您已有服务器，请选否，并设置与它相同的 DATA_DIR 或 DATABASE_URL。"],
    "notMade": ["还没有",["database"],"，也没有新建。请像启动服务器时那样设置 DATA_DIR 或 DATABASE_URL；要新建，请加 --new-database。"],
  },
  en: {
    "usage": ["Usage: startline ",["usage"]],
    "overviewUsage": ["Usage: startline <verb> …"],
    "moreHelp": ["For more about a verb: startline <verb> --help"],
    "language": ["the language of the output (default: from LANG)"],
    "help": ["show this help"],
    "domain": ["the domain name"],
    "format": ["the output format"],
    "noRace": ["No race is bound to this domain."],
    "exportFormat": ["the format of an export; csv by default"],
    "exportOut": ["write the export into this file"],
    "noExportFile": ["Name the file to write with --out."],
    "exported": ["Written: ",["file"]],
    "unknownVerb": ["There is no verb \"",["name"],"\". See startline --help."],
    "misspeltVerb": ["There is no verb \"",["name"],"\". Did you mean \"",["near"],"\"?"],
    "unknownLanguage": ["There is no language \"",["language"],"\". Write --language zh or --language en."],
    "misspeltOption": ["There is no option ",["option"],". Did you mean ",["near"],"?"],
    "noStdinPath": ["To check the standard input, name the path of its file with --stdin-filepath."],
    "unknownOption": ["There is no option ",["option"],". See --help."],
    "malformedOption": ["The option ",["option"]," is not written correctly. See --help."],
    "unknownChoice": ["--",["option"]," cannot be \"",["value"],"\". Write one of ",["choices"],"."],
    "noDomain": ["Name the domain with --domain."],
    "invalidDomain": ["\"",["domain"],"\" is not a domain name."],
    "unreadable": ["Cannot read ",["path"],"."],
    "unwritable": [["path"]," cannot be written (",["code"],")."],
    "written": ["Wrote ",["path"],"."],
    "fileTrouble": ["Cannot read or write ",["path"],": ",["why"],"."],
    "serverRefused": ["The server refused the request: ",["reason"]],
    "noAnswer": [["base"]," cannot be reached: ",["reason"],"."],
    "noStartline": ["What ",["base"]," answered (status ",["status"],") is not from a Startline server. Check the address."],
    "formsNotDrawn": ["Not checked: whether the forms can be drawn, because there is no current build. Run npm run build, then try again."],
    "needsClone": ["startline ",["verb"]," needs the server, which is not in this package. Call it in a clone of the project: node startline ",["verb"]," …"],
    "inClone": ["Only in a clone of the project: ",["verbs"]],
    "noDatabase": ["There is no ",["database"]," yet. Set DATA_DIR or DATABASE_URL as for your server, or start the server once."],
    "newDatabase": ["There is no ",["database"]," yet. Make it? If you have a server, answer no, and set DATA_DIR or DATABASE_URL as it has them."],
    "notMade": ["There is no ",["database"]," yet, and none was made. Set DATA_DIR or DATABASE_URL as for your server; to make one, add --new-database."],
  },
};
