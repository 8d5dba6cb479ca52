import { describe, expect, it } from "vitest";
import { layOut } from "./layOut.ts";

const cells = { full: 4, big: 4, wide: 2, small: 1 };

describe("the mosaic a visitor sees", () => {
  it.each(Array.from({ length: 24 }, (_, index) => index + 1))("has no hole with %i pictures", (count) => {
    const sizes = layOut(count);
    expect(sizes).toHaveLength(count);
    expect(sizes.reduce((sum, size) => sum + cells[size], 0) % 4).toBe(0);
  });

  it.each([6, 10, 14])("crops none of %i pictures to a strip that cuts off heads", (count) => {
    expect(layOut(count)).not.toContain("wide");
  });

  it("is led by its first picture", () => {
    expect(layOut(11)[0]).toBe("big");
    expect(layOut(11).slice(1)).not.toContain("big");
  });
});
