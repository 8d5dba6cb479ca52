// Made by `npm run gen` from locales/cli/new.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "nameZh": {};
  "nameEn": {};
  "cityZh": {};
  "cityEn": {};
  "date": {};
  "timeZone": {};
  "badName": { "name": string | number };
  "onlyOne": { "given": string | number; "missing": string | number };
  "badText": { "option": string | number; "most": string | number };
  "badDate": { "date": string | number };
  "tooSoon": { "days": string | number };
  "badZone": { "zone": string | number };
  "exists": { "folder": string | number };
  "noParent": { "folder": string | number };
  "made": { "folder": string | number; "files": string | number; "name": string | number; "date": string | number; "opens": string | number; "closes": string | number; "validate": string | number; "show": string | number };
  "showInClone": { "id": string | number };
  "showInPackage": {};
  "defaultCity": {};
  "defaultName": { "city": string | number };
  "day": { "year": string | number; "month": string | number; "day": string | number; "monthName": string | number };
  "badType": { "type": string | number };
  "noSite": { "folder": string | number };
  "madeComposite": { "file": string | number; "block": string | number; "validate": string | number };
}> = {
  scope: "cli/new",
  zh: {
    "help": ["用模板新建一个赛事：站点、报名表、文档和图片，中英文都有，日期按比赛日推算。在项目中建在 sites 文件夹里，用软件包时建在当前文件夹里。已有同名文件夹时不新建。new composite my/name 站点或组件包文件夹：新建一个可以直接使用的组合板块。"],
    "nameZh": ["赛事的中文名（与 --name-en 一起写）"],
    "nameEn": ["赛事的英文名（与 --name-zh 一起写）"],
    "cityZh": ["城市的中文名（与 --city-en 一起写）"],
    "cityEn": ["城市的英文名（与 --city-zh 一起写）"],
    "date": ["比赛日（默认：20 周后的第一个星期日）"],
    "timeZone": ["时区（默认 Asia/Shanghai）"],
    "badName": ["“",["name"],"”不能作为文件夹名：它也是网址的一部分，请只用小写字母、数字和连字符，最多 63 个字符，例如 my-race。"],
    "onlyOne": ["写了 --",["given"],"，请同时写 --",["missing"],"：站点有中英文两种语言。"],
    "badText": ["--",["option"]," 不能为空、超过 ",["most"]," 个字符或含有控制字符。"],
    "badDate": ["没有“",["date"],"”这一天，请写 2027-04-11 这样的日期。"],
    "tooSoon": ["比赛日最早是 ",["days"]," 天以后：报名最早明天开放，截止后还要印号码布。"],
    "badZone": ["没有“",["zone"],"”这个时区，请写 Asia/Shanghai 这样的名称。"],
    "exists": ["已有“",["folder"],"”，没有新建。请换一个名称。"],
    "noParent": ["没有文件夹“",["folder"],"”，无法新建。"],
    "made": ["已新建 ",["folder"],"（",["files"]," 个文件）：",["name"],"，",["date"],"。\n报名：",["opens"]," 至 ",["closes"],"。\n\n接下来：\n  1. 修改 ",["folder"],"/site.json：名称、项目、费用、地点。\n  2. 检查：",["validate"],"\n  3. 查看：",["show"]],
    "showInClone": ["npm start，然后打开 http://",["id"],".localhost:8080"],
    "showInPackage": ["把这个文件夹放进项目的 sites 文件夹，然后运行 npm start"],
    "defaultCity": ["滨河"],
    "defaultName": [["city"],"十公里"],
    "day": [["year"]," 年 ",["month"]," 月 ",["day"]," 日"],
    "badType": ["“",["type"],"”不能作为组合板块的类型：请写“命名空间/名称”，只用小写字母、数字和连字符，例如 my/sponsor-wall。"],
    "noSite": ["“",["folder"],"”不是站点文件夹，也不是组件包文件夹。请写明放在哪里，例如 sites/my-race 或 packs/my-series。"],
    "madeComposite": ["已新建 ",["file"],"。\n\n接下来：\n  1. 修改它：props 是使用时要写的值，tree 是由它们组成的板块，docs/composites.md 有说明。\n  2. 在 site.json 的板块列表中使用：\n\n",["block"],"\n\n  3. 检查：",["validate"]],
  },
  en: {
    "help": ["Starts a race from a template: a site with a sign-up form, documents and pictures, in Chinese and English, and with all dates counted from race day. In a clone of the project the folder is made in sites/, from the package in the current folder. An existing folder is never changed. new composite my/name FOLDER writes a composite block that works into the folder of a site or a pack."],
    "nameZh": ["the race's name in Chinese (with --name-en)"],
    "nameEn": ["the race's name in English (with --name-zh)"],
    "cityZh": ["the city in Chinese (with --city-en)"],
    "cityEn": ["the city in English (with --city-zh)"],
    "date": ["race day (default: the first Sunday in twenty weeks)"],
    "timeZone": ["the time zone (default: Asia/Shanghai)"],
    "badName": ["\"",["name"],"\" cannot be the folder's name: it becomes part of an address. Use small letters, digits and hyphens, at most 63 characters, such as my-race."],
    "onlyOne": ["--",["given"]," needs --",["missing"]," too: the site is in both languages."],
    "badText": ["--",["option"]," must not be empty, have more than ",["most"]," characters or contain control characters."],
    "badDate": ["There is no day \"",["date"],"\". Write a date such as 2027-04-11."],
    "tooSoon": ["Race day is at least ",["days"]," days from now: registration opens tomorrow at the earliest, and bibs are printed after it closes."],
    "badZone": ["There is no time zone \"",["zone"],"\". Write a name such as Asia/Shanghai."],
    "exists": [["folder"]," exists already, and nothing was changed. Choose another name."],
    "noParent": ["There is no folder ",["folder"]," to make it in."],
    "made": ["Made ",["folder"]," (",["files"]," files): ",["name"],", ",["date"],".\nRegistration: ",["opens"]," to ",["closes"],".\n\nNext:\n  1. Edit ",["folder"],"/site.json: names, distances, fees, venue.\n  2. Check it: ",["validate"],"\n  3. See it: ",["show"]],
    "showInClone": ["npm start, then open http://",["id"],".localhost:8080"],
    "showInPackage": ["put the folder into sites/ of a clone of the project, then run npm start there"],
    "defaultCity": ["Riverside"],
    "defaultName": [["city"]," 10K"],
    "day": [["day"]," ",["monthName"]," ",["year"]],
    "badType": ["\"",["type"],"\" cannot be the type of a composite: write a namespace and a name in small letters, digits and hyphens, such as my/sponsor-wall."],
    "noSite": [["folder"]," is neither the folder of a site nor that of a pack. Name the folder to put it into, such as sites/my-race or packs/my-series."],
    "madeComposite": ["Made ",["file"],".\n\nNext:\n  1. Edit it: props are the values that its users write, tree the blocks that are made of them; docs/composites.md explains both.\n  2. Use it in a list of blocks of site.json:\n\n",["block"],"\n\n  3. Check it: ",["validate"]],
  },
};
