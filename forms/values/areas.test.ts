import { expect, test } from "vitest";
import areas from "#fixtures/areas.json" with { type: "json" };
import { foreignLevel, formatPlace, missingLevel } from "./areas.ts";

interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}

const provinces = areas as Area[];
const place = ({ value, label }: Area) => ({ code: value, name: label });

test("case 15, the end of a place: every place of the list is complete at its last level, and not before", () => {
  for (const province of provinces) {
    const cities = province.children ?? [];
    expect(missingLevel({ province: place(province) }), province.label).toBe(cities.length > 0 ? "city" : undefined);
    for (const city of cities) {
      const upper = { province: place(province), city: place(city) };
      const districts = city.children ?? [];
      expect(missingLevel(upper), city.label).toBe(districts.length > 0 ? "district" : undefined);
      for (const district of districts) {
        expect(missingLevel({ ...upper, district: place(district) })).toBeUndefined();
        expect(foreignLevel({ ...upper, district: place(district) }), district.label).toBeUndefined();
      }
    }
  }
});

test("case 15, cities without districts: Dongguan and Zhongshan are whole as they are", () => {
  const guangdong = provinces.find(({ value }) => value === "440000") as Area;
  for (const name of ["东莞市", "中山市"]) {
    const city = guangdong.children?.find(({ label }) => label === name) as Area;
    expect(city.children ?? []).toEqual([]);
    expect(missingLevel({ province: place(guangdong), city: place(city) })).toBeUndefined();
  }
});

test("a form that asks only for a province or a city is complete with it", () => {
  const province = { code: "330000", name: "浙江省" };
  expect(missingLevel({ province }, "province")).toBeUndefined();
  expect(missingLevel({ province }, "city")).toBe("city");
  expect(missingLevel({ province, city: { code: "330100", name: "杭州市" } }, "city")).toBeUndefined();
  expect(missingLevel({}, "province")).toBe("province");
});

test("case 15, Liangjiang and what it replaced: the new district is in the list, an old answer still reads", () => {
  const districts = provinces.find(({ value }) => value === "500000")?.children?.[0]?.children ?? [];
  const codes = districts.map(({ value }) => value);
  expect(codes).toContain("500157");
  expect(codes).not.toContain("500105");
  const old = {
    province: { code: "500000", name: "重庆市" },
    city: { code: "500100", name: "重庆市" },
    district: { code: "500105", name: "江北区" },
  };
  expect(missingLevel(old)).toBeUndefined();
  expect(formatPlace(old)).toBe("重庆市 江北区");
});

test("a district of another province is reported", () => {
  const province = { code: "440000", name: "广东省" };
  const city = { code: "440300", name: "深圳市" };
  expect(foreignLevel({ province, city, district: { code: "330106", name: "西湖区" } })).toBe("district");
  expect(foreignLevel({ province, city: { code: "330100", name: "杭州市" } })).toBe("city");
});

test("every place has an English name of Latin letters, and the well-known ones their own", () => {
  const names = new Map<string, string>();
  const gather = (list: Area[]) => {
    for (const { value, labelEn, children } of list) {
      expect(labelEn, value).toMatch(/^[\p{Lu}][\p{sc=Latin}'’., -]+$/u);
      names.set(value, labelEn);
      gather(children ?? []);
    }
  };
  gather(provinces);
  const englishNames = {
    "110000": "Beijing",
    "150000": "Inner Mongolia",
    "540000": "Xizang",
    "610000": "Shaanxi",
    "140000": "Shanxi",
    "810000": "Hong Kong",
    "820000": "Macao",
    "150100": "Hohhot",
    "610100": "Xi'an",
    "440305": "Nanshan District",
    "440307": "Longgang District",
    "340100": "Hefei",
    "222400": "Yanbian Korean Autonomous Prefecture",
    "810003": "Eastern District",
    "310115": "Pudong New Area",
    "500157": "Liangjiang New Area",
  };
  for (const [code, name] of Object.entries(englishNames)) expect(names.get(code), code).toBe(name);
});
