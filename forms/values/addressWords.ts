/** What a part of an address is called, in English as inside of a sentence. */
export interface AddressWord {
  zh: string;
  en: string;
}

type Words = Record<string, AddressWord | undefined>;

/** What the parts of an address are called, by the names that libaddressinput has for them. */
export const addressWords: {
  line1: AddressWord;
  line2: AddressWord;
  cityAndStreet: AddressWord;
  district: Words;
  city: Words;
  region: Words;
  postcode: Words;
} = {
  line1: { zh: "街道和门牌号", en: "street and house number" },
  line2: { zh: "楼栋、房号或单位名称", en: "flat, building or company" },
  cityAndStreet: { zh: "城市或区域、街道和门牌号", en: "city or area, street and house number" },
  district: {
    suburb: { zh: "城区", en: "suburb" },
    neighborhood: { zh: "街区", en: "neighbourhood" },
    district: { zh: "区", en: "district" },
    townland: { zh: "村落", en: "townland" },
    village_township: { zh: "村镇", en: "village or township" },
  },
  city: {
    city: { zh: "城市", en: "city or town" },
    post_town: { zh: "城镇", en: "town or city" },
    suburb: { zh: "城区或城镇", en: "suburb or town" },
    district: { zh: "区", en: "district" },
    township: { zh: "乡镇市区", en: "township or district" },
  },
  region: {
    province: { zh: "省（州）", en: "province or region" },
    state: { zh: "州", en: "state" },
    parish: { zh: "教区", en: "parish" },
    island: { zh: "岛屿", en: "island" },
    department: { zh: "省", en: "department" },
    emirate: { zh: "酋长国", en: "emirate" },
    area: { zh: "区域（港岛、九龙或新界）", en: "area (Hong Kong Island, Kowloon or New Territories)" },
    county: { zh: "郡", en: "county" },
    county_city: { zh: "县市", en: "county or city" },
    prefecture: { zh: "都道府县", en: "prefecture" },
    do_si: { zh: "道或广域市", en: "province or metropolitan city" },
    district: { zh: "区", en: "district" },
    oblast: { zh: "州（边疆区、共和国）", en: "oblast, krai or republic" },
  },
  postcode: {
    postal: { zh: "邮政编码", en: "postal code" },
    postcode: { zh: "邮政编码", en: "postcode" },
    zip: { zh: "邮政编码（ZIP）", en: "ZIP code" },
    pin: { zh: "邮政编码（PIN）", en: "PIN code" },
    eircode: { zh: "邮政编码（Eircode）", en: "Eircode" },
  },
};
