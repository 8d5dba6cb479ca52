// Made by `npm run gen` from locales/photos.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "bib": {};
  "bibHint": {};
  "runnerName": {};
  "nameHint": {};
  "optional": {};
  "missingBib": {};
  "search": {};
  "searching": {};
  "again": {};
  "ownTitle": {};
  "openOwn": { "bib": string | number };
  "none": { "bib": string | number };
  "previewTitle": { "bib": string | number; "count": number };
  "previewText": {};
  "galleryTitle": { "bib": string | number };
  "withBib": { "count": string | number };
  "possible": { "count": string | number };
  "possibleText": {};
  "select": { "number": string | number };
  "enlarge": { "number": string | number };
  "photo": { "number": string | number };
  "selectAll": {};
  "selectNone": {};
  "download": { "count": number };
  "downloading": {};
  "most": { "most": string | number };
  "downloadOne": {};
  "notMe": {};
  "remove": {};
  "notMeTitle": {};
  "notMeBody": { "bib": string | number };
  "removeTitle": {};
  "removeBody": {};
  "keep": {};
  "removed": {};
  "missingPhoto": {};
  "empty": {};
}> = {
  scope: "photos",
  zh: {
    "bib": ["参赛号"],
    "bibHint": ["号码布上的号码，如 A00001"],
    "runnerName": ["姓名"],
    "nameHint": ["参赛号是公开的：填写成绩中的姓名，才能查看全部照片"],
    "optional": ["选填"],
    "missingBib": ["请填写参赛号"],
    "search": ["查找照片"],
    "searching": ["正在查找……"],
    "again": ["查找其他参赛号"],
    "ownTitle": ["您的参赛号"],
    "openOwn": [["bib"]," 的照片"],
    "none": ["还没有参赛号 ",["bib"]," 的照片。照片会陆续上传，请过一段时间再来查找。"],
    "previewTitle": ["参赛号 ",["bib"],"：",["count"]," 张照片"],
    "previewText": ["这里只显示其中的小图。填写姓名后可以查看和下载全部照片。"],
    "galleryTitle": ["参赛号 ",["bib"]," 的照片"],
    "withBib": ["有您的参赛号（",["count"]," 张）"],
    "possible": ["可能有您（",["count"]," 张）"],
    "possibleText": ["参赛号没有看清，或照片拍摄于您通过计时点的前后。"],
    "select": ["选择第 ",["number"]," 张照片"],
    "enlarge": ["放大第 ",["number"]," 张照片"],
    "photo": ["第 ",["number"]," 张照片"],
    "selectAll": ["全选"],
    "selectNone": ["取消选择"],
    "download": [["count","plural",{"0":["下载所选"],"other":["下载所选 ",["count"]," 张"]}]],
    "downloading": ["正在准备下载……"],
    "most": ["一次最多下载 ",["most"]," 张。"],
    "downloadOne": ["下载这张"],
    "notMe": ["不是我"],
    "remove": ["移除照片"],
    "notMeTitle": ["照片里不是您？"],
    "notMeBody": ["这张照片会立即从参赛号 ",["bib"]," 的照片中去掉，其他选手仍能看到。"],
    "removeTitle": ["移除这张照片？"],
    "removeBody": ["所有人都会立即看不到这张照片。需要恢复时请联系主办方。"],
    "keep": ["保留"],
    "removed": ["已移除"],
    "missingPhoto": ["这张照片无法显示"],
    "empty": ["还没有您的照片。照片会陆续上传，请过一段时间再来。"],
  },
  en: {
    "bib": ["Bib number"],
    "bibHint": ["As printed on the bib, such as A00001"],
    "runnerName": ["Name"],
    "nameHint": ["A bib is public: with the name in the results you see all photos"],
    "optional": ["optional"],
    "missingBib": ["Enter the bib number"],
    "search": ["Find photos"],
    "searching": ["Searching…"],
    "again": ["Look up another bib"],
    "ownTitle": ["Your bibs"],
    "openOwn": ["Photos of ",["bib"]],
    "none": ["There are no photos with bib ",["bib"]," yet. More photos are added after the race: look again later."],
    "previewTitle": ["Bib ",["bib"],": ",["count","plural",{"one":["#"," photo"],"other":["#"," photos"]}]],
    "previewText": ["These are small previews. Enter the name to see and download all photos."],
    "galleryTitle": ["Photos of bib ",["bib"]],
    "withBib": ["With your bib (",["count"],")"],
    "possible": ["Possibly you (",["count"],")"],
    "possibleText": ["The bib was not read with certainty, or the photo was taken when you passed a timing point."],
    "select": ["Select photo ",["number"]],
    "enlarge": ["Enlarge photo ",["number"]],
    "photo": ["Photo ",["number"]],
    "selectAll": ["Select all"],
    "selectNone": ["Clear selection"],
    "download": [["count","plural",{"0":["Download the selection"],"one":["Download ","#"," photo"],"other":["Download ","#"," photos"]}]],
    "downloading": ["Preparing…"],
    "most": ["At most ",["most"]," photos at a time."],
    "downloadOne": ["Download"],
    "notMe": ["Not me"],
    "remove": ["Remove photo"],
    "notMeTitle": ["You are not on this photo?"],
    "notMeBody": ["It goes from the photos of bib ",["bib"]," at once. Others still see it."],
    "removeTitle": ["Remove this photo?"],
    "removeBody": ["Nobody sees it any more, at once. Ask the organiser if it should come back."],
    "keep": ["Keep"],
    "removed": ["Removed"],
    "missingPhoto": ["This photo cannot be shown"],
    "empty": ["There are no photos of you yet. More photos are added after the race: come back later."],
  },
};
