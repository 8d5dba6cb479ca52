import { expect, test } from "vitest";
import { countryTold } from "./countryTold.ts";

test("an address begins in the country that another answer tells", () => {
  expect(countryTold("GB")).toBe("GB");
  expect(countryTold({ country: "US", number: "2125550100" })).toBe("US");
  expect(countryTold({ type: "1", number: "11010519491231002X" })).toBe("CN");
  expect(countryTold({ type: "3", number: "H12345678" })).toBe("HK");
  expect(countryTold({ type: "3", number: "M12345678" })).toBe("MO");
  expect(countryTold({ type: "4", number: "12345678" })).toBe("TW");
  // The permits to live in the mainland.
  for (const type of ["5", "6"]) expect(countryTold({ type })).toBe("CN");
});

test("a passport, half an answer and what is none tell no country", () => {
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
    expect(countryTold(answer)).toBeUndefined();
  expect(countryTold({ type: "constructor" })).toBeUndefined();
});
