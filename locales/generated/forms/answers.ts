// Made by `npm run gen` from locales/forms/answers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "yes": {};
  "no": {};
  "entryFee": {};
  "additionalFee": {};
  "ages.upTo": { "max": string | number };
  "ages.between": { "min": string | number; "max": string | number };
  "ages.from": { "min": string | number };
  "role.captain": {};
  "role.member": {};
  "language.zh": {};
  "language.en": {};
  "cut.1": {};
  "cut.2": {};
  "bloodType.unknown": {};
  "bloodType.plain": { "type": string | number };
  "bloodType.positive": { "type": string | number };
  "bloodType.negative": { "type": string | number };
  "item.marathon": {};
  "item.half-marathon": {};
  "item.10-km": {};
  "score.verified": {};
  "score.unverified": {};
  "score.fee": { "yuan": string | number };
  "signed": {};
  "agreed": { "version": string | number; "at": string | number };
  "matrix.row": { "row": string | number; "answer": string | number };
  "matrix.next": { "before": string | number; "next": string | number };
  "part.name": {};
  "part.relation": {};
  "part.phone": {};
  "part.documentType": {};
  "part.documentNumber": {};
  "part.birthday": {};
  "part.gender": {};
  "part.family": {};
  "part.given": {};
}> = {
  scope: "forms/answers",
  zh: {
    "yes": ["是"],
    "no": ["否"],
    "entryFee": ["报名费"],
    "additionalFee": ["附加费"],
    "ages.upTo": [["max"]," 岁及以下"],
    "ages.between": [["min"],"–",["max"]," 岁"],
    "ages.from": [["min"]," 岁及以上"],
    "role.captain": ["队长"],
    "role.member": ["队员"],
    "language.zh": ["中文"],
    "language.en": ["英文"],
    "cut.1": ["男款"],
    "cut.2": ["女款"],
    "bloodType.unknown": ["不清楚"],
    "bloodType.plain": [["type"]," 型"],
    "bloodType.positive": [["type"]," 型 Rh 阳性"],
    "bloodType.negative": [["type"]," 型 Rh 阴性"],
    "item.marathon": ["马拉松"],
    "item.half-marathon": ["半程马拉松"],
    "item.10-km": ["10 公里"],
    "score.verified": ["已核验"],
    "score.unverified": ["待核验"],
    "score.fee": ["核验费 ¥",["yuan"]],
    "signed": ["已手写签名"],
    "agreed": ["已同意（版本 ",["version"],"，",["at"],"）"],
    "matrix.row": [["row"],"：",["answer"]],
    "matrix.next": [["before"],"；",["next"]],
    "part.name": ["姓名"],
    "part.relation": ["关系"],
    "part.phone": ["手机号"],
    "part.documentType": ["证件类型"],
    "part.documentNumber": ["证件号码"],
    "part.birthday": ["出生日期"],
    "part.gender": ["性别"],
    "part.family": ["姓"],
    "part.given": ["名"],
  },
  en: {
    "yes": ["Yes"],
    "no": ["No"],
    "entryFee": ["Entry fee"],
    "additionalFee": ["Additional fee"],
    "ages.upTo": [["max"]," and under"],
    "ages.between": [["min"]," to ",["max"]],
    "ages.from": [["min"]," and over"],
    "role.captain": ["Captain"],
    "role.member": ["Member"],
    "language.zh": ["Chinese"],
    "language.en": ["English"],
    "cut.1": ["Men"],
    "cut.2": ["Women"],
    "bloodType.unknown": ["Not known"],
    "bloodType.plain": [["type"]],
    "bloodType.positive": [["type"]," positive (Rh+)"],
    "bloodType.negative": [["type"]," negative (Rh−)"],
    "item.marathon": ["marathon"],
    "item.half-marathon": ["half marathon"],
    "item.10-km": ["10 km"],
    "score.verified": ["verified"],
    "score.unverified": ["not verified yet"],
    "score.fee": ["fee ¥",["yuan"]],
    "signed": ["Signed by hand"],
    "agreed": ["Agreed (version ",["version"],", ",["at"],")"],
    "matrix.row": [["row"],": ",["answer"]],
    "matrix.next": [["before"],"; ",["next"]],
    "part.name": ["Name"],
    "part.relation": ["Relation"],
    "part.phone": ["Phone"],
    "part.documentType": ["Document type"],
    "part.documentNumber": ["Document number"],
    "part.birthday": ["Birthday"],
    "part.gender": ["Gender"],
    "part.family": ["Family name"],
    "part.given": ["Given name"],
  },
};
