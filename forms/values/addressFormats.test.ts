import { formatAddress } from "localized-address-format";
import { expect, test } from "vitest";
import { type AddressPart, addressFormat, addressLine } from "./addressFormats.ts";
import { countryCodes } from "./countries.ts";

const others = countryCodes.filter((code) => code !== "CN");
const partsByLetter = { A: "line1", D: "district", C: "city", S: "region", Z: "postcode" } as const;

// The parts of the data set, read from how it prints an address that has all of them.
function printed(postalCountry: string, script: "latin" | "local"): AddressPart[] {
  const all = { dependentLocality: "⟦D⟧", locality: "⟦C⟧", administrativeArea: "⟦S⟧", postalCode: "⟦Z⟧" };
  const lines = formatAddress({ postalCountry, addressLines: ["⟦A⟧"], ...all }, script).join("\n");
  return [...lines.matchAll(/⟦([ADCSZ])⟧/g)].map(([, letter]) => partsByLetter[letter as keyof typeof partsByLetter]);
}

test.each(others)(
  "a runner from %s sees the parts that addresses there have, in their order, and no others",
  (code) => {
    const { order, required, names } = addressFormat(code);
    for (const script of ["latin", "local"] as const)
      expect(order[script].filter((part) => part !== "line2")).toEqual(printed(code, script));
    expect(order.latin).toContain("line1");
    expect([...order.latin].sort()).toEqual([...order.local].sort());
    expect(required).toContain("line1");
    expect(required).not.toContain("line2");
    expect(order.latin).toEqual(expect.arrayContaining(required));
    for (const part of order.latin) {
      expect(names[part].zh, part).toMatch(/\p{sc=Han}/u);
      expect(names[part].en, part).toMatch(/^[A-Za-z][A-Za-z ,()]+$/);
    }
  },
);

test("people read the names that their own country has", () => {
  const getName = (code: string, part: AddressPart) => addressFormat(code).names[part].en;
  expect([getName("GB", "city"), getName("GB", "postcode")]).toEqual(["town or city", "postcode"]);
  expect([getName("US", "region"), getName("US", "postcode")]).toEqual(["state", "ZIP code"]);
  expect([getName("IE", "region"), getName("IE", "postcode")]).toEqual(["county", "Eircode"]);
  expect([getName("JP", "region"), getName("IN", "postcode"), getName("AE", "region")]).toEqual([
    "prefecture",
    "PIN code",
    "emirate",
  ]);
  expect(getName("JP", "line1")).toBe("city or area, street and house number");
});

test("no address in Hong Kong, Macao, the Emirates or Panama has a postal code, and none in Britain a county", () => {
  for (const code of ["HK", "MO", "AE", "PA"]) expect(addressFormat(code).order.latin).not.toContain("postcode");
  expect(addressFormat("GB").order.latin).toEqual(["line1", "line2", "city", "postcode"]);
  expect(addressFormat("IE").required).not.toContain("postcode");
});

test("an address is printed as its country writes it, and what is not given leaves no punctuation behind", () => {
  const us = { line1: "1 Main Street", city: "Springfield", region: "IL", postcode: "62701" };
  expect(addressLine("US", "USA", us)).toBe("1 Main Street, Springfield, IL 62701, USA");
  expect(addressLine("US", "USA", { ...us, region: undefined })).toBe("1 Main Street, Springfield 62701, USA");
  expect(addressLine("US", "USA", { ...us, city: undefined })).toBe("1 Main Street, IL 62701, USA");
  const maputo = { line1: "Avenida 25 de Setembro 1", city: "Matola", region: "Maputo", postcode: "1100" };
  expect(addressLine("MZ", "Mozambique", maputo)).toMatch(/, 1100 Matola Maputo, Mozambique$/);
  const tokyo = { line1: "渋谷区神宮前 1-1-1", line2: "301", region: "東京都", postcode: "150-0001" };
  expect(addressLine("JP", "日本", tokyo)).toBe("日本 150-0001 東京都 渋谷区神宮前 1-1-1 301");
  const latin = { line1: "1-1-1 Jingumae, Shibuya-ku", region: "Tokyo", postcode: "150-0001" };
  expect(addressLine("JP", "Japan", latin)).toBe("1-1-1 Jingumae, Shibuya-ku, Tokyo, 150-0001, Japan");
  expect(addressLine("GB", "英国", { line1: "运河街 12 号", city: "曼彻斯特" })).toBe("运河街 12 号, 曼彻斯特, 英国");
});

test.each(others)("nothing of an address in %s is lost in print, in either script", (code) => {
  const parts = addressFormat(code).order.latin;
  for (const text of [(part: string) => `x${part}`, (part: string) => `東${part}`]) {
    const filledParts = Object.fromEntries(parts.map((part) => [part, text(part)]));
    const line = addressLine(code, "Country", filledParts);
    for (const part of parts) expect(line.split(text(part)).length - 1, `${part} in ${line}`).toBe(1);
    expect(line).not.toMatch(/,,|, ,| {2}|^,|,$/);
  }
});
