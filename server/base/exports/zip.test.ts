import JSZip from "jszip";
import { expect, test } from "vitest";
import { writeZip } from "./zip.ts";

test("an export whose rows cannot be read to the end fails, and is not taken for a whole file", async () => {
  async function* broken() {
    yield Buffer.from("a");
    throw new Error("The database is gone.");
  }
  const read = async () => {
    for await (const _ of writeZip([{ name: "a.txt", content: broken() }]));
  };
  await expect(read()).rejects.toThrow("The database is gone.");
});

test("an archive made piece by piece opens with other programs", async () => {
  const big = Buffer.alloc(3_000_000, "startline ");
  const pieces: Buffer[] = [];
  const halves = [big.subarray(0, 1_000_001), big.subarray(1_000_001)];
  const entries = [
    { name: "a.txt", content: [Buffer.from("a")] },
    { name: "empty", content: [] },
    { name: "b/big", content: halves },
  ];
  for await (const piece of writeZip(entries)) pieces.push(piece);
  const archive = Buffer.concat(pieces);
  expect(archive.length).toBeLessThan(100_000);
  const zip = await JSZip.loadAsync(archive, { checkCRC32: true });
  expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(["a.txt", "empty", "b/big"]));
  expect((await zip.file("b/big")?.async("nodebuffer"))?.equals(big)).toBe(true);
  const damaged = Buffer.from(archive);
  damaged.writeUInt8(damaged.readUInt8(36) ^ 1, 36);
  await expect(JSZip.loadAsync(damaged, { checkCRC32: true })).rejects.toThrow();
});
