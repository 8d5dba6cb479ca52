import { expect, test } from "vitest";
import { impliedCountry } from "./impliedCountry.ts";

test("an address begins in the country of another answer", () => {
  expect(impliedCountry("GB")).toBe("GB");
  expect(impliedCountry({ country: "US", number: "2125550100" })).toBe("US");
  expect(impliedCountry({ type: "1", number: "11010519491231002X" })).toBe("CN");
  expect(impliedCountry({ type: "3", number: "H12345678" })).toBe("HK");
  expect(impliedCountry({ type: "3", number: "M12345678" })).toBe("MO");
  expect(impliedCountry({ type: "4", number: "12345678" })).toBe("TW");
  // The permits to live in the mainland.
  for (const type of ["5", "6"]) expect(impliedCountry({ type })).toBe("CN");
});

test("a passport, an incomplete answer and a wrong one have no country", () => {
  for (const answer of [
    { type: "2", number: "C01X00T47" },
    { type: "3" },
    {},
    null,
    "Britain",
    7,
    ["GB"],
    { country: 1 },
  ])
    expect(impliedCountry(answer)).toBeUndefined();
  expect(impliedCountry({ type: "constructor" })).toBeUndefined();
});
