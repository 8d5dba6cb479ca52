import { expect, test } from "vitest";
import type { ScoreVerificationAnswer } from "#schemas/generated/types.ts";
import type { FieldCheck } from "../field.ts";
import { writeSentence } from "../sentences.ts";
import { commitmentForm } from "./commitmentForm.ts";
import { fileUpload } from "./fileUpload.ts";
import { multipleImageUpload } from "./multipleImageUpload.ts";
import { policyDialog } from "./policyDialog.ts";
import { scoreVerification } from "./scoreVerification.ts";
import { signature } from "./signature.ts";
import { uploadImage } from "./uploadImage.ts";

const asked = <Options>(options: Options, more: Partial<FieldCheck<Options>> = {}): FieldCheck<Options> => ({
  options,
  pointer: "/asked",
  isRequired: true,
  answerAt: () => undefined,
  item: "marathon",
  today: "2025-08-11",
  raceDays: { marathon: "2025-10-26" },
  itemNames: {},
  entrants: [{}],
  index: 0,
  ...more,
});
const codes = (faults: { at: string; code: string }[] | undefined) =>
  faults?.map(({ at, code }) => `${at} ${code}`.trim());

test("a picture of another size is refused with both sizes in the sentence", () => {
  const picture = { id: "a", name: "me.jpg", width: 600, height: 800 };
  const [fault] = uploadImage.check?.(picture, asked({ width: 295, height: 413 })) ?? [];
  expect(fault && writeSentence(fault.text).zh).toBe(
    "上传图片的尺寸不符合标准，宽度须为 295 px，高度须为 413 px；“me.jpg”的实际宽度为 600 px，高度为 800 px。",
  );
  expect(fault && writeSentence(fault.text).en).toContain(
    "295 px wide and 413 px high, but “me.jpg” is 600 px wide and 800 px high",
  );
});

test("a size is required only if both sides are given", () => {
  const picture = { id: "a", name: "me.jpg", width: 600, height: 800 };
  expect(uploadImage.check?.(picture, asked({ width: 295 }))).toEqual([]);
});

test("a file is judged by its ending in capitals and small letters alike, and one without an ending is refused", () => {
  const check = (name: string) => codes(fileUpload.check?.([{ id: "a", name }], asked({ endings: ["pdf" as const] })));
  expect(check("SCAN.PDF")).toEqual([]);
  expect(check("scan.pdf.exe")).toEqual(["kind-of-file"]);
  expect(check("pdf")).toEqual(["kind-of-file"]);
});

test("the same picture twice is refused", () => {
  const picture = { id: "a", name: "me.jpg", width: 1, height: 1 };
  expect(codes(multipleImageUpload.check?.([picture, { ...picture }], asked({})))).toEqual(["twice"]);
});

test("the server gets the id of every file that an answer names", () => {
  const file = { id: "f1", name: "a.pdf" };
  expect(fileUpload.uploads?.([file, { id: "f2", name: "b.pdf" }])).toEqual(["f1", "f2"]);
  expect(commitmentForm.uploads?.({ kind: "upload", file })).toEqual(["f1"]);
  expect(scoreVerification.uploads?.({ ...result, certificate: file })).toEqual(["f1"]);
});

test("case 20, one dot: it is no signature, nor is a slip of the finger; a short name drawn small is one", () => {
  const drawn = (strokes: number[][][]) => ({ kind: "drawn" as const, strokes, width: 320, height: 170 });
  const check = (strokes: number[][][]) => codes(signature.check?.(drawn(strokes), asked({})));
  expect(check([[[50, 50, 0]]])).toEqual(["signature-blank"]);
  expect(check([[[50, 50, 0]], [[90, 90, 900]]])).toEqual(["signature-blank"]);
  expect(
    check([
      [
        [50, 50, 0],
        [54, 52, 20],
      ],
    ]),
  ).toEqual(["signature-blank"]);
  expect(
    check([
      [
        [50, 50, 0],
        [60, 70, 20],
        [75, 48, 40],
      ],
    ]),
  ).toEqual([]);
});

