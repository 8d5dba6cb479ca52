// Made by `npm run gen` from locales/cli/demo.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "count": {};
  "noCount": { "value": string | number; "from": string | number; "to": string | number };
  "filled": { "domain": string | number };
  "imported": { "file": string | number; "rows": number };
  "published_preliminary": { "item": string | number; "edition": string | number; "runners": string | number };
  "published_official": { "item": string | number; "edition": string | number; "runners": string | number };
  "published_amended": { "item": string | number; "edition": string | number; "runners": string | number };
  "photos": { "count": number };
  "done": { "domain": string | number };
  "tryFile": { "file": string | number };
}> = {
  scope: "cli/demo",
  zh: {
    "summary": ["为示例赛事生成成绩、往届成绩和照片"],
    "help": ["为示例赛事 lighthouse-bay-half 生成虚拟选手的成绩、分段、往届成绩和照片，依次发布初步、正式和更正成绩。所用的文件保存在数据目录的 demo-data 中。已有成绩的赛事不会改动（退出码 1）。"],
    "count": ["今年的虚拟选手人数，默认 20000"],
    "noCount": ["“",["value"],"”不是 ",["from"]," 到 ",["to"]," 之间的整数。"],
    "filled": [["domain"]," 已有成绩文件，没有改动。要重新开始，请用新的数据目录启动服务器。"],
    "imported": [["file"],"：已导入 ",["rows"]," 行"],
    "published_preliminary": [["item"]," ",["edition"],"：已发布初步成绩，",["runners"]," 人"],
    "published_official": [["item"]," ",["edition"],"：已发布正式成绩，",["runners"]," 人"],
    "published_amended": [["item"]," ",["edition"],"：已发布更正成绩，",["runners"]," 人"],
    "photos": ["已导入 ",["count"]," 张照片"],
    "done": ["打开 http://",["domain"],":8080/results 查看（端口以您启动的服务器为准）。参赛号 00001 的选手使用护照 LBH00001，姓名按成绩列表填写，依此类推。"],
    "tryFile": ["组织者可以试着导入 ",["file"],"：其中两行有错。"],
  },
  en: {
    "summary": ["fill the example race with results, past years and photos"],
    "help": ["Fills the example race lighthouse-bay-half with results of invented runners: splits, two past years, photos, and preliminary, official and amended sets. The files stay in the folder demo-data of the data folder. A race that has results is left alone (exit code 1)."],
    "count": ["number of this year's invented runners; 20000 unless given"],
    "noCount": ["\"",["value"],"\" is not a whole number from ",["from"]," to ",["to"],"."],
    "filled": [["domain"]," has files of results already; nothing was changed. To start again, start the server with a new data folder."],
    "imported": [["file"],": ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," imported"],
    "published_preliminary": [["item"]," ",["edition"],": preliminary results published, ",["runners"]," runners"],
    "published_official": [["item"]," ",["edition"],": official results published, ",["runners"]," runners"],
    "published_amended": [["item"]," ",["edition"],": amended results published, ",["runners"]," runners"],
    "photos": [["count","plural",{"one":["#"," photo"],"other":["#"," photos"]}]," imported"],
    "done": ["See http://",["domain"],":8080/results (or the port of your server). Runner 00001 has the passport LBH00001 and the name \"Runner 00001\"."],
    "tryFile": ["As an organiser, try to import ",["file"],": two of its rows are faulty."],
  },
};
