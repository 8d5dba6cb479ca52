// Made by `npm run gen` from locales/home/mailing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "who": {};
  "whoText": { "race": string | number };
  "contents": {};
  "when": {};
  "whenText": { "from": string | number; "until": string | number };
  "fee": {};
  "free": {};
  "elsewhere": { "provinces": string | number; "fee": string | number };
  "notThere": { "provinces": string | number };
  "request": {};
  "opens": { "at": string | number };
  "closes": { "at": string | number };
  "closed": {};
  "province_110000": {};
  "province_120000": {};
  "province_130000": {};
  "province_140000": {};
  "province_150000": {};
  "province_210000": {};
  "province_220000": {};
  "province_230000": {};
  "province_310000": {};
  "province_320000": {};
  "province_330000": {};
  "province_340000": {};
  "province_350000": {};
  "province_360000": {};
  "province_370000": {};
  "province_410000": {};
  "province_420000": {};
  "province_430000": {};
  "province_440000": {};
  "province_450000": {};
  "province_460000": {};
  "province_500000": {};
  "province_510000": {};
  "province_520000": {};
  "province_530000": {};
  "province_540000": {};
  "province_610000": {};
  "province_620000": {};
  "province_630000": {};
  "province_640000": {};
  "province_650000": {};
}> = {
  scope: "home/mailing",
  zh: {
    "title": ["邮寄参赛包"],
    "empty": ["邮寄的时间和费用会在这里公布。"],
    "who": ["谁可以申请"],
    "whoText": ["已确认参加“",["race"],"”、参赛包没有领取的选手。"],
    "contents": ["邮寄内容"],
    "when": ["申请时间"],
    "whenText": [["from"]," 至 ",["until"]],
    "fee": ["邮费"],
    "free": ["免费"],
    "elsewhere": [["provinces"],"：",["fee"]],
    "notThere": ["不寄往",["provinces"]],
    "request": ["申请邮寄"],
    "opens": [["at"]," 开始申请"],
    "closes": [["at"]," 截止"],
    "closed": ["邮寄申请已经截止。"],
    "province_110000": ["北京"],
    "province_120000": ["天津"],
    "province_130000": ["河北"],
    "province_140000": ["山西"],
    "province_150000": ["内蒙古"],
    "province_210000": ["辽宁"],
    "province_220000": ["吉林"],
    "province_230000": ["黑龙江"],
    "province_310000": ["上海"],
    "province_320000": ["江苏"],
    "province_330000": ["浙江"],
    "province_340000": ["安徽"],
    "province_350000": ["福建"],
    "province_360000": ["江西"],
    "province_370000": ["山东"],
    "province_410000": ["河南"],
    "province_420000": ["湖北"],
    "province_430000": ["湖南"],
    "province_440000": ["广东"],
    "province_450000": ["广西"],
    "province_460000": ["海南"],
    "province_500000": ["重庆"],
    "province_510000": ["四川"],
    "province_520000": ["贵州"],
    "province_530000": ["云南"],
    "province_540000": ["西藏"],
    "province_610000": ["陕西"],
    "province_620000": ["甘肃"],
    "province_630000": ["青海"],
    "province_640000": ["宁夏"],
    "province_650000": ["新疆"],
  },
  en: {
    "title": ["Mailing of race packs"],
    "empty": ["Times and fees will be announced."],
    "who": ["Who can request it"],
    "whoText": ["Runners with a confirmed entry in ",["race"]," whose pack was not collected."],
    "contents": ["What is mailed"],
    "when": ["When"],
    "whenText": [["from"]," to ",["until"]],
    "fee": ["Postage"],
    "free": ["free"],
    "elsewhere": [["provinces"],": ",["fee"]],
    "notThere": ["Not to ",["provinces"]],
    "request": ["Request the mailing"],
    "opens": ["Requests open ",["at"]],
    "closes": ["Requests close ",["at"]],
    "closed": ["Requests are closed."],
    "province_110000": ["Beijing"],
    "province_120000": ["Tianjin"],
    "province_130000": ["Hebei"],
    "province_140000": ["Shanxi"],
    "province_150000": ["Inner Mongolia"],
    "province_210000": ["Liaoning"],
    "province_220000": ["Jilin"],
    "province_230000": ["Heilongjiang"],
    "province_310000": ["Shanghai"],
    "province_320000": ["Jiangsu"],
    "province_330000": ["Zhejiang"],
    "province_340000": ["Anhui"],
    "province_350000": ["Fujian"],
    "province_360000": ["Jiangxi"],
    "province_370000": ["Shandong"],
    "province_410000": ["Henan"],
    "province_420000": ["Hubei"],
    "province_430000": ["Hunan"],
    "province_440000": ["Guangdong"],
    "province_450000": ["Guangxi"],
    "province_460000": ["Hainan"],
    "province_500000": ["Chongqing"],
    "province_510000": ["Sichuan"],
    "province_520000": ["Guizhou"],
    "province_530000": ["Yunnan"],
    "province_540000": ["Tibet"],
    "province_610000": ["Shaanxi"],
    "province_620000": ["Gansu"],
    "province_630000": ["Qinghai"],
    "province_640000": ["Ningxia"],
    "province_650000": ["Xinjiang"],
  },
};
