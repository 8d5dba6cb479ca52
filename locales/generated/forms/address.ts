// Made by `npm run gen` from locales/forms/address.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "line1": {};
  "line2": {};
  "cityAndStreet": {};
  "district.suburb": {};
  "district.neighborhood": {};
  "district.district": {};
  "district.townland": {};
  "district.village_township": {};
  "city.city": {};
  "city.post_town": {};
  "city.suburb": {};
  "city.district": {};
  "city.township": {};
  "region.province": {};
  "region.state": {};
  "region.parish": {};
  "region.island": {};
  "region.department": {};
  "region.emirate": {};
  "region.area": {};
  "region.county": {};
  "region.county_city": {};
  "region.prefecture": {};
  "region.do_si": {};
  "region.district": {};
  "region.oblast": {};
  "postcode.postal": {};
  "postcode.postcode": {};
  "postcode.zip": {};
  "postcode.pin": {};
  "postcode.eircode": {};
}> = {
  scope: "forms/address",
  zh: {
    "line1": ["街道和门牌号"],
    "line2": ["楼栋、房号或单位名称"],
    "cityAndStreet": ["城市或区域、街道和门牌号"],
    "district.suburb": ["城区"],
    "district.neighborhood": ["街区"],
    "district.district": ["区"],
    "district.townland": ["村落"],
    "district.village_township": ["村镇"],
    "city.city": ["城市"],
    "city.post_town": ["城镇"],
    "city.suburb": ["城区或城镇"],
    "city.district": ["区"],
    "city.township": ["乡镇市区"],
    "region.province": ["省（州）"],
    "region.state": ["州"],
    "region.parish": ["教区"],
    "region.island": ["岛屿"],
    "region.department": ["省"],
    "region.emirate": ["酋长国"],
    "region.area": ["区域（港岛、九龙或新界）"],
    "region.county": ["郡"],
    "region.county_city": ["县市"],
    "region.prefecture": ["都道府县"],
    "region.do_si": ["道或广域市"],
    "region.district": ["区"],
    "region.oblast": ["州（边疆区、共和国）"],
    "postcode.postal": ["邮政编码"],
    "postcode.postcode": ["邮政编码"],
    "postcode.zip": ["邮政编码（ZIP）"],
    "postcode.pin": ["邮政编码（PIN）"],
    "postcode.eircode": ["邮政编码（Eircode）"],
  },
  en: {
    "line1": ["street and house number"],
    "line2": ["flat, building or company"],
    "cityAndStreet": ["city or area, street and house number"],
    "district.suburb": ["suburb"],
    "district.neighborhood": ["neighbourhood"],
    "district.district": ["district"],
    "district.townland": ["townland"],
    "district.village_township": ["village or township"],
    "city.city": ["city or town"],
    "city.post_town": ["town or city"],
    "city.suburb": ["suburb or town"],
    "city.district": ["district"],
    "city.township": ["township or district"],
    "region.province": ["province or region"],
    "region.state": ["state"],
    "region.parish": ["parish"],
    "region.island": ["island"],
    "region.department": ["department"],
    "region.emirate": ["emirate"],
    "region.area": ["area (Hong Kong Island, Kowloon or New Territories)"],
    "region.county": ["county"],
    "region.county_city": ["county or city"],
    "region.prefecture": ["prefecture"],
    "region.do_si": ["province or metropolitan city"],
    "region.district": ["district"],
    "region.oblast": ["oblast, krai or republic"],
    "postcode.postal": ["postal code"],
    "postcode.postcode": ["postcode"],
    "postcode.zip": ["ZIP code"],
    "postcode.pin": ["PIN code"],
    "postcode.eircode": ["Eircode"],
  },
};