test("a typed signature is a name", () => {
  const check = (name: string) => codes(signature.check?.({ kind: "typed", name }, asked({})));
  for (const none of ['\u3000 ""', "x", "吴", "12 34", "..a"])
    expect([none, check(none)]).toEqual([none, ["signature-name"]]);
  expect(check("Wu")).toEqual([]);
  expect(check("吴一")).toEqual([]);
});

test("case 21, an earlier edition: a runner who agreed to it is asked again", () => {
  const answer = { policy: "declaration", version: "1", agreedAt: "2025-08-11T02:03:04Z" };
  const check = (version: string) =>
    codes(policyDialog.check?.(answer, asked({ policy: "declaration" }, { policies: { declaration: version } })));
  expect(check("1")).toEqual([]);
  expect(check("2")).toEqual(["policy-changed"]);
});

test("a runner reads in the race's time when they agreed to a text", () => {
  const answer = { policy: "declaration", version: "2", agreedAt: "2025-08-11T02:03:04Z" };
  const shown = (language: "zh" | "en") =>
    policyDialog.format(answer, { policy: "declaration" }, language, "Asia/Shanghai");
  expect(shown("en")).toBe("Agreed (version 2, 2025-08-11 10:03)");
  expect(shown("zh")).toBe("已同意（版本 2，2025-08-11 10:03）");
});

test("a commitment form is taken in the ways that the organiser names", () => {
  const options = { for: "minor", title: { zh: "承诺书" }, ways: ["signature"] } as const;
  const check = commitmentForm.check?.(
    { kind: "upload", file: { id: "a", name: "a.pdf" } },
    asked({ ...options, ways: ["signature" as const] }),
  );
  expect(codes(check)).toEqual(["way"]);
});

const result: ScoreVerificationAnswer = {
  race: { name: "2024 运河城马拉松" },
  item: "marathon",
  date: "2024-10-27",
  time: "3:25:07",
  status: "unverified",
};
const checkResult = (answer: Partial<ScoreVerificationAnswer>, options = {}) =>
  scoreVerification.check?.({ ...result, ...answer }, asked(options));

test("case 22, a half marathon's time for a marathon: it is noticed, and named as one", () => {
  const [fault] = checkResult({ time: "1:25:07" }) ?? [];
  expect(fault && writeSentence(fault.text)).toEqual({
    zh: "1:25:07 更像半程马拉松的成绩，请核对项目和时间。",
    en: "The time 1:25:07 looks like one for the half marathon. Please check distance and time.",
  });
});

test("case 22, days that count: from the first to the last, and never after today", () => {
  const options = { from: "2023-10-01", until: "2025-08-01" };
  const on = (date: string) => codes(checkResult({ date }, options));
  expect(["2023-10-01", "2025-08-01"].map(on)).toEqual([[], []]);
  expect(["2023-09-30", "2025-08-02", "2025-08-12"].map(on)).toEqual([
    ["/date too-early"],
    ["/date too-late"],
    ["/date future"],
  ]);
});

test("case 22, the race's grade: one below it is refused, one whose name was typed is left to the organiser", () => {
  const options = { grades: ["A1"] };
  expect(codes(checkResult({ race: { id: "hill", name: "Hill", grade: "C" } }, options))).toEqual(["/race grade"]);
  expect(checkResult({ race: { name: "Hill" } }, options)).toEqual([]);
});

test("a certificate is required only as long as the result was not found", () => {
  const options = { needsCertificate: true, looksUp: true };
  expect(codes(checkResult({}, options))).toEqual(["/certificate certificate"]);
  expect(checkResult({ status: "verified" }, options)).toEqual([]);
});

test("case 22, a result that nobody looked up: it stays unverified, even if the answer claims otherwise", () => {
  expect(codes(checkResult({ status: "verified" }))).toEqual(["not-looked-up"]);
});
