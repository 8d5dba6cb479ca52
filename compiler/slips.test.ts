import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { readForm } from "./forms/readForm.ts";
import { formSurroundings } from "./forms/surroundings.ts";
import { getIdentity } from "./problems/places.ts";
import type { Problem } from "./problems/problems.ts";
import { groupRepeats } from "./problems/repeats.ts";
import { readSite } from "./read.ts";

const template = join(import.meta.dirname, "../cli/new/template");
const formPath = "forms/sign-up.json";
const [site, form] = ["site.json", formPath].map(readTemplate) as [string, string];
const documents = Object.fromEntries(
  readdirSync(join(template, "documents")).map((name) => [`documents/${name}`, readTemplate(`documents/${name}`)]),
);

// The template as a new race has it.
function readTemplate(path: string): string {
  return readFileSync(join(template, path), "utf8")
    .replace(/\{\{race (..:..)\}\}/g, "2026-10-18T$1:00+08:00")
    .replaceAll("{{opens}}", "2026-08-01T10:00:00+08:00")
    .replaceAll("{{closes}}", "2026-09-01T18:00:00+08:00")
    .replaceAll("{{today}}", "2026-07-01")
    .replaceAll("{{timeZone}}", "Asia/Shanghai")
    .replace(/\{\{[^}]*\}\}/g, "test-race");
}

interface Word {
  file: "site" | "form";
  text: string;
  offset: number;
}

// Names of fields, and values that are no sentences.
function wordsIn(file: Word["file"], source: string): Word[] {
  const words: Word[] = [];
  const add = ({ value, offset }: Node) => {
    if (/^[a-zA-Z][\w./#-]{2,39}$/.test(value)) words.push({ file, text: value, offset: offset + 1 });
  };
  const visit = (node: Node): void => {
    const [key, value] = node.type === "property" ? (node.children ?? []) : [];
    if (node.type === "string") add(node);
    if (!key || !value) node.children?.forEach(visit);
    else if (key.value !== "zh" && key.value !== "en") {
      add(key);
      visit(value);
    }
  };
  const tree = parseTree(source);
  if (tree) visit(tree);
  return words;
}

// One letter is missing, twice there, swapped with the next one, or another one.
function slip(word: string, turn: number): string {
  const at = 1 + (turn % (word.length - 1));
  const [start, letter = "", rest] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const other = letter === "x" ? "y" : "x";
  const swapped = rest === "" ? `${start}${other}` : start + rest[0] + letter + rest.slice(1);
  return [start + rest, start + letter + letter + rest, swapped, start + other + rest][turn % 4] ?? word;
}

// A form is read again only if it, or what it reads of the site, is another one.
const ofForms = new Map<string, Problem[]>();

function listProblems(texts: Record<Word["file"], string>): Problem[] {
  const siteReading = readSite(texts.site, "site.json", { documents, forms: { [formPath]: texts.form } });
  const around = formSurroundings(siteReading.site, undefined, siteReading.problems);
  const key = texts.form + JSON.stringify(around);
  const ofForm = ofForms.get(key) ?? readForm(texts.form, formPath, around).problems;
  ofForms.set(key, ofForm);
  return [...siteReading.problems, ...ofForm].filter(({ severity }) => severity !== "note");
}

test("an organiser who mistypes one letter hears of it once", () => {
  const right = { site, form };
  expect(listProblems(right)).toEqual([]);
  const words = [...wordsIn("site", site), ...wordsIn("form", form)];
  const mostSlips = 500;
  const chosen = Array.from({ length: mostSlips }, (_, turn) => words[Math.floor((turn * words.length) / mostSlips)]);
  const told = chosen.flatMap((word, turn) => {
    if (!word) return [];
    const written = slip(word.text, turn);
    const source = right[word.file];
    const changed = source.slice(0, word.offset) + written + source.slice(word.offset + word.text.length);
    const repeatedProblems = groupRepeats(listProblems({ ...right, [word.file]: changed }));
    const codes = repeatedProblems.map(({ problem }) => `${problem.code} ${problem.pointer}`);
    return repeatedProblems.length > 1 ? [`${word.text} -> ${written}: ${codes.join(", ")}`] : [];
  });
  expect(told).toEqual([]);
});

test("an organiser with a table of 200 names in the wrong place hears of it once", () => {
  const names = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`row${index}`, index]));
  const changed = JSON.stringify({ ...JSON.parse(site), ...names });
  const problems = listProblems({ site: changed, form });
  expect(problems.length).toBe(200);
  expect(groupRepeats(problems).map(({ repeats }) => repeats.length)).toEqual([199]);
  expect(new Set(problems.map(getIdentity)).size).toBe(200);
});

test("an organiser is never led to a name of another object", () => {
  const changed = site.replace('"timeZone"', '"minAge": 20, "timeZone"');
  const [problem, ...others] = listProblems({ site: changed, form });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: "SL2004", params: { place: "/race/items/*/minAge", near: undefined } });
  expect(problem?.fix).toBeUndefined();
});

test("an organiser who writes a required field under another name is shown which one was meant", () => {
  const changed = site.replace(/"distanceKm"/, '"length"');
  const problems = listProblems({ site: changed, form });
  expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([["SL2017", "distanceKm"]]);
});
