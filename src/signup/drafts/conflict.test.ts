import { beforeEach, describe, expect, test } from "vitest";
import { runner, startPhone, type TestPhone } from "./testPhone.ts";
import { TestServer } from "./testStorage.ts";

let phone: TestPhone;
beforeEach(async () => {
  phone = await startPhone();
});

describe("a runner who is asked which draft counts", () => {
  const asked = async () => {
    const tab = await phone.touched();
    tab.type("on the phone");
    await phone.pass(3000);
    phone.server.saveElsewhere("on the laptop");
    tab.type("on the phone, later");
    await phone.pass(3000);
    expect(tab.saving()).toBe("conflict");
    return tab;
  };

  test("types on and reloads: everything typed is there, the question comes again, and the other draft is unchanged", async () => {
    const tab = await asked();
    tab.type("on the phone, later still");
    await phone.pass(300);
    expect((await phone.local.read(runner)).map(({ content }) => content)).toEqual(["on the phone, later still"]);
    tab.type("on the phone, to the end");
    tab.flush();
    const again = await phone.open();
    expect(again.stored).toMatchObject({ content: "on the phone, to the end" });
    expect(again.conflict()).toMatchObject({ content: "on the laptop" });
    expect(phone.server.draft?.content).toBe("on the laptop");
    await again.settle("on the phone, to the end");
    expect(phone.server.draft?.content).toBe("on the phone, to the end");
    const later = await phone.open();
    expect(later.stored).toMatchObject({ content: "on the phone, to the end" });
    expect(later.conflict()).toBeUndefined();
  });

  test.each(["on the phone, later", "on the laptop"])("and decides for “%s” can take it back", async (chosen) => {
    const tab = await asked();
    await tab.settle(chosen);
    expect(tab.conflict()).toBeUndefined();
    expect(phone.server.draft?.content).toBe(chosen);
    tab.type("the other one after all");
    await phone.pass(3000);
    expect(phone.server.draft?.content).toBe("the other one after all");
    expect(tab.saving()).toBe("saved");
  });

  test("because it was submitted elsewhere: keeps what is here, or discards it", async () => {
    for (const chosen of ["on the phone, later", null]) {
      phone.server = new TestServer(() => phone.clock);
      await phone.local.remove(runner);
      const tab = await phone.touched();
      tab.type("on the phone");
      await phone.pass(3000);
      await phone.server.remove();
      tab.type("on the phone, later");
      await phone.pass(3000);
      expect(tab.conflict()).toMatchObject({ content: null });
      await tab.settle(chosen);
      await phone.pass(3000);
      expect(phone.server.draft?.content).toBe(chosen ?? undefined);
      expect(tab.conflict()).toBeUndefined();
    }
  });

  test("is not asked about a draft that could not be fetched: it is tried again", async () => {
    const tab = await phone.touched();
    tab.type("on the phone");
    await phone.pass(3000);
    phone.server.saveElsewhere("on the laptop");
    const { fetch } = phone.server;
    phone.server.fetch = () => Promise.reject(new Error("lost"));
    tab.type("on the phone, later");
    await phone.pass(3000);
    expect(tab.saving()).toBe("here-only");
    phone.server.fetch = fetch;
    await phone.pass(16_000);
    expect(tab.conflict()).toMatchObject({ content: "on the laptop" });
  });
});
