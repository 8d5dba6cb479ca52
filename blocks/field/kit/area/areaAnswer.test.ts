import { expect, test } from "vitest";
import { choosePlace, listEntries } from "./areaAnswer.ts";

const place = (value: string, label: string) => ({ value, label, labelEn: label });
const areas = [
  { ...place("110000", "北京市"), children: [{ ...place("110100", "北京市"), children: [place("110101", "东城区")] }] },
  {
    ...place("440000", "广东省"),
    children: [{ ...place("440300", "深圳市"), children: [place("440305", "南山区")] }, place("441900", "东莞市")],
  },
];
const nanshan = {
  province: { code: "440000", name: "广东省" },
  city: { code: "440300", name: "深圳市" },
  district: { code: "440305", name: "南山区" },
};

test("case 15, another province or city: it clears what lay in the old one", () => {
  expect(choosePlace(areas, nanshan, "city", "441900")).toEqual({
    province: nanshan.province,
    city: { code: "441900", name: "东莞市" },
  });
  expect(choosePlace(areas, { province: { code: "110000", name: "北京市" } }, "province", "440000")).toEqual({
    province: nanshan.province,
  });
});

test("case 15, a municipality: the only city is chosen with it", () => {
  expect(choosePlace(areas, nanshan, "province", "110000")).toEqual({
    province: { code: "110000", name: "北京市" },
    city: { code: "110100", name: "北京市" },
  });
});

test("taking a choice back takes back what lies in it, and at last the whole answer", () => {
  expect(choosePlace(areas, nanshan, "district", "")).toEqual({ province: nanshan.province, city: nanshan.city });
  expect(choosePlace(areas, nanshan, "city", "")).toEqual({ province: nanshan.province });
  expect(choosePlace(areas, nanshan, "province", "")).toBeUndefined();
});

test("a city without districts offers none", () => {
  expect(listEntries(areas, { ...nanshan, city: { code: "441900", name: "东莞市" } }, "district")).toEqual([]);
});
