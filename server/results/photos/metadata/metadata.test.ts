import { describe, expect, test } from "vitest";
import { drawPhoto, writeXmp } from "../testPhotos.ts";
import { readMetadata, readSidecar } from "./readMetadata.ts";
import { readXmp } from "./xmp.ts";

describe("of a photo, an organiser's import reads", () => {
  test("bibs of IPTC and of XMP, the camera, its clock and how it was held, and not its place", async () => {
    const file = await drawPhoto({
      iptc: ["A00001", "10k"],
      xmp: ["A00002", "Start & Ziel"],
      camera: "Camera X",
      serial: "S-1",
      takenAt: "2025:10:26 09:12:33",
      zone: "+08:00",
      orientation: 6,
      width: 64,
      height: 48,
      isPlaced: true,
    });
    expect(await readMetadata(file)).toEqual({
      width: 48,
      height: 64,
      camera: "Camera X",
      serial: "S-1",
      takenAt: "2025:10:26 09:12:33",
      zone: "+08:00",
      keywords: [
        { word: "A00001", source: "iptc" },
        { word: "10k", source: "iptc" },
        { word: "A00002", source: "xmp" },
        { word: "Start & Ziel", source: "xmp" },
      ],
    });
  });

  test.each(["png", "webp"] as const)("the same of another format: %s", async (format) => {
    const file = await drawPhoto({ format, xmp: ["A00002"], camera: "Camera X", takenAt: "2025:10:26 09:12:33" });
    expect(await readMetadata(file)).toMatchObject({
      width: 64,
      height: 48,
      camera: "Camera X",
      takenAt: "2025:10:26 09:12:33",
      keywords: [{ word: "A00002", source: "xmp" }],
    });
  });

  test("the file beside it, as photographers' programs write it", () => {
    expect(readSidecar(writeXmp(["A00003"], "2025-10-26T09:12:33.50"))).toEqual({
      keywords: [{ word: "A00003", source: "sidecar" }],
      takenAt: "2025-10-26T09:12:33.50",
    });
  });
});

test("a damaged file is refused at any place where it is cut, and reads nothing beyond its end", async () => {
  const file = await drawPhoto({ iptc: ["1"], xmp: ["2"], camera: "X", takenAt: "2025:10:26 09:12:33" });
  const pixels = file.indexOf(Buffer.from([0xff, 0xda]));
  expect(pixels).toBeGreaterThan(100);
  for (let length = 3; length < pixels; length += 7)
    expect(["broken", "not-a-picture"], String(length)).toContain(await readMetadata(file.subarray(0, length)));
  // Each byte of the metadata once another.
  for (let at = 4; at < pixels; at++) {
    const damaged = Buffer.from(file);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    await readMetadata(damaged);
  }
});

test("what is no photo is refused by its content, not its name", async () => {
  expect(await readMetadata(Buffer.from("<html>"))).toBe("not-a-picture");
  expect(await readMetadata(Buffer.alloc(0))).toBe("not-a-picture");
  expect(await readMetadata(Buffer.from("....ftypheic...........................", "latin1"))).toBe("heic");
});

test("XMP with entities that expand, or without an end, has no more than its words", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${writeXmp(["b"]).replace("<rdf:li>b", "<rdf:li>&b;&#x41;")}`;
  expect(readXmp(bomb).keywords).toEqual(["&b;A"]);
  expect(readXmp("<dc:subject><rdf:Bag><rdf:li>12".repeat(1000)).keywords).toEqual([]);
});
