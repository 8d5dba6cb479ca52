import PDFDocument from "pdfkit";
import { messages as texts } from "#locales/generated/server/confirmation.ts";
import { messages as shown } from "#locales/generated/signup/confirmation.ts";
import { textIn } from "#locales/getText.ts";
import { languageTag } from "../../base/http/languages.ts";
import { openFont, type Weight } from "../../base/print/fonts.ts";
import { qrPath } from "../../base/print/qrPath.ts";
import { isPrintable, listCharacters } from "../../base/print/runs.ts";
import { baseline, layoutText, lineHeight } from "../../base/print/textLayout.ts";
import type { Fact, Paper, PaperPerson } from "./paper.ts";

type Document = InstanceType<typeof PDFDocument>;

// A4 in points, with its margins.
const sheet = { width: 595.28, height: 841.89, margin: 56 };
const contentWidth = sheet.width - 2 * sheet.margin;
const qrSize = 152;
const beside = contentWidth - qrSize - 32;
const ink = "#111111";
const quiet = "#555555";

/**
 * Draws a confirmation as a PDF: a sheet of A4 for each person. Its text can be selected, and is
 * tagged for screen readers; the fonts are in the file, with the characters that it has.
 */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const { language, title, race } = paper;
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    // Each text names its own.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: languageTag(language),
    info: { Title: `${title} · ${listCharacters(race).join("")}`, Creator: "Startline" },
  });
  const pieces: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("data", (piece: Buffer) => pieces.push(piece));
    doc.on("end", resolve).on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const fonts = new Set<string>();
  paper.people.forEach((person, index) => {
    doc.addPage();
    const add: Page["add"] = (tag, draw, alt) => void root.add(doc.struct(tag, alt === undefined ? {} : { alt }, draw));
    drawPage({ doc, paper, add, fonts, missing: new Set() }, person, index + 1);
  });
  root.end();
  doc.end();
  await finished;
  return Buffer.concat(pieces);
}

type Tag = "H1" | "P" | "Figure";

interface Page {
  doc: Document;
  paper: Paper;
  /**
   * Draws something with its place in the structure that screen readers follow; `alt` is what they
   * read of a figure.
   */
  add(tag: Tag, draw: () => void, alt?: string): void;
  /** The paths of the fonts that are in the file. */
  fonts: Set<string>;
  /** The characters that no font has. */
  missing: Set<string>;
}

function drawPage(page: Page, person: PaperPerson, number: number): void {
  const { doc, paper } = page;
  const { language } = paper;
  const x = sheet.margin;
  decorate(doc, () => doc.rect(0, 0, sheet.width, 10).fill(paper.accent));
  let y = write(page, paper.title, { at: [x, 50], size: 11, colour: quiet }) + 4;
  y = write(page, paper.race, { at: [x, y], size: [26, 20], lines: 2, weight: "bold", tag: "H1" }) + 4;
  y = write(page, paper.when, { at: [x, y], size: 12 }) + 18;
  y = rule(page, y, true) + 22;
  y = Math.max(drawPerson(page, person, y), drawCode(page, person.code, y)) + 18;
  y = rule(page, y, true) + 20;
  y = drawColumns(page, person.order, y) + 14;
  y = rule(page, y, false) + 20;
  y = write(page, textIn(language, texts, "bring"), { at: [x, y], size: 12, weight: "bold" }) + 4;
  y = write(page, textIn(language, shown, "show"), { at: [x, y], size: 12, lines: 3 }) + 14;
  if (page.missing.size > 0) {
    const characters = [...page.missing].join(language === "zh" ? "、" : ", ");
    const note = textIn(language, texts, "missing", { characters });
    write(page, note, { at: [x, y], size: 9, lines: 4, colour: quiet });
  }
  drawFoot(page, number);
}

// A name that the fonts do not have is printed in Latin letters, if they are known.
function drawPerson(page: Page, { name, latinName, facts }: PaperPerson, top: number): number {
  const { language } = page.paper;
  const isLatin = latinName !== "" && !isPrintable(name) && isPrintable(latinName);
  const label = isLatin ? textIn(language, texts, "latinName") : textIn(language, shown, "runner");
  let y = write(page, label, { at: [sheet.margin, top], width: beside, size: 9, colour: quiet });
  const heading = { at: [sheet.margin, y], width: beside, size: [22, 13], lines: 2, weight: "bold" } as const;
  y = write(page, isLatin ? latinName : name, heading);
  if (isLatin)
    y = write(page, textIn(language, texts, "latinNote"), {
      at: [sheet.margin, y],
      width: beside,
      size: 9,
      lines: 2,
      colour: quiet,
    });
  y += 12;
  for (const fact of facts) y = drawFact(page, fact, { at: [sheet.margin, y], width: beside });
  return y;
}

