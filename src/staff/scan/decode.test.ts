import encodeQR from "qr";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { decode } from "./decode.ts";

// Draws a code as a camera shows it: each module has several pixels, on grey paper.
function draw(text: string, pixels = 6): Pick<ImageData, "data" | "width" | "height"> {
  const modules = encodeQR(text, "raw", { border: 4 });
  const size = modules.length * pixels;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = modules[Math.floor(y / pixels)]?.[Math.floor(x / pixels)] === true;
      data.set(isDark ? [40, 35, 30, 255] : [205, 200, 190, 255], (y * size + x) * 4);
    }
  }
  return { data, width: size, height: size };
}

test("the decoder that is loaded without one of the browser reads the code of an entry", () => {
  expect(decode(draw("7K3M9QWX2A"), decodeQR)).toBe("7K3M9QWX2A");
});

test("a picture without a code is nothing", () => {
  const { data, ...size } = draw("x");
  expect(decode({ data: data.fill(200), ...size }, decodeQR)).toBeUndefined();
});
