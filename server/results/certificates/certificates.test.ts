import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { CertificateElement } from "#schemas/generated/types.ts";
import { getFontChain, openFont } from "../../base/print/fonts.ts";
import { readPdfTexts } from "../../base/print/testPdf.ts";
import { drawPdf } from "./drawPdf.ts";
import { drawPng, writeSvg } from "./drawPng.ts";
import { type CertificateLayout, layoutCertificate, type TextDrawing } from "./layout.ts";
import { listUnprintableNames } from "./names.ts";
import {
  countBoxes,
  designs,
  factsOf,
  findInk,
  listTexts,
  measureInk,
  noAssets,
  readDesign,
  readGrey,
  sheetWith,
} from "./testCertificates.ts";
import { mm } from "./units.ts";

const nameField: CertificateElement = {
  type: "field",
  field: "name",
  x: 10,
  y: 20,
  width: 180,
  size: 30,
  weight: "bold",
};
const pixelsPerPoint = 150 / 72;
const info = { title: "Certificate", language: "en" };

const layoutName = (name: string, latinName = "") =>
  layoutCertificate(sheetWith(nameField), factsOf(name, { latinName }), noAssets);

// The same sheet with the box of the font in the place of each of its characters.
function drawBoxes(drawing: TextDrawing): string {
  const font = openFont(drawing.font);
  const scale = drawing.size / font.unitsPerEm;
  const box = font.getGlyph(0).path.toSVG();
  let pen = drawing.x;
  const { glyphs, positions } = font.layout(drawing.text);
  const paths = glyphs.map((_, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) * scale;
    return `<path transform="translate(${at} ${drawing.y}) scale(${scale} ${-scale})" d="${box}"/>`;
  });
  return paths.join("");
}

