// Made by `npm run gen` from locales/kit/uploader.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "choose": {};
  "chooseOne": {};
  "drop": {};
  "dropOnlyOne": {};
  "kinds": { "endings": string | number };
  "limit": { "size": string | number };
  "exactly": { "width": string | number; "height": string | number };
  "most": { "count": number };
  "wrongEnding": { "name": string | number };
  "tooLarge": { "name": string | number; "size": string | number; "limit": string | number };
  "wrongDimensions": { "name": string | number; "width": string | number; "height": string | number; "actualWidth": string | number; "actualHeight": string | number };
  "unreadable": { "name": string | number; "width": string | number; "height": string | number };
  "between": {};
  "tooMany": { "count": number; "names": string | number };
  "promiseTitle": { "name": string | number };
  "promiseBody": {};
  "promiseYes": {};
  "confirm": {};
  "cancel": {};
  "sending": { "name": string | number };
  "checking": {};
  "cancelOne": { "name": string | number };
  "retryOne": { "name": string | number };
  "dropOne": { "name": string | number };
  "notSent": {};
  "preview": { "name": string | number };
  "download": { "name": string | number };
  "remove": { "name": string | number };
  "removeTitle": { "name": string | number };
  "removeBody": {};
  "removeYes": {};
  "takeOutTitle": { "name": string | number };
  "takeOutBody": {};
  "takeOutYes": {};
  "takenOut": { "name": string | number };
  "removed": { "name": string | number };
  "arrived": { "name": string | number };
}> = {
  scope: "kit/uploader",
  zh: {
    "choose": ["选择文件"],
    "chooseOne": ["选择文件"],
    "drop": ["或拖到这里"],
    "dropOnlyOne": ["或拖到这里"],
    "kinds": ["格式：",["endings"]],
    "limit": ["单个文件不超过 ",["size"]],
    "exactly": ["图片须为 ",["width"]," × ",["height"]," 像素"],
    "most": ["最多 ",["count"]," 个文件"],
    "wrongEnding": [["name"],"：文件格式不正确"],
    "tooLarge": [["name"],"：大小为 ",["size"],"，请上传不超过 ",["limit"]," 的文件"],
    "wrongDimensions": [["name"],"：上传图片的尺寸不符合标准，宽度须为 ",["width"]," px，高度须为 ",["height"]," px；实际宽度为 ",["actualWidth"]," px，高度为 ",["actualHeight"]," px"],
    "unreadable": [["name"],"：无法读取图片，宽度须为 ",["width"]," px，高度须为 ",["height"]," px"],
    "between": ["、"],
    "tooMany": ["文件超出 ",["count"]," 个限制，没有添加：",["names"]],
    "promiseTitle": ["请确认“",["name"],"”真实有效"],
    "promiseBody": ["上传即表示您承诺该文件真实有效。"],
    "promiseYes": ["点击确认"],
    "confirm": ["确认"],
    "cancel": ["取消"],
    "sending": ["正在上传“",["name"],"”"],
    "checking": ["检查中…"],
    "cancelOne": ["取消上传“",["name"],"”"],
    "retryOne": ["重新上传“",["name"],"”"],
    "dropOne": ["放弃“",["name"],"”"],
    "notSent": ["未上传"],
    "preview": ["预览“",["name"],"”"],
    "download": ["下载“",["name"],"”"],
    "remove": ["删除“",["name"],"”"],
    "removeTitle": ["此操作将删除“",["name"],"”，是否继续？"],
    "removeBody": ["删除后无法恢复。"],
    "removeYes": ["删除"],
    "takeOutTitle": ["从报名表中移除“",["name"],"”？"],
    "takeOutBody": ["文件本身仍保留在您的账号中，可以另外删除。"],
    "takeOutYes": ["移除"],
    "takenOut": ["已移除“",["name"],"”"],
    "removed": ["已删除“",["name"],"”"],
    "arrived": ["“",["name"],"”上传成功"],
  },
  en: {
    "choose": ["Choose files"],
    "chooseOne": ["Choose a file"],
    "drop": ["or drop them here"],
    "dropOnlyOne": ["or drop it here"],
    "kinds": [["endings"]],
    "limit": ["Up to ",["size"]," each"],
    "exactly": ["exactly ",["width"]," × ",["height"]," px"],
    "most": [["count","plural",{"one":["one file"],"other":["#"," files"]}]," at most"],
    "wrongEnding": [["name"],": this type of file is not accepted"],
    "tooLarge": [["name"]," is ",["size"],". Please upload a file of at most ",["limit"],"."],
    "wrongDimensions": [["name"],": the picture must be ",["width"]," px wide and ",["height"]," px high, but it is ",["actualWidth"]," px wide and ",["actualHeight"]," px high."],
    "unreadable": [["name"]," cannot be read as a picture. It must be ",["width"]," px wide and ",["height"]," px high."],
    "between": [", "],
    "tooMany": [["count","plural",{"one":["Only one file is allowed here."],"other":["Only ","#"," files are allowed here."]}]," Left out: ",["names"]],
    "promiseTitle": ["Is “",["name"],"” genuine and valid?"],
    "promiseBody": ["By uploading it you confirm that it is genuine and valid."],
    "promiseYes": ["Yes, it is"],
    "confirm": ["Confirm"],
    "cancel": ["Cancel"],
    "sending": ["Uploading “",["name"],"”"],
    "checking": ["Checking…"],
    "cancelOne": ["Cancel “",["name"],"”"],
    "retryOne": ["Upload “",["name"],"” again"],
    "dropOne": ["Discard “",["name"],"”"],
    "notSent": ["Not uploaded"],
    "preview": ["Preview “",["name"],"”"],
    "download": ["Download “",["name"],"”"],
    "remove": ["Remove “",["name"],"”"],
    "removeTitle": ["Delete “",["name"],"” permanently?"],
    "removeBody": ["This cannot be undone."],
    "removeYes": ["Delete"],
    "takeOutTitle": ["Remove “",["name"],"” from the form?"],
    "takeOutBody": ["The file stays in your account. You can delete it there."],
    "takeOutYes": ["Remove"],
    "takenOut": ["“",["name"],"” was removed from the form"],
    "removed": ["“",["name"],"” was deleted"],
    "arrived": ["“",["name"],"” was uploaded"],
  },
};
