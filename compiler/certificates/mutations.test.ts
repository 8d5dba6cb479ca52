import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { certificateFields } from "#core/certificateFields.ts";
import { type CertificateMutation, certificateMutations } from "#fixtures/mutations/certificates.ts";
import schema from "#schemas/certificate/v1.schema.json" with { type: "json" };
import { readMessage } from "../problems/readMessage.ts";
import { mutateText } from "../testMutations.ts";
import { checkTogether } from "./checkTogether.ts";
import { readCertificate } from "./readCertificate.ts";

const surroundings = { items: ["ten-km", "five-km"], files: ["media/logo.svg"] };

function readDesign(design: CertificateMutation["design"]): string {
  return readFileSync(`cli/new/template/certificates/${design}.json`, "utf8");
}

/** The report of a mistake that is not exactly one problem of its code on its line. */
function misjudged(mutation: CertificateMutation): string[] {
  const { changed, lines } = mutateText(readDesign(mutation.design), mutation);
  const { problems } = readCertificate(changed, `${mutation.design}.json`, surroundings);
  const [only] = problems;
  if (problems.length === 1 && only?.code === mutation.code && lines.includes(only.line ?? 0)) return [];
  const reported = problems.map((problem) => `${problem.code} :${problem.line} ${readMessage(problem).en}`);
  return [`${mutation.design}:${lines} ${mutation.code} ${mutation.does}`, ...reported];
}

describe("an organiser who edits a certificate", () => {
  test("gets no problem of a right one", () => {
    for (const design of ["classic", "bold"] as const) {
      const { certificate, problems } = readCertificate(readDesign(design), `${design}.json`, surroundings);
      expect(problems).toEqual([]);
      expect(certificate?.id).toBe(design);
    }
  });

  test("gets one problem for one mistake, on its line", () => {
    expect(certificateMutations.flatMap(misjudged)).toEqual([]);
  });

  test("reads what was probably meant", () => {
    const text = readDesign("classic").replace('"field": "time"', '"field": "tmie"');
    const { certificate, problems } = readCertificate(text, "classic.json", surroundings);
    expect(certificate).toBeUndefined();
    expect(problems[0]).toMatchObject({ suggestion: "time", fix: { value: "time" } });
    expect(problems.map((problem) => readMessage(problem).en)[0]).toContain('Did you mean "time"?');
  });

  test("learns of two certificates for the same people, and of an empty file", () => {
    const certificate = { id: "a", page: { width: 210, height: 297 }, elements: [] };
    const both = (one: object, other: object) =>
      checkTogether([
        { path: "certificates/a.json", certificate: { ...certificate, ...one } },
        { path: "certificates/b.json", certificate: { ...certificate, ...other } },
      ]).map(({ code, file }) => [code, file]);
    const twice = [["SL6253", "certificates/b.json"]];
    expect(both({}, {})).toEqual(twice);
    expect(both({ items: ["ten-km"] }, { items: ["ten-km", "five-km"] })).toEqual(twice);
    expect(both({ items: ["ten-km"] }, {})).toEqual([]);
    expect(both({ sets: ["finishers"] }, { sets: ["volunteers", "participants"] })).toEqual([]);
    expect(readCertificate("").problems).toHaveLength(1);
    expect(readCertificate("[]").problems).toMatchObject([{ code: "SL1002" }]);
  });

  test("is offered every fact by editors", () => {
    expect(schema.$defs.element.properties.field.examples).toEqual([...certificateFields]);
  });
});
