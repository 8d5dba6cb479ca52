// Made by `npm run gen` from locales/organise-certificates.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "noTemplates": {};
  "templates": {};
  "set-finishers": {};
  "set-participants": {};
  "set-volunteers": {};
  "template": { "id": string | number };
  "noTemplate": {};
  "count": { "count": number };
  "notPublished": {};
  "opensAt": { "time": string | number };
  "open": {};
  "picture": { "people": string | number };
  "pictureFailed": { "message": string | number };
  "language": {};
  "language-zh": {};
  "language-en": {};
  "names": {};
  "namesFine": {};
  "namesLead": {};
  "firstNames": { "count": string | number };
  "printedAs": { "printed": string | number };
  "printedBib": {};
  "archive": {};
  "archiveLead": { "number": string | number };
  "archiveLater": {};
  "archiveClosed": {};
  "archiveNone": {};
  "part": {};
  "partOf": { "from": string | number; "count": number };
  "format": {};
  "format-pdf": {};
  "format-png": {};
  "download": {};
  "drawing": {};
}> = {
  scope: "organise-certificates",
  zh: {
    "noTemplates": ["这个项目没有证书模板。请在赛事文件夹的 certificates 里添加，再发布网站。"],
    "templates": ["证书模板"],
    "set-finishers": ["完赛者"],
    "set-participants": ["参赛者（未完赛或不排名）"],
    "set-volunteers": ["名单中的每个人"],
    "template": ["模板 ",["id"]],
    "noTemplate": ["没有模板，不发证书"],
    "count": [["count"]," 人"],
    "notPublished": ["成绩发布后才有证书"],
    "opensAt": [["time"]," 开放下载"],
    "open": ["已开放下载"],
    "picture": [["people"],"的证书示例，参赛者是虚构的"],
    "pictureFailed": ["没有画出来：",["message"]],
    "language": ["证书语言"],
    "language-zh": ["中文"],
    "language-en": ["英文"],
    "names": ["字体中没有的姓名"],
    "namesFine": ["所有姓名都能印出来。"],
    "namesLead": ["以下姓名改印拉丁字母；没有拉丁字母姓名的印参赛号，并在下方注明。韩文和泰文可以由服务器管理员安装字体；其他姓名可以请选手提供拉丁字母写法，更正后再发布。"],
    "firstNames": ["只列出前 ",["count"]," 个"],
    "printedAs": ["印为 ",["printed"]],
    "printedBib": ["印参赛号"],
    "archive": ["下载全部证书"],
    "archiveLead": ["ZIP 压缩包，按第 ",["number"]," 版成绩逐份绘制，需要一些时间；隐藏成绩的选手不在其中。"],
    "archiveLater": ["成绩发布后可以下载。"],
    "archiveClosed": ["开放下载后才能打包。"],
    "archiveNone": ["这一版成绩中没有人获得证书。"],
    "part": ["哪一部分"],
    "partOf": ["名单第 ",["from"]," 行起（",["count"]," 份）"],
    "format": ["格式"],
    "format-pdf": ["PDF（印刷）"],
    "format-png": ["PNG（图片）"],
    "download": ["下载 ZIP"],
    "drawing": ["正在绘制，请不要关闭页面…"],
  },
  en: {
    "noTemplates": ["The item has no template. Add one to the folder certificates of the race and publish the site."],
    "templates": ["Templates"],
    "set-finishers": ["Finishers"],
    "set-participants": ["Participants who did not finish, or are not ranked"],
    "set-volunteers": ["Everybody in the list"],
    "template": ["template ",["id"]],
    "noTemplate": ["no template: they get no certificate"],
    "count": [["count","plural",{"one":["#"," person"],"other":["#"," people"]}]],
    "notPublished": ["there are none until results are published"],
    "opensAt": ["can be downloaded from ",["time"]],
    "open": ["can be downloaded"],
    "picture": ["Sample certificate (",["people"],"), of an invented runner"],
    "pictureFailed": ["It could not be drawn: ",["message"]],
    "language": ["Language of the certificates"],
    "language-zh": ["Chinese"],
    "language-en": ["English"],
    "names": ["Names that the fonts lack"],
    "namesFine": ["Every name can be printed."],
    "namesLead": ["These are printed in Latin letters, or as the bib if no Latin name is known, with a note. For Korean and Thai the operator of the server can install fonts; for others, import the Latin name and publish again."],
    "firstNames": ["The first ",["count"]," are listed"],
    "printedAs": ["printed as ",["printed"]],
    "printedBib": ["printed as the bib"],
    "archive": ["Download the certificates"],
    "archiveLead": ["A ZIP archive, drawn one by one from set ",["number"],", which takes a while. Runners who hide their result are left out."],
    "archiveLater": ["They can be downloaded once results are published."],
    "archiveClosed": ["There is an archive once they can be downloaded."],
    "archiveNone": ["Nobody in this set gets a certificate."],
    "part": ["Part"],
    "partOf": ["from row ",["from"]," of the list (",["count","plural",{"one":["#"," certificate"],"other":["#"," certificates"]}],")"],
    "format": ["Format"],
    "format-pdf": ["PDF, for print"],
    "format-png": ["PNG, as pictures"],
    "download": ["Download the ZIP"],
    "drawing": ["They are being drawn. Keep this page open…"],
  },
};
