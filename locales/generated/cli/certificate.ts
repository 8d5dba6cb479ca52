// Made by `npm run gen` from locales/cli/certificate.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "out": {};
  "runner": {};
  "latinName": {};
  "site": {};
  "unknown": { "word": string | number };
  "noSite": {};
  "none": { "folder": string | number };
  "latinPrinted": { "name": string | number };
}> = {
  scope: "cli/certificate",
  zh: {
    "summary": ["预览证书：生成 PDF 和 PNG"],
    "help": ["用样例成绩绘制站点 certificates 文件夹中的证书，不需要服务器。每种语言、每个群体各生成一个 PDF 和一个 PNG。"],
    "out": ["写入的文件夹；不写则为站点旁的 certificate-previews"],
    "runner": ["样例选手的姓名，可用来试一个难印的名字"],
    "latinName": ["样例选手的拉丁字母姓名"],
    "site": ["站点的文件夹"],
    "unknown": ["没有子命令“",["word"],"”。可用：preview。"],
    "noSite": ["请写明站点的文件夹：startline certificate preview SITE。"],
    "none": [["folder"]," 的 certificates 文件夹中没有可用的证书。请运行 startline validate 查看原因。"],
    "latinPrinted": ["字体中没有“",["name"],"”的部分文字，因此以拉丁字母或参赛号代替。"],
  },
  en: {
    "summary": ["previews certificates as PDF and PNG"],
    "help": ["Draws the certificates of a site's folder with a sample result, without a server: a PDF and a PNG in each language for each of their sets."],
    "out": ["the folder to write to; left out, certificate-previews"],
    "runner": ["the name of the sample runner, to try a difficult one"],
    "latinName": ["the Latin name of the sample runner"],
    "site": ["the site's folder"],
    "unknown": ["There is no \"certificate ",["word"],"\". There is \"certificate preview\"."],
    "noSite": ["Name the site's folder: startline certificate preview SITE."],
    "none": [["folder"]," has no certificate that can be drawn in its folder certificates. startline validate lists the reasons."],
    "latinPrinted": ["The fonts lack letters of \"",["name"],"\", so its Latin letters or the bib were printed."],
  },
};
