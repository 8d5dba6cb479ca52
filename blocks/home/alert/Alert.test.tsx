import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import Alert from "./Alert.tsx";
import { getKey } from "./dismissed.ts";

const alert: HomeProps["alert"] = {
  level: "danger",
  text: { zh: "起跑推迟到 8:00。", en: "The start moves to 08:00." },
  from: "2025-10-26T06:00:00+08:00",
  until: "2025-10-26T08:00:00+08:00",
};
const at = (now: string, props = {}) => renderInSite(<Alert {...alert} {...props} />, { now });

test.each([
  ["before it begins", "2025-10-26T05:59:59+08:00", ""],
  ["when it begins", "2025-10-26T06:00:00+08:00", "Important change The start moves to 08:00."],
  ["just before it ends", "2025-10-26T07:59:59+08:00", "Important change The start moves to 08:00."],
  ["when it ends", "2025-10-26T08:00:00+08:00", ""],
])("a runner sees the alert by the server's clock: %s", (_when, now, words) => {
  expect(listWords(at(now))).toBe(words);
});

test("an alert without instants is shown at any time, and one that ends before it starts at none", () => {
  const always = { from: undefined, until: undefined };
  expect(listWords(at("2020-01-01T00:00:00Z", always))).toContain("The start moves");
  const never = { from: alert.until, until: alert.from };
  for (const now of ["2025-10-26T05:00:00+08:00", "2025-10-26T07:00:00+08:00", "2025-10-26T09:00:00+08:00"])
    expect(listWords(at(now, never))).toBe("");
});

test("only an alert that appears while the page is open is announced: the others are read in their place", () => {
  expect(at("2025-10-26T07:00:00+08:00")).not.toMatch(/role="(?:alert|status)"/);
  expect(at("2025-10-26T05:00:00+08:00")).toContain('role="alert"');
  expect(at("2025-10-26T05:00:00+08:00", { level: "warning" })).toContain('role="status"');
});

test("only a dismissible alert has a button and a key, which changes with each text and with the level", () => {
  const keyIn = (html: string) => /data-notice="(\w+)"/.exec(html)?.[1];
  const now = "2025-10-26T07:00:00+08:00";
  const key = keyIn(at(now, { isDismissible: true }));
  expect(at(now)).not.toMatch(/<button|data-notice/);
  expect(key).toMatch(/^[a-z0-9]+$/);
  expect(keyIn(at(now, { isDismissible: true, until: undefined }))).toBe(key);
  const texts = [{ text: { ...alert.text, zh: "起跑推迟到 8:30。" } }, { level: "info" }, { title: { zh: "变更" } }];
  const keys = texts.map((changed) => keyIn(at(now, { isDismissible: true, ...changed })));
  expect(new Set([key, ...keys]).size).toBe(4);
});

test("a key is only letters and digits, of any text", () => {
  for (const text of ["", '"]{}*', "\ud800", "x".repeat(100_000)]) expect(getKey([text])).toMatch(/^[a-z0-9]{4,20}$/);
});
