// Made by `npm run gen` from locales/forms/answers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "yes": {};
  "no": {};
  "entryFee": {};
  "additionalFee": {};
  "gender.1": {};
  "gender.2": {};
  "cut.1": {};
  "cut.2": {};
  "bloodType.unknown": {};
  "bloodType.plain": { "type": string | number };
  "bloodType.positive": { "type": string | number };
  "bloodType.negative": { "type": string | number };
  "relation.father": {};
  "relation.mother": {};
  "relation.grandparent": {};
  "relation.spouse": {};
  "relation.child": {};
  "relation.sibling": {};
  "relation.relative": {};
  "relation.friend": {};
  "relation.colleague": {};
  "relation.other": {};
  "document.1": {};
  "document.2": {};
  "document.3": {};
  "document.4": {};
  "document.5": {};
  "document.6": {};
  "item.marathon": {};
  "item.half-marathon": {};
  "item.10-km": {};
  "score.verified": {};
  "score.unverified": {};
  "score.fee": { "yuan": string | number };
  "signed": {};
  "agreed": { "version": string | number; "at": string | number };
}> = {
  scope: "forms/answers",
  zh: {
    "yes": ["是"],
    "no": ["否"],
    "entryFee": ["报名费"],
    "additionalFee": ["附加费"],
    "gender.1": ["男"],
    "gender.2": ["女"],
    "cut.1": ["男款"],
    "cut.2": ["女款"],
    "bloodType.unknown": ["不清楚"],
    "bloodType.plain": [["type"]," 型"],
    "bloodType.positive": [["type"]," 型 Rh 阳性"],
    "bloodType.negative": [["type"]," 型 Rh 阴性"],
    "relation.father": ["父亲"],
    "relation.mother": ["母亲"],
    "relation.grandparent": ["祖父母、外祖父母"],
    "relation.spouse": ["配偶"],
    "relation.child": ["子女"],
    "relation.sibling": ["兄弟姐妹"],
    "relation.relative": ["其他亲属"],
    "relation.friend": ["朋友"],
    "relation.colleague": ["同事"],
    "relation.other": ["其他"],
    "document.1": ["居民身份证"],
    "document.2": ["护照"],
    "document.3": ["港澳居民来往内地通行证"],
    "document.4": ["台湾居民来往大陆通行证"],
    "document.5": ["港澳台居民居住证"],
    "document.6": ["外国人永久居留身份证"],
    "item.marathon": ["马拉松"],
    "item.half-marathon": ["半程马拉松"],
    "item.10-km": ["10 公里"],
    "score.verified": ["已核验"],
    "score.unverified": ["待核验"],
    "score.fee": ["核验费 ¥",["yuan"]],
    "signed": ["已手写签名"],
    "agreed": ["已同意（版本 ",["version"],"，",["at"],"）"],
  },
  en: {
    "yes": ["Yes"],
    "no": ["No"],
    "entryFee": ["Entry fee"],
    "additionalFee": ["Additional fee"],
    "gender.1": ["Male"],
    "gender.2": ["Female"],
    "cut.1": ["Men"],
    "cut.2": ["Women"],
    "bloodType.unknown": ["Not known"],
    "bloodType.plain": [["type"]],
    "bloodType.positive": [["type"]," positive (Rh+)"],
    "bloodType.negative": [["type"]," negative (Rh−)"],
    "relation.father": ["Father"],
    "relation.mother": ["Mother"],
    "relation.grandparent": ["Grandparent"],
    "relation.spouse": ["Spouse"],
    "relation.child": ["Child"],
    "relation.sibling": ["Brother or sister"],
    "relation.relative": ["Other relative"],
    "relation.friend": ["Friend"],
    "relation.colleague": ["Colleague"],
    "relation.other": ["Other"],
    "document.1": ["Resident identity card"],
    "document.2": ["Passport"],
    "document.3": ["Mainland travel permit (Hong Kong, Macao)"],
    "document.4": ["Mainland travel permit (Taiwan)"],
    "document.5": ["Residence permit (Hong Kong, Macao, Taiwan)"],
    "document.6": ["Foreign permanent resident ID card"],
    "item.marathon": ["marathon"],
    "item.half-marathon": ["half marathon"],
    "item.10-km": ["10 km"],
    "score.verified": ["verified"],
    "score.unverified": ["not verified yet"],
    "score.fee": ["fee ¥",["yuan"]],
    "signed": ["Signed by hand"],
    "agreed": ["Agreed (version ",["version"],", ",["at"],")"],
  },
};
