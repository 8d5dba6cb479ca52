// Made by `npm run gen` from locales/page/results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "none": {};
  "home": {};
  "items": {};
  "editions": {};
  "sets": {};
  "setLink": { "number": string | number; "kind": string };
  "filters": {};
  "search": {};
  "find": {};
  "clear": {};
  "all": {};
  "sort": {};
  "sortBy": { "sort": string };
  "total": { "total": number };
  "shown": { "from": number; "to": number; "total": number };
  "nobody": {};
  "caption": { "item": string | number; "edition": string | number };
  "pages": {};
  "pageNumber": { "page": string | number };
  "previous": {};
  "next": {};
  "back": { "item": string | number; "edition": string | number };
  "allResults": {};
  "picture": {};
  "share": {};
  "copied": {};
  "shareText": { "name": string | number; "item": string | number; "time": string | number };
  "print": {};
  "files": {};
  "filesNote": {};
  "runnerTitle": { "name": string | number; "item": string | number; "edition": string | number };
  "bibTitle": { "bib": string | number };
}> = {
  scope: "page/results",
  zh: {
    "title": ["比赛成绩"],
    "none": ["成绩还没有公布。公布后可以在这里按姓名或参赛号查询。"],
    "home": ["回首页"],
    "items": ["项目"],
    "editions": ["届次"],
    "sets": ["版次"],
    "setLink": ["第 ",["number"]," 版 · ",["kind","select",{"preliminary":["初步"],"official":["正式"],"other":["更正"]}]],
    "filters": ["查询与筛选"],
    "search": ["姓名或参赛号"],
    "find": ["查询"],
    "clear": ["清除筛选"],
    "all": ["全部"],
    "sort": ["排序"],
    "sortBy": [["sort","select",{"net":["净成绩"],"gun":["枪声成绩"],"name":["姓名"],"bib":["参赛号"],"other":["名次"]}]],
    "total": [["total","number"]," 名选手"],
    "shown": ["第 ",["from","number"],"–",["to","number"]," 人，共 ",["total","number"]," 人"],
    "nobody": ["没有符合条件的选手。请核对姓名或参赛号，或清除筛选。"],
    "caption": [["item"]," ",["edition"]," 成绩"],
    "pages": ["分页"],
    "pageNumber": ["第 ",["page"]," 页"],
    "previous": ["上一页"],
    "next": ["下一页"],
    "back": [["item"]," ",["edition"]," 全部成绩"],
    "allResults": ["全部成绩"],
    "picture": ["保存成绩图片"],
    "share": ["分享"],
    "copied": ["链接已复制"],
    "shareText": [["name"],"：",["item"]," ",["time"]],
    "print": ["打印"],
    "files": ["媒体与数据"],
    "filesNote": ["地址固定，内容总是最新公布的一版。"],
    "runnerTitle": [["name"]," · ",["item"]," ",["edition"]],
    "bibTitle": ["参赛号 ",["bib"]],
  },
  en: {
    "title": ["Results"],
    "none": ["No results are published yet. Once they are, you find them here by name or bib."],
    "home": ["To the home page"],
    "items": ["Items"],
    "editions": ["Editions"],
    "sets": ["Sets"],
    "setLink": ["Set ",["number"]," · ",["kind","select",{"preliminary":["preliminary"],"official":["official"],"other":["amended"]}]],
    "filters": ["Search and filters"],
    "search": ["Name or bib"],
    "find": ["Search"],
    "clear": ["Clear all"],
    "all": ["All"],
    "sort": ["Sort by"],
    "sortBy": [["sort","select",{"net":["Net time"],"gun":["Gun time"],"name":["Name"],"bib":["Bib"],"other":["Place"]}]],
    "total": [["total","plural",{"one":["#"," runner"],"other":["#"," runners"]}]],
    "shown": [["from","number"],"–",["to","number"]," of ",["total","number"]],
    "nobody": ["Nobody matches. Check the name or bib, or clear the filters."],
    "caption": [["item"]," ",["edition"],": results"],
    "pages": ["Pages"],
    "pageNumber": ["Page ",["page"]],
    "previous": ["Previous page"],
    "next": ["Next page"],
    "back": ["All results of ",["item"]," ",["edition"]],
    "allResults": ["All results"],
    "picture": ["Save a picture"],
    "share": ["Share"],
    "copied": ["The link is copied"],
    "shareText": [["name"],": ",["item"]," ",["time"]],
    "print": ["Print"],
    "files": ["For media and programs"],
    "filesNote": ["At addresses that stay; always the newest published set."],
    "runnerTitle": [["name"]," · ",["item"]," ",["edition"]],
    "bibTitle": ["Bib ",["bib"]],
  },
};