async function countBoxesOf(layout: CertificateLayout): Promise<number> {
  const picture = await readGrey(await drawPng(layout, noAssets));
  const blank = writeSvg({ ...layout, drawings: [] }, noAssets);
  const counts = listTexts(layout).map(async (drawing) => {
    const svg = blank.replace("</svg>", `${drawBoxes(drawing)}</svg>`);
    const boxes = await readGrey(await sharp(Buffer.from(svg)).png().toBuffer());
    return countBoxes(picture, boxes, drawing, pixelsPerPoint);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const difficult = [
  "şğıİłőřșŠůŁ",
  "Ångström-Ðorđević",
  "Nguyễn-Ễm-Đặng",
  "䶮㛃𬭎𫖯𠅤𬀩喆",
  "สมชายทดสอบ",
  "Тестова",
  "Ω-Δοκιμή",
  "测试·Łukasz",
];
const withoutFont = ["اختبار", "سىناق", "བརྟག་དཔྱད", "김시험", "בדיקה", "王\u{2A6D6}"];

describe("a runner's name on a certificate", () => {
  test.each(difficult)("has no box in its pixels: %s", async (name) => {
    const layout = layoutName(name);
    const drawn = listTexts(layout)
      .map(({ text }) => text)
      .join("");
    expect(drawn).toBe(name);
    expect(await countBoxesOf(layout)).toBe(0);
  });

  test("would have boxes in one font alone, which this test sees", async () => {
    const layout = layoutName("ab");
    const [drawing] = listTexts(layout) as [TextDrawing];
    const font = getFontChain()[0]?.getPath("bold") as string;
    const alone = { ...layout, drawings: [{ ...drawing, font, text: "şğș" }] };
    expect(await countBoxesOf(alone)).toBe(3);
    expect(await countBoxesOf({ ...layout, drawings: [{ ...drawing, font, text: "口口口" }] })).toBe(0);
  });

  test.each(withoutFont)("is in Latin letters with a note if no font has it: %s", async (name) => {
    const layout = layoutName(name, "Test RUNNER");
    const [first, ...note] = listTexts(layout).map(({ text }) => text);
    expect(first).toBe("Test RUNNER");
    expect(note.join(" ")).toContain("printed in Latin letters");
    expect(await countBoxesOf(layout)).toBe(0);
  });

  test("is the bib if there are no Latin letters either, and staff can list such names before results open", () => {
    expect(listTexts(layoutName("اختبار"))[0]?.text).toBe("Bib A00001");
    expect(listTexts(layoutName("اختبار", "سىناق"))[0]?.text).toBe("Bib A00001");
    expect(listUnprintableNames([...difficult, ...withoutFont, "اختبار"])).toEqual(withoutFont);
    expect(listTexts(layoutName("Anna\u202e\u200f Test")).map(({ text }) => text)).toEqual(["Anna Test"]);
  });

  test("of forty characters shrinks, then breaks, and nothing of it is lost", () => {
    const word = "Wolfeschlegelsteinhausenbergerdorffabcde";
    const names = [word, "Anna Bertha Clara Dora Emma Frida Greta H", "测".repeat(40), "W".repeat(40)];
    for (const name of names) {
      const single = listTexts(layoutCertificate(sheetWith(nameField), factsOf(name), noAssets));
      const broken = listTexts(
        layoutCertificate(sheetWith({ ...nameField, width: 90, minSize: 20, lines: 2 }), factsOf(name), noAssets),
      );
      expect(single).toHaveLength(1);
      expect(single[0]?.size).toBeLessThan(30);
      expect(broken).toHaveLength(2);
      for (const texts of [single, broken])
        expect(
          texts
            .map(({ text }) => text)
            .join("")
            .replaceAll(" ", ""),
        ).toBe(name.replaceAll(" ", ""));
      expect(single[0]?.width).toBeLessThanOrEqual(mm(180) + 0.01);
      for (const { width, x } of broken) expect(x + width).toBeLessThanOrEqual(mm(100) + 0.01);
    }
    expect(listTexts(layoutName("Anna"))[0]?.size).toBe(30);
  });
});

test("a name in two lines breaks between its words if it can, and has room above what is below it", () => {
  const field: CertificateElement = { ...nameField, width: 100, minSize: 13, lines: 2, height: 16 };
  const name = "Wolfeschlegelsteinhausenbergerdorff Łukasz";
  const texts = listTexts(layoutCertificate(sheetWith(field), factsOf(name), noAssets));
  expect(texts.map(({ text }) => text)).toEqual(["Wolfeschlegelsteinhausenbergerdorff", "Łukasz"]);
  const [first, second] = texts as [TextDrawing, TextDrawing];
  expect(2 * (second.y - first.y)).toBeLessThanOrEqual(mm(16));
});

describe("a certificate", () => {
  test("has the same positions as PDF and as PNG", async () => {
    const words: CertificateElement[] = [
      { ...nameField, align: "center", y: 10 },
      {
        type: "text",
        text: { zh: "完成 Łódź 半程 3:41:07" },
        x: 10,
        y: 40,
        width: 180,
        size: 24,
        align: "right",
        spacing: 2,
      },
      { type: "field", field: "time", x: 15, y: 70, width: 100, size: 40, weight: "black", valign: "middle" },
    ];
    for (const element of words) {
      const layout = layoutCertificate(sheetWith(element), factsOf("Runner 选手 Łukasz", { language: "zh" }), noAssets);
      const texts = listTexts(layout);
      const inPdf = await readPdfTexts(await drawPdf(layout, noAssets, info));
      expect(inPdf.map(({ text }) => text).join("")).toBe(texts.map(({ text }) => text).join(""));
      for (const [index, { x, y, size }] of texts.entries()) {
        const starts = inPdf.find((item) => Math.abs(item.x - x) < 0.05 && Math.abs(layout.height - item.y - y) < 0.05);
        expect(starts, `run ${index} at ${x} ${y}`).toMatchObject({ size: expect.closeTo(size, 2) });
      }
      const ink = findInk(await readGrey(await drawPng(layout, noAssets)));
      const boxes = texts.map(measureInk);
      expect(ink?.left).toBeCloseTo(Math.min(...boxes.map(({ left }) => left)) * pixelsPerPoint, -0.6);
      expect(ink?.top).toBeCloseTo(Math.min(...boxes.map(({ top }) => top)) * pixelsPerPoint, -0.6);
      expect(ink?.bottom).toBeCloseTo(Math.max(...boxes.map(({ bottom }) => bottom)) * pixelsPerPoint, -0.6);
      if (!element.spacing)
        expect(ink?.right).toBeCloseTo(Math.max(...boxes.map(({ right }) => right)) * pixelsPerPoint, -0.6);
    }
  });

  test.each(designs)(
    "has a code that a phone reads from the picture, with the address of its check page: %s",
    async (name) => {
      const facts = factsOf("Runner 00001");
      const png = await drawPng(layoutCertificate(readDesign(name), facts, noAssets), noAssets);
      const { data, info: size } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: size.width, height: size.height, data: new Uint8Array(data) })).toBe(facts.address);
    },
  );

  test.each(designs)("states its basis, its set and whose it is in every set of people: %s", (name) => {
    for (const language of ["zh", "en"] as const)
      for (const set of ["finishers", "participants", "volunteers"] as const) {
        const texts = listTexts(
          layoutCertificate(readDesign(name, [set]), factsOf("Runner 00001", { set, language }), noAssets),
        );
        const words = texts.map(({ text }) => text).join(" ");
        expect(words).toContain("Runner 00001");
        for (const field of ["basis", "set", "time"]) expect(words.includes(field)).toBe(set === "finishers");
      }
  });

  test("leaves out what a runner does not have", () => {
    const elements: CertificateElement[] = [
      { type: "text", text: { zh: "第 {ageGroupRank} 名" }, x: 10, y: 10, width: 90 },
      { type: "field", field: "club", x: 10, y: 30, width: 90 },
      { type: "text", text: { zh: "{ name }" }, x: 10, y: 50, width: 90 },
    ];
    const facts = factsOf("Anna", { fields: { ageGroupRank: "", club: "" } as never });
    expect(listTexts(layoutCertificate(sheetWith(...elements), facts, noAssets)).map(({ text }) => text)).toEqual([
      "Anna",
    ]);
  });

  test("has pictures and the line of the course at their places", async () => {
    const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#000000" } })
      .png()
      .toBuffer();
    const gpx = '<gpx><trk><trkseg><trkpt lat="31" lon="120"/><trkpt lat="31.1" lon="120"/></trkseg></trk></gpx>';
    const assets = {
      pictures: { "media/a.png": { file: red, width: 40, height: 20 } },
      courses: { "media/c.gpx": gpx },
    };
    const draw = async (element: CertificateElement) => {
      const layout = layoutCertificate(sheetWith(element), factsOf("Anna"), assets);
      expect((await drawPdf(layout, assets, info)).length).toBeGreaterThan(500);
      const ink = findInk(await readGrey(await drawPng(layout, assets)));
      return ink && Object.values(ink).map((pixels) => Math.round((pixels / 150) * 25.4));
    };
    const box = { x: 20, y: 10, width: 60, height: 60 };
    expect(await draw({ type: "picture", src: "media/a.png", ...box })).toEqual([20, 25, 80, 55]);
    expect(await draw({ type: "picture", src: "media/a.png", fit: "cover", ...box })).toEqual([20, 10, 80, 70]);
    expect(await draw({ type: "course", src: "media/c.gpx", lineWidth: 2, ...box })).toEqual([49, 9, 51, 71]);
    expect(await draw({ type: "shape", path: "M0 0h30v20h-30z", x: 20, y: 10, fill: "#000000" })).toEqual([
      20, 10, 50, 30,
    ]);
  });
});
