import { expect, test } from "vitest";
import { contentPolicy } from "../http/securityHeaders.ts";
import { readEnv } from "./env.ts";
import { readUploadSettings } from "./uploadSettings.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "runners",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret-of-the-operator",
};

test("an operator who sets nothing gets 20 MB a file, 200 MB an account, and the data folder", () => {
  expect(readUploadSettings({})).toEqual({ limitBytes: 20 * 1024 ** 2, quotaBytes: 200 * 1024 ** 2 });
});

test.each([
  ["512 KB", 512 * 1024],
  ["1GB", 1024 ** 3],
  ["3000", 3000],
])("an operator may write %s", (UPLOAD_LIMIT, limitBytes) => {
  expect(readUploadSettings({ UPLOAD_LIMIT, UPLOAD_QUOTA: "2 GB" }).limitBytes).toBe(limitBytes);
});

test.each([
  [{ UPLOAD_LIMIT: "20 apples" }, /UPLOAD_LIMIT is "20 apples"/],
  [{ UPLOAD_LIMIT: "0" }, /UPLOAD_LIMIT is "0"/],
  [{ UPLOAD_LIMIT: "30 MB", UPLOAD_QUOTA: "10 MB" }, /UPLOAD_QUOTA is smaller/],
  [{ S3_BUCKET: "runners" }, /S3_BUCKET is set, so S3_ENDPOINT is needed, too/],
  [{ ...s3, S3_SECRET_ACCESS_KEY: "" }, /S3_SECRET_ACCESS_KEY is needed/],
  [{ ...s3, S3_ENDPOINT: "s3.example.com" }, /S3_ENDPOINT has "s3.example.com"/],
  [{ ...s3, S3_ENDPOINT: "https://s3.example.com/; script-src *" }, /S3_ENDPOINT has/],
  [{ ...s3, S3_BUCKET: "Runners!" }, /S3_BUCKET is "Runners!"/],
])("an operator who writes %j reads one sentence, without the secret", (variables, said) => {
  expect(() => readUploadSettings(variables)).toThrow(said);
  expect(() => readUploadSettings(variables)).not.toThrow(/secret-of-the-operator/);
});

test("pages may show pictures of the bucket's host, in both ways of naming a bucket, and of no other", () => {
  const getPolicy = (overrides: object) => contentPolicy(readEnv({ ...s3, ...overrides }));
  expect(getPolicy({})).toContain("img-src 'self' data: https://s3.example.com;");
  expect(getPolicy({ S3_PATH_STYLE: "off" })).toContain("img-src 'self' data: https://runners.s3.example.com;");
  expect(contentPolicy(readEnv({}))).toContain("img-src 'self' data:;");
});
