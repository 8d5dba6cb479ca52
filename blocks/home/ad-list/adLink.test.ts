import { describe, expect, it } from "vitest";
import { adLink } from "./adLink.ts";

describe("a click on an advertisement", () => {
  const ad = { link: "https://shop.example/shoes", linkEn: "//shop.example/en/shoes" };

  it("leads an English reader to the English address", () => {
    expect(adLink(ad, "en")).toBe("//shop.example/en/shoes");
    expect(adLink(ad, "zh")).toBe("https://shop.example/shoes");
  });

  it("leads an English reader to the one address there is", () => {
    expect(adLink({ ...ad, linkEn: "" }, "en")).toBe("https://shop.example/shoes");
    expect(adLink({ ...ad, linkEn: null }, "en")).toBe("https://shop.example/shoes");
  });

  it.each([[""], [null], [undefined], ["javascript:alert(1)"], ["/news"], ["shop.example"]])(
    "does nothing for the link %j",
    (link) => {
      expect(adLink({ link }, "zh")).toBeUndefined();
    },
  );
});
