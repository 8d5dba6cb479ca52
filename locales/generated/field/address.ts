// Made by `npm run gen` from locales/field/address.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"detail" | "detailExample" | "postcode" | "optional"> = {
  scope: "field/address",
  zh: {
    "detail": ["详细地址"],
    "detailExample": ["街道、门牌号、楼栋和房号"],
    "postcode": ["邮政编码"],
    "optional": ["选填"],
  },
  en: {
    "detail": ["Street, house and flat"],
    "detailExample": ["12 Canal Street, building 3, flat 501"],
    "postcode": ["Postcode"],
    "optional": ["optional"],
  },
};
