// Made by `npm run gen` from locales/forms/people.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "gender.1": {};
  "gender.2": {};
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
}> = {
  scope: "forms/people",
  zh: {
    "gender.1": ["男"],
    "gender.2": ["女"],
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
  },
  en: {
    "gender.1": ["Male"],
    "gender.2": ["Female"],
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
  },
};
