import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import { openTestDatabase } from "../db/testDatabase.ts";
import { getSecrets, openSecrets } from "./secrets.ts";

let open: OpenDatabase;
let dataDir: string;
beforeAll(async () => {
  open = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "startline-secrets-"));
});
afterAll(async () => {
  await open.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("sealed text reveals nothing, opens with the same key, and does not open with another key or after a change", () => {
  const secrets = getSecrets("one key of thirty-two characters!");
  const sealed = secrets.seal("110101199003070018");
  expect(sealed).not.toBe(secrets.seal("110101199003070018"));
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("1990");
  expect(secrets.open(sealed)).toBe("110101199003070018");
  expect(() => getSecrets("other key of thirty-two character").open(sealed)).toThrow();
  const tampered = Buffer.from(sealed, "base64url");
  tampered[tampered.length - 1] = (tampered.at(-1) ?? 0) ^ 1;
  expect(() => secrets.open(tampered.toString("base64url"))).toThrow();
});

test("a keyed hash finds the same value again, for the same job alone", () => {
  const { mac } = getSecrets("one key of thirty-two characters!");
  expect(mac("phone", "13800000000")).toBe(mac("phone", "13800000000"));
  expect(mac("phone", "13800000000")).not.toBe(mac("card", "13800000000"));
});

test("a server whose key file was cut off by a full disk does not start with a key that everybody can guess", async () => {
  const cut = await mkdtemp(join(dataDir, "cut-"));
  const file = join(cut, "secret.key");
  await writeFile(file, "");
  await expect(openSecrets(open.db, { dataDir: cut })).rejects.toThrow(`The key in ${file} is incomplete.`);
  await rm(file);
  await mkdir(file);
  await expect(openSecrets(open.db, { dataDir: cut })).rejects.toThrow(`The key in ${file} cannot be read (EISDIR).`);
});

test("a server that starts again has its key again, for its owner's eyes alone; one with another key does not start", async () => {
  const first = await openSecrets(open.db, { dataDir });
  expect((await openSecrets(open.db, { dataDir })).open(first.seal("kept"))).toBe("kept");
  expect(((await stat(join(dataDir, "secret.key"))).mode & 0o777).toString(8)).toBe("600");
  const otherSecrets = openSecrets(open.db, { dataDir, secretKey: "a key that this database has never seen" });
  await expect(otherSecrets).rejects.toThrow("another SECRET_KEY");
});
