// Made by `npm run gen` from locales/field/address.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "detail": {};
  "detailExample": {};
  "postcode": {};
  "optional": {};
  "country": {};
  "postcodeExample": { "example": string | number };
  "postcodeDoubt": { "example": string | number };
}> = {
  scope: "field/address",
  zh: {
    "detail": ["详细地址"],
    "detailExample": ["街道、门牌号、楼栋和房号"],
    "postcode": ["邮政编码"],
    "optional": ["选填"],
    "country": ["国家或地区"],
    "postcodeExample": ["例如 ",["example"]],
    "postcodeDoubt": ["这里的邮政编码一般形如 ",["example"],"，请核对；确认无误可以继续。"],
  },
  en: {
    "detail": ["Street, house and flat"],
    "detailExample": ["12 Canal Street, flat 501"],
    "postcode": ["Postcode"],
    "optional": ["optional"],
    "country": ["Country or region"],
    "postcodeExample": ["For example ",["example"]],
    "postcodeDoubt": ["Postcodes here usually look like ",["example"],". Please check it, or continue if it is right."],
  },
};
