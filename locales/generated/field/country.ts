// Made by `npm run gen` from locales/field/country.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "mainland": {};
  "hkMacao": {};
  "taiwan": {};
  "foreign": {};
  "which": {};
  "region": {};
  "search": {};
}> = {
  scope: "field/country",
  zh: {
    "mainland": ["中国大陆"],
    "hkMacao": ["中国香港、中国澳门"],
    "taiwan": ["中国台湾"],
    "foreign": ["其他国家或地区"],
    "which": ["哪个国家或地区？"],
    "region": ["香港还是澳门？"],
    "search": ["名称、拼音首字母或代码"],
  },
  en: {
    "mainland": ["Mainland China"],
    "hkMacao": ["Hong Kong or Macao, China"],
    "taiwan": ["Taiwan, China"],
    "foreign": ["Another country or region"],
    "which": ["Which country or region?"],
    "region": ["Hong Kong or Macao?"],
    "search": ["Name or code"],
  },
};