function drawCode(page: Page, code: string, top: number): number {
  const { doc, paper } = page;
  const x = sheet.width - sheet.margin - qrSize;
  const { path, modules } = qrPath(code);
  const alt = textIn(paper.language, shown, "qr", { code });
  const draw = () =>
    void doc
      .save()
      .translate(x, top)
      .scale(qrSize / modules)
      .path(path)
      .fill("#000000")
      .restore();
  page.add("Figure", draw, alt);
  const below = top + qrSize + 10;
  const centred = { width: qrSize, align: "center" as const };
  const y = write(page, textIn(paper.language, shown, "code"), {
    ...centred,
    at: [x, below],
    size: 9,
    colour: quiet,
  });
  return write(page, code, { ...centred, at: [x, y], size: 16, weight: "bold", spacing: 1 });
}

// Two beside each other.
function drawColumns(page: Page, facts: readonly Fact[], top: number): number {
  const width = contentWidth / 2 - 12;
  let y = top;
  for (let row = 0; row < facts.length; row += 2) {
    const ends = facts
      .slice(row, row + 2)
      .map((fact, column) => drawFact(page, fact, { at: [sheet.margin + column * (width + 24), y], width }));
    y = Math.max(...ends);
  }
  return y;
}

function drawFact(page: Page, [label, words]: Fact, place: { at: readonly [number, number]; width: number }): number {
  const y = write(page, label, { ...place, size: 9, colour: quiet });
  const style = { size: [13, 11], lines: 2, weight: "bold" } as const;
  return write(page, words, { ...place, ...style, at: [place.at[0], y] }) + 10;
}

function drawFoot(page: Page, number: number): void {
  const { language, contact, made, people } = page.paper;
  const y = rule(page, sheet.height - 84, false) + 8;
  const style = { size: 9, colour: quiet };
  const pageCount = people.length;
  if (pageCount > 1)
    write(page, textIn(language, texts, "pageOf", { page: number, of: pageCount }), {
      ...style,
      at: [sheet.width - sheet.margin - 120, y],
      width: 120,
      align: "right",
    });
  const next = write(page, contact, { ...style, at: [sheet.margin, y], width: contentWidth - 130 });
  write(page, made, { ...style, at: [sheet.margin, next] });
}

interface Style {
  at: readonly [x: number, y: number];
  width?: number;
  /** Points; of two, to the second it is shrunk before it takes another line. */
  size: number | readonly [usual: number, least: number];
  /** How many lines at most; what does not fit is shrunk. */
  lines?: number;
  weight?: Weight;
  colour?: string;
  align?: "left" | "center" | "right";
  spacing?: number;
  tag?: Tag;
}

// Returns its lower edge.
function write(page: Page, content: string, style: Style): number {
  const { doc } = page;
  const {
    at,
    width = contentWidth,
    size,
    lines = 1,
    weight = "regular",
    colour = ink,
    align = "left",
    spacing = 0,
  } = style;
  const [usual, least] = typeof size === "number" ? [size, size] : size;
  const text = layoutText(content, { width, size: usual, minSize: least, lines, weight, align, spacing });
  for (const character of text.missing) page.missing.add(character);
  const [x, y] = at;
  if (text.lines.length === 0) return y;
  const draw = () => {
    doc.fontSize(text.size).fillColor(colour);
    text.lines.forEach((line, index) => {
      const below = y + (index * lineHeight + baseline) * text.size;
      for (const run of line) drawRun(page, run.font, run.text, [x + run.x, below], spacing);
    });
  };
  page.add(style.tag ?? "P", draw);
  return y + text.lines.length * lineHeight * text.size;
}

function drawRun({ doc, fonts }: Page, font: string, text: string, [x, y]: [number, number], spacing: number): void {
  // The font that measured the text, which was read once.
  if (!fonts.has(font)) doc.registerFont(font, openFont(font) as never);
  fonts.add(font);
  doc.font(font).text(text, x, y, { lineBreak: false, baseline: "alphabetic", characterSpacing: spacing });
}

function rule({ doc }: Page, y: number, isDashed: boolean): number {
  decorate(doc, () => {
    doc.save().lineWidth(0.75).strokeColor("#bbbbbb");
    if (isDashed) doc.dash(3, { space: 3 });
    doc
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .stroke()
      .restore();
  });
  return y;
}

// Screen readers skip it.
function decorate(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}
