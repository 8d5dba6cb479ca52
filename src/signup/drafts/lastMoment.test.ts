import { beforeEach, describe, expect, test } from "vitest";
import { nextVersion } from "#core/draftVersion.ts";
import { runner, startPhone, type TestPhone } from "./testPhone.ts";

let phone: TestPhone;
beforeEach(async () => {
  phone = await startPhone();
});

describe("the last moment of a tab", () => {
  test("what was typed is written before the page is gone, and restored when the runner is back", async () => {
    const tab = await phone.touched();
    phone.server.isAway = true;
    tab.type("name: Lin");
    tab.flush();
    expect(phone.texts.length).toBe(1);
    expect(await phone.local.read(runner)).toMatchObject([{ content: "name: Lin", isDirty: true }]);
    expect(phone.texts.length).toBe(0);
  });

  test("a page that was only hidden leaves nothing behind once the browser has it for good", async () => {
    const tab = await phone.touched();
    tab.type("name: Lin");
    tab.flush();
    await phone.pass(50);
    expect(phone.texts.length).toBe(0);
    expect(await phone.local.read(runner)).toMatchObject([{ content: "name: Lin", isDirty: false }]);
  });

  test("a full store and a draft that is too long for it stop nothing", async () => {
    const tab = await phone.touched();
    tab.type("x".repeat(400_001));
    tab.flush();
    expect(phone.texts.length).toBe(0);
    phone.texts.isFull = true;
    tab.type("name: Lin");
    expect(() => tab.flush()).not.toThrow();
    expect(phone.texts.length).toBe(0);
    await phone.pass(50);
    expect(phone.server.draft?.content).toBe("name: Lin");
  });

  test("takes nothing back that the tab has written since", async () => {
    const before = { content: "before", revision: 0, isDirty: true, savedAt: phone.clock };
    const [first, second] = [nextVersion("phone001"), nextVersion("phone001", nextVersion("phone001"))];
    const last = await phone.local.prepare(runner, "phone001");
    last.write({ ...before, version: first });
    await phone.local.write(runner, "phone001", { ...before, content: "after", version: second });
    expect(await phone.local.read(runner)).toMatchObject([{ content: "after" }]);
    // Nor if another tab began to adopt it before.
    await phone.local.write(runner, "phone001", { ...before, version: first });
    expect(await phone.local.read(runner)).toMatchObject([{ content: "after" }]);
  });

  test("another item whose name begins with the same letters has its own draft", async () => {
    const tab = await phone.touched(`${runner}-relay`);
    tab.type("relay");
    await phone.pass(300);
    expect(await phone.local.read(runner)).toEqual([]);
    await phone.local.remove(runner);
    expect(await phone.local.read(`${runner}-relay`)).toMatchObject([{ content: "relay" }]);
  });
});
